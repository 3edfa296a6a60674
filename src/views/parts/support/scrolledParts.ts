import { MAX_SCROLLED_PARTS, type ScrolledPart } from '#contract/support/captures.ts'

/** A selector of an element by its place in the document. The replay's document is made of the same elements. */
const selectorOf = (element: Element): string => {
  const { parentElement: parent, localName: name } = element
  if (parent === null) return name
  const place = [...parent.children].filter((one) => one.localName === name).indexOf(element) + 1
  return `${selectorOf(parent)} > ${name}:nth-of-type(${place})`
}

/** The scroll position of a field tells how long its text is. */
const FIELDS = 'input, textarea, select'

/** Parts of the page that are scrolled, the page itself included. */
export const scrolledParts = (): ScrolledPart[] =>
  [...document.querySelectorAll(`:not(${FIELDS})`)]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .slice(0, MAX_SCROLLED_PARTS)
    .map((element) => ({
      part: selectorOf(element),
      top: Math.round(element.scrollTop),
      left: Math.round(element.scrollLeft),
    }))
