import { expect, type Locator } from '@playwright/test'

/** Nothing overflows sideways, where it would be cut off or scroll. */
export const expectNotClipped = async (locator: Locator): Promise<void> => {
  const over = await locator.evaluate((place) => {
    if (place.scrollWidth <= place.clientWidth) return []
    const { left, right } = place.getBoundingClientRect()
    const isClipped = (element: Element): boolean => {
      const above = element.parentElement
      if (above === null || above === place) return false
      return getComputedStyle(above).overflowX !== 'visible' || isClipped(above)
    }
    const hanging = [...place.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1) && !isClipped(element)
    })
    return [
      `${place.scrollWidth} of ${place.clientWidth}`,
      ...hanging.map((one) => `${one.tagName} ${one.textContent}`),
    ]
  })
  expect(over).toEqual([])
}

/** No text overflows its box or is cut off. Boxes that scroll are exempt. */
export const expectWordsWithin = async (locator: Locator): Promise<void> => {
  const over = await locator.evaluate((place) =>
    [...place.querySelectorAll('*')]
      .filter(
        (element) =>
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          !/auto|scroll/.test(getComputedStyle(element).overflowX),
      )
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  )
  expect(over).toEqual([])
}

/** No word is broken across lines for lack of room. */
export const expectWordsUnbroken = async (locator: Locator): Promise<void> => {
  const broken = await locator.evaluate((place) => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word)
      }
    }
    return words
  })
  expect(broken).toEqual([])
}

/** No two of these overlap. */
export const expectApart = async (locators: Locator): Promise<void> => {
  const over = await locators.evaluateAll((things) => {
    const boxes = things
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    return boxes.flatMap(({ thing, box }, place) =>
      boxes
        .slice(place + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${thing.textContent} and ${other.thing.textContent}`),
    )
  })
  expect(over).toEqual([])
}
