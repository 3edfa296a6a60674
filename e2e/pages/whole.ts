import { expect, type Locator } from '@playwright/test'

/** Nothing of it hangs over its side, where it is cut off or scrolls. */
export const expectWhole = async (locator: Locator): Promise<void> => {
  const [shown, there] = await locator.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
  expect(there).toBe(shown)
}
