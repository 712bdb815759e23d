# Two stages: the first installs what the lock file names, hashes checked; the second holds that and the code, no more.
# Python and Debian: the newest that the tests run on, and the current stable one. `make pin` puts the digest behind them.
FROM python:3.13-slim-trixie AS base

FROM base AS build
COPY requirements.lock /build/requirements.lock
RUN python -m venv --without-pip /opt/venv \
    && python -m pip --python /opt/venv/bin/python install --no-cache-dir --disable-pip-version-check \
       --only-binary :all: --require-hashes -r /build/requirements.lock
# Some wheels bring their debugging symbols along, 15 MB. Pillow's are repaired libraries, which strip may damage.
RUN apt-get update \
    && apt-get install -y --no-install-recommends binutils postgresql-client \
    && find /opt/venv -name '*.so' -not -path '*/PIL/*' -exec strip --strip-debug {} +
COPY bot /app/bot
COPY cogs /app/cogs
COPY renderers /app/renderers
COPY proving /app/proving
COPY locales /app/locales
RUN python -m compileall -q /opt/venv /app

FROM base
# pg_dump and pg_restore make and look over the nightly backups of a PostgreSQL database; their package would bring Perl,
# 60 MB. The zones of tzdata are those of tables' clocks and people's quiet hours. No program keeps rights that its
# caller has not.
COPY --from=build /usr/lib/postgresql/*/bin/pg_dump /usr/lib/postgresql/*/bin/pg_restore /usr/local/bin/
RUN apt-get update \
    && apt-get install -y --no-install-recommends libpq5 tzdata \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
    && find / -xdev -type f -perm /6000 -exec chmod a-s {} +
RUN groupadd --gid 10001 bot \
    && useradd --uid 10001 --gid bot --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin bot \
    && install -d -o bot -g bot -m 0750 /data
COPY --from=build /opt/venv /opt/venv
COPY --from=build /app /app
COPY LICENSE pyproject.toml /app/
WORKDIR /app
# The root file system may be read-only: only /data (lasting) and /tmp (not) are written to.
ENV PATH=/opt/venv/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 DATA_DIR=/data
# docker build --build-arg REVISION=$(git rev-parse --short HEAD) says which commit it is.
ARG REVISION=unknown
ENV BOT_REVISION=$REVISION
LABEL org.opencontainers.image.title=zodiac-table \
      org.opencontainers.image.version=1.1.0 \
      org.opencontainers.image.revision=$REVISION \
      org.opencontainers.image.licenses=MIT
USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
