import { HIDDEN } from '#machines/kit/export/hidden.ts'

/** A hidden value or a pseudonym, an email's included. */
const HIDDEN_TEXT = new RegExp(`${HIDDEN}[a-zA-Z•${HIDDEN}]*(?:@${HIDDEN}\\.${HIDDEN})?`, 'g')
const HIDDEN_IN_ADDRESS = new RegExp(encodeURIComponent(HIDDEN), 'i')

const BAR = '\u2588'
const BAR_COLOR = 'gray'
const SHORTEST = 4
const LONGEST = 12

/** Replaces what was hidden in a text with a bar; a pseudonym's letters stand for nothing, and are not shown. */
export const withBars = (text: string): string =>
  text.replaceAll(HIDDEN_TEXT, (hidden) => BAR.repeat(Math.min(Math.max(hidden.length, SHORTEST), LONGEST)))

const ATTRIBUTES = ['alt', 'title', 'placeholder', 'aria-label', 'value'] as const

const drawText = (node: Text): void => {
  if (node.data.includes(HIDDEN)) node.data = withBars(node.data)
}

const drawElement = (element: Element): void => {
  // Before the attribute of the same name, by which the text of an untouched field changes as well.
  if (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.value.includes(HIDDEN)
  ) {
    element.value = withBars(element.value)
    // No highlight reaches the text in a field.
    element.style.color = BAR_COLOR
  }
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name)
    if (value?.includes(HIDDEN) === true) element.setAttribute(name, withBars(value))
  }
  // A hidden picture has no address.
  const source = element instanceof HTMLImageElement ? (element.getAttribute('src') ?? '') : ''
  if (source.includes(HIDDEN) || HIDDEN_IN_ADDRESS.test(source)) element.removeAttribute('src')
}

const draw = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) drawText(node)
    else if (node instanceof Element) drawElement(node)
  }
}

const HIGHLIGHT = 'bars'

/** Paints all bars gray, so that nobody takes them for a guest's text. */
const paintBars = (): void => {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!(currentNode instanceof Text)) continue
    for (const { index, 0: bar } of currentNode.data.matchAll(new RegExp(`${BAR}+`, 'g'))) {
      const range = document.createRange()
      range.setStart(currentNode, index)
      range.setEnd(currentNode, index + bar.length)
      ranges.push(range)
    }
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
}

const drawPage = (): void => {
  draw(document.body)
  paintBars()
}

/** Draws what is hidden on the page as gray bars, now and after every change. */
export const drawBars = (): void => {
  const style = document.createElement('style')
  style.textContent = `::highlight(${HIGHLIGHT}) { color: ${BAR_COLOR} }`
  document.head.append(style)
  drawPage()
  new MutationObserver(drawPage).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES, 'src'],
  })
}
