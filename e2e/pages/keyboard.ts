import { expect, type Locator, type Page } from '@playwright/test'
import { create, number, type } from 'superstruct'

const Box = type({ x: number(), y: number(), bottom: number() })

/** As fast as a hand: the second press comes before the first is answered. */
export const pressEnterTwice = async (field: Locator): Promise<void> => {
  await field.focus()
  const { keyboard } = field.page()
  await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')])
}

/** A guest without a mouse. After every key press, an element has the focus. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** With Tab only. */
  async reach(thing: Locator, most = 60): Promise<void> {
    await expect(thing).toBeVisible()
    for (let press = 0; press < most; press += 1) {
      // `activeElement` alone is not enough: a frame keeps its own after the focus has left it.
      if (await thing.evaluate((element) => element === document.activeElement && document.hasFocus())) return
      await this.#page.keyboard.press('Tab')
    }
    await expect(thing).toBeFocused()
  }

  /** With Shift+Tab only. */
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

  /** Replaces the content of the focused field. */
  async write(text: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  async expectSomewhere(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')
  }

  /** Tab goes down the page, and along each line in the reading direction. */
  async expectReadingOrder(things: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
    // Measure before the first key press: moving the focus scrolls its target into view.
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
