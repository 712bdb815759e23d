// Bringing drawn nodes up to date in place. A press begins on a node and ends on it: if a message were drawn anew in between
// (somebody else's ✋ is counted), the press would be lost. So nodes stay, and only what differs is changed.
//
// What a listener depends on has to be in `data-key`: nodes with different keys are never turned into one another. Nodes
// marked `data-whole` are either equal or exchanged, nodes marked `data-keep` are left alone.

const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

function alike(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) return false;
  if (!isElement(old)) return true;
  return old.dataset.key === fresh.dataset.key && old.dataset.whole === undefined && fresh.dataset.whole === undefined;
}

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/** Gives `old` the children of `fresh`, keeping the nodes that can stay. */
export function morphChildren(old, fresh) {
  const wanted = [...fresh.childNodes];
  wanted.forEach((node, index) => {
    const there = old.childNodes[index];
    if (there === undefined) old.append(node);
    else morph(there, node);
  });
  while (old.childNodes.length > wanted.length) old.lastChild.remove();
}

/**
 * Makes `old` look like `fresh`.
 * @param {Node} old a node in the page
 * @param {Node} fresh what should be there; may be taken apart
 * @returns {Node} the node that is now in the page: `old` if it could stay
 */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh) || (isElement(old) && isElement(fresh) && old.dataset.keep !== undefined && fresh.dataset.keep !== undefined)) return old;
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (isElement(old)) {
    attributes(old, fresh);
    morphChildren(old, fresh);
  } else old.nodeValue = fresh.nodeValue;
  return old;
}
