import { expect, type Locator, type Page } from '@playwright/test'
import { create, number, type } from 'superstruct'

const Box = type({ x: number(), y: number(), bottom: number() })

/** As fast as a hand does: the second is under way before the first is answered. */
export const pressEnterTwice = async (field: Locator): Promise<void> => {
  await field.focus()
  const { keyboard } = field.page()
  await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')])
}

/** A guest without a mouse. Wherever a key leads, the focus is on something. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** By Tab alone. */
  async reach(thing: Locator, most = 60): Promise<void> {
    await expect(thing).toBeVisible()
    for (let press = 0; press < most; press += 1) {
      // A frame remembers what had the focus in it.
      if (await thing.evaluate((element) => element === document.activeElement && document.hasFocus())) return
      await this.#page.keyboard.press('Tab')
    }
    await expect(thing).toBeFocused()
  }

  /** By Shift and Tab alone. */
  async back(thing: Locator, most = 30): Promise<void> {
    for (let press = 0; press < most; press += 1) {
      if (await thing.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press('Shift+Tab')
    }
    await expect(thing).toBeFocused()
  }

  async activate(thing: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(thing)
    await this.press(key)
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
    await this.expectSomewhere()
  }

  /** Instead of what stands in the field that has the focus. */
  async write(text: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  async expectSomewhere(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')
  }

  /** One after the other they come down the page, and along a line in the direction of reading. */
  async expectReadingOrder(things: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
    // Measured before the first key: the focus scrolls what it comes to into view.
    const boxes = await things.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    let before = { x: direction === 'rtl' ? Infinity : -Infinity, bottom: -Infinity }
    for (const [place, thing] of (await things.all()).entries()) {
      await this.#page.keyboard.press('Tab')
      await expect(thing).toBeFocused()
      const { x, y, bottom } = create(boxes[place], Box)
      const isAlong = direction === 'rtl' ? x < before.x : x > before.x
      expect(y >= before.bottom - 1 || isAlong).toBe(true)
      before = { x, bottom }
    }
  }
}
