"""The durable side: SQLite through one writer, migrations, lease, backup."""
