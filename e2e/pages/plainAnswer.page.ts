import type { Locator, Page, Route } from '@playwright/test'
import type { PlainKey } from '#locales/kit/texts.ts'
import { MIN_INQUIRY_PRICE } from '#contract/inquiry/inquiries.ts'
import { expect } from '../test.ts'
import type { Guest } from './guest.ts'

/** The page of a hotel's answer without the application, or before it has loaded. */
export class PlainAnswerPage {
  readonly #hotel: Guest
  readonly #page: Page

  constructor(hotel: Guest) {
    this.#hotel = hotel
    this.#page = hotel.page
  }

  /** Asks again if a busy server leaves rendering to the browser. */
  async open(link: string): Promise<void> {
    await expect(async () => {
      await this.#page.goto(this.#hotel.address(link))
      await expect(this.#page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 })
    }).toPass()
  }

  /** @returns a function that lets the application load. */
  async openHeld(link: string): Promise<() => Promise<void>> {
    const held: Route[] = []
    await this.#page.route(/\/assets\/core-[^/]+\.js$/, (route) => void held.push(route))
    await this.open(link)
    return async () => {
      await this.#page.unroute(/\/assets\/core-[^/]+\.js$/)
      // Requests of a page that was left are gone.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
    }
  }

  async expectApplication(): Promise<void> {
    await expect(this.#page.locator('[data-first]')).toHaveCount(0)
  }

  async press(name: PlainKey): Promise<void> {
    await this.#page.getByRole('button', { name: this.#hotel.t(name), exact: true }).click()
  }

  /** In two taps. */
  async accept(): Promise<void> {
    await this.#page.locator('button[value=accept]').click()
    await this.press('negotiation.hotel.acceptAsk.yes')
  }

  async choose(reason: PlainKey): Promise<void> {
    await this.#page.getByText(this.#hotel.t(reason), { exact: true }).click()
  }

  async writeNote(note: string): Promise<void> {
    await this.#note.fill(note)
  }

  async expectNote(note: string): Promise<void> {
    await expect(this.#note).toHaveValue(note)
  }

  async expectProblem(problem: PlainKey): Promise<void> {
    await expect(this.#page.getByRole('alert')).toHaveText(this.#hotel.t(problem))
  }

  /** Names the least and the most that can be offered. */
  async expectPriceProblem(): Promise<void> {
    await expect(this.#page.getByRole('alert')).toContainText(String(MIN_INQUIRY_PRICE))
    await expect(this.price).toHaveAttribute('aria-invalid', 'true')
  }

  async expectTitle(title: PlainKey): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: this.#hotel.t(title) })).toBeVisible()
  }

  async expectOpen(): Promise<void> {
    await expect(this.#page.locator('button[value=accept]')).toBeVisible()
  }

  get price(): Locator {
    return this.#page.getByRole('textbox', { name: this.#hotel.t('negotiation.price') })
  }

  get #note(): Locator {
    return this.#page.getByRole('textbox', { name: this.#hotel.t('negotiation.hotel.note') })
  }

  /** Visible elements by text, with their position in the window. */
  seen(): Promise<Record<string, string>> {
    return this.#page.locator('#root').evaluate((root) =>
      Object.fromEntries(
        [...root.querySelectorAll('h1, h2, main p, main button, header p')].map((thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect()
          return [thing.textContent.slice(0, 60), [x, y, width, height].map(Math.round).join(' ')]
        }),
      ),
    )
  }
}
