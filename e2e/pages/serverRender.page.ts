import type { Locator, Page, Route } from '@playwright/test'
import type { SortBy } from '#machines/search/search.view.ts'
import { expect } from '../test.ts'
import type { Guest } from './guest.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A list of hotels or a hotel as the server rendered it, with the application held back. */
export class FirstView {
  readonly #guest: Guest
  readonly #page: Page
  readonly #root: Locator
  #held: Route[] = []

  constructor(guest: Guest) {
    this.#guest = guest
    this.#page = guest.page
    this.#root = guest.page.locator('[data-first]')
  }

  /** @param path without the language prefix */
  async open(path: string, { hasScripts = true }: { hasScripts?: boolean } = {}): Promise<void> {
    await this.#page.route(/\/assets\/core-[^/]+\.js$/, (route) => void this.#held.push(route))
    // A busy server leaves rendering to the browser: ask again.
    await expect(async () => {
      this.#held = []
      await this.#page.goto(this.#guest.address(path))
      await expect(this.#page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 })
    }).toPass()
    if (hasScripts) await expect.poll(() => this.#held.length).toBeGreaterThan(0)
  }

  async markInteractive(bound?: { timeout: number }): Promise<void> {
    await Promise.all(this.#held.splice(0).map((route) => route.continue()))
    await expect(this.#root).toHaveCount(0, bound)
    // The application also removes the message about its absence.
    await expect(this.#page.locator('#lost')).toHaveCount(0)
  }

  /** Scrolls the list and returns the new top of its first card. */
  async scrollList(pixels: number): Promise<number> {
    await this.#cards.first().hover()
    await this.#page.mouse.wheel(0, pixels)
    await expect.poll(() => this.#top()).toBeLessThan(0)
    return this.#top()
  }

  async expectListAt(top: number): Promise<void> {
    await expect.poll(async () => Math.abs((await this.#top()) - top)).toBeLessThanOrEqual(2)
  }

  async sort(order: SortBy): Promise<void> {
    await this.#page.getByRole('combobox', { name: this.#guest.t('search.sort.label') }).selectOption(order)
  }

  async focusHotel(place: number): Promise<void> {
    await this.#link(place).focus()
  }

  async expectHotelFocused(place: number): Promise<void> {
    await expect(this.#link(place)).toBeFocused()
  }

  async toggleFavorite(place: number): Promise<void> {
    await this.#heart(place).click()
    await expect(this.#heart(place)).toHaveAttribute('aria-busy', 'true')
  }

  async expectHeart(place: number): Promise<void> {
    await expect(this.#heart(place)).toHaveAttribute('aria-pressed', 'true')
  }

  async press(button: 'common.stay.hourEarlier' | 'common.stay.hourLater'): Promise<void> {
    await this.#page
      .getByRole('main')
      .getByRole('button', { name: this.#guest.t(button) })
      .first()
      .click()
  }

  /** As by hand: the field is not cleared first. */
  async clickAndType(place: string): Promise<void> {
    await this.#destination.click()
    await this.#page.keyboard.type(place)
  }

  async type(place: string): Promise<void> {
    await this.#destination.fill(place)
  }

  async expectSuggested(place: string): Promise<void> {
    await expect(this.#page.getByRole('option').filter({ hasText: place }).first()).toBeVisible()
  }

  /** @returns a function that reads every value the page's first price has shown so far. */
  async watchPrices(): Promise<() => Promise<string[]>> {
    await this.#page.addInitScript(() => {
      const prices = new Set<string>()
      const look = (): void => {
        const price = document.querySelector('article [role=group] bdi')
        if (price instanceof HTMLElement && getComputedStyle(price).visibility === 'visible')
          prices.add(price.textContent)
        Object.assign(globalThis, { seenPrices: [...prices] })
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    return () => this.#page.evaluate(() => Reflect.get(globalThis, 'seenPrices'))
  }

  async expectPrice(pattern: RegExp): Promise<void> {
    await expect(this.#price).toBeVisible()
    await expect(this.#price).toHaveText(pattern)
  }

  async expectNoPrice(): Promise<void> {
    await expect(this.#price).toBeHidden()
  }

  /** Visible elements by text or image, with their position in the window. */
  seen(): Promise<Record<string, Box>> {
    return this.#page.locator('#root').evaluate((root) => {
      const things = root.querySelectorAll('h1, main h2, article, article img, main a, main button, header a')
      return Object.fromEntries(
        [...things].flatMap((thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect()
          const name = thing.getAttribute('src') ?? thing.getAttribute('aria-label') ?? thing.textContent.slice(0, 60)
          const isSeen = y < innerHeight && y + height > 0 && width > 0
          const at = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
          return isSeen ? [[`${thing.localName} ${name}`, at]] : []
        }),
      )
    })
  }

  async #top(): Promise<number> {
    return Math.round((await this.#cards.first().boundingBox())?.y ?? Number.NaN)
  }

  get #cards(): Locator {
    return this.#page.getByRole('main').getByRole('article')
  }

  get #price(): Locator {
    return this.#cards
      .first()
      .getByRole('group', { name: this.#guest.t('search.card.total') })
      .locator('bdi')
      .first()
  }

  get #destination(): Locator {
    return this.#page.getByRole('banner').getByRole('combobox', { name: this.#guest.t('search.form.destination') })
  }

  #link(place: number): Locator {
    return this.#cards.nth(place).getByRole('link')
  }

  #heart(place: number): Locator {
    return this.#cards.nth(place).getByRole('button')
  }
}
