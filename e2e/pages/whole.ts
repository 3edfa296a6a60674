import { expect, type Locator } from '@playwright/test'

/** Nothing of it hangs over its side, where it is cut off or scrolls. */
export const expectWhole = async (locator: Locator): Promise<void> => {
  const [shown, there] = await locator.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
  expect(there).toBe(shown)
}

/** No words in it hang over the box that is theirs, onto what stands beside; but for what scrolls, or is cut short, on purpose. */
export const expectWordsWithin = async (locator: Locator): Promise<void> => {
  const over = await locator.evaluate((place) =>
    [...place.querySelectorAll('*')]
      .filter(
        (element) =>
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX === 'visible',
      )
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  )
  expect(over).toEqual([])
}
