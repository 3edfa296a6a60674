/** Browsers' translators put the translation of a text node into elements with this name, which the application never uses. */
const TRANSLATION = 'FONT'

/**
 * Keeps the page alive while a browser translates it (decision 017). A translator takes text nodes out of the document and puts
 * elements in their place, without telling React, which then removes, moves or fills nodes that are no longer there: without
 * this, removing one throws and ends the page, and filling one leaves an old price or hour in view.
 * Each replaced text node is remembered with its translation: removed with it, found by it, and put back once its text changes,
 * for the translator to translate again.
 * @returns a function that ends this.
 */
export const surviveTranslation = (): (() => void) => {
  const translations = new WeakMap<Node, Element>()
  const observer = new MutationObserver((records) => remember(records, translations))
  observer.observe(document, { childList: true, subtree: true })

  /** The translation shown in place of a node; undefined if the node is in its place or was never translated. */
  const translationOf = (node: Node): Element | undefined => {
    remember(observer.takeRecords(), translations)
    let shown = translations.get(node)
    while (shown !== undefined && shown.parentNode === null) shown = translations.get(shown)
    return shown
  }
  // oxlint-disable-next-line typescript/unbound-method -- each is only ever applied to its node
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

  const removeTranslation = (node: Node): void => {
    if (node instanceof Text && node.parentNode === null) translationOf(node)?.remove()
  }
  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    removeTranslation(node)
    return Reflect.apply(appendChild, this, [node])
  }
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    removeTranslation(node)
    if (before === null || before.parentNode === this) return Reflect.apply(insertBefore, this, [node, before])
    const shown = translationOf(before)
    // A node whose place is unknown goes to the end: in the wrong order at worst.
    return Reflect.apply(insertBefore, this, [node, shown?.parentNode === this ? shown : null])
  }
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return Reflect.apply(removeChild, this, [node])
    translationOf(node)?.remove()
    return node
  }
  if (nodeValue?.set)
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string | null) {
        nodeValue.set?.call(this, value)
        if (this.parentNode === null && this instanceof Text) translationOf(this)?.replaceWith(this)
      },
    })
  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild })
    if (nodeValue) Object.defineProperty(Node.prototype, 'nodeValue', nodeValue)
  }
}

/** Pairs each node that was taken out with the new element beside the place where it was. */
const remember = (records: readonly MutationRecord[], translations: WeakMap<Node, Element>): void => {
  const unpaired = new Set<Node>()
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node.nodeName === TRANSLATION) unpaired.add(node)
  if (unpaired.size === 0) return
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const node of removedNodes) {
      if (node.parentNode !== null) continue
      const shown = [...addedNodes, previousSibling, nextSibling].find(
        (near) => near !== null && near !== node && unpaired.has(near),
      )
      if (!(shown instanceof Element)) continue
      unpaired.delete(shown)
      translations.set(node, shown)
    }
}
