import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'

/** Hearts of hotels on any page, and the list of favorites. */
export class FavoritesPage {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  async open(): Promise<void> {
    await this.#guest.page.goto(this.#guest.address('/account/favorites'))
  }

  async toggleFavorite(hotel: string): Promise<void> {
    await this.#heart(hotel).click()
  }

  async expectFavorite(hotel: string): Promise<void> {
    await expect(this.#heart(hotel)).toHaveAttribute('aria-pressed', 'true')
  }

  async expectNotFavorite(hotel: string): Promise<void> {
    await expect(this.#heart(hotel)).toHaveAttribute('aria-pressed', 'false')
  }

  /** Newest first. */
  async expectList(hotels: readonly string[]): Promise<void> {
    await expect(this.#main.getByRole('article').getByRole('heading')).toHaveText([...hotels])
  }

  async expectCount(count: number): Promise<void> {
    await expect(this.#main.getByText(this.#guest.plural('favorites.count', count))).toBeVisible()
  }

  async openHotel(hotel: string): Promise<void> {
    await this.#main.getByRole('link', { name: hotel }).click()
  }

  async expectNothing(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('favorites.empty.title') })).toBeVisible()
  }

  async expectNotSaved(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('favorites.notSaved'))
  }

  async expectNoProblem(): Promise<void> {
    await expect(this.#main.getByRole('alert').filter({ hasText: this.#guest.t('favorites.notSaved') })).toHaveCount(0)
  }

  /** The focus must be on the heart that was pressed last. */
  async leaveHeart(): Promise<void> {
    await this.#guest.page.keyboard.press('Tab')
  }

  async expectFailed(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('favorites.failed.title'))
  }

  async tryAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  #heart(hotel: string): Locator {
    return this.#main.getByRole('button', { name: this.#guest.t('favorites.keep', { hotel }), exact: true })
  }
}
