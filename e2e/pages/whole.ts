import { expect, type Locator } from '@playwright/test'

/** Nothing of it hangs over its side, where it is cut off or scrolls. */
export const expectWhole = async (locator: Locator): Promise<void> => {
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

/** No words in it hang over the box that is theirs, onto what stands beside, or are cut short; but for what scrolls. */
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
