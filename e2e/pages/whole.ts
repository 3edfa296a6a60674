import { expect, type Locator } from '@playwright/test'

/** Nothing of it hangs over its side, where it is cut off or scrolls. */
export const expectWhole = async (locator: Locator): Promise<void> => {
  const [shown, there] = await locator.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
  expect(there).toBe(shown)
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
