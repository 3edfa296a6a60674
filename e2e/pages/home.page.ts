import { expect, type Locator, type Route } from '@playwright/test'
import type { Guest } from './guest.ts'
import { SearchForm } from './searchForm.page.ts'

export class HomePage {
  readonly form: SearchForm
  readonly #guest: Guest

  constructor(guest: Guest) {
    this.#guest = guest
    this.form = new SearchForm(guest, guest.page.getByRole('main').getByRole('search'))
  }

  async open(): Promise<void> {
    const { page, address, t } = this.#guest
    await page.goto(address('/'))
    await expect(page.getByRole('heading', { name: t('common.tagline') })).toBeVisible()
    await expect(this.#dates.first()).toBeVisible()
  }

  /**
   * Opens the painted page and holds back the application.
   * @returns a function that lets the application load.
   */
  async openPainted(): Promise<() => Promise<void>> {
    const { page, address, t } = this.#guest
    const core = /\/assets\/core-[^/]+\.js$/
    const pausedRoutes: Route[] = []
    await page.route(core, (route) => void pausedRoutes.push(route))
    await page.goto(address('/'))
    await expect(page.getByRole('heading', { name: t('common.tagline') })).toBeVisible()
    await expect(this.#dates).toHaveCount(0)
    return async () => {
      await Promise.all(pausedRoutes.map((route) => route.continue()))
      await expect(this.#dates).not.toHaveCount(0)
    }
  }

  /** Says where and when the guest lands; the time as they type it. */
  async landAt(airport: { typed: string; name: string }, time: string): Promise<void> {
    const { page, t } = this.#guest
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('search.landing.open') }).click()
    await main.getByRole('combobox', { name: t('search.landing.airport') }).fill(airport.typed)
    await main.getByRole('option', { name: airport.name }).click()
    const field = main.getByRole('textbox', { name: t('search.landing.time') })
    await field.fill(time)
    await field.press('Enter')
  }

  async expectLanding(checkIn: string): Promise<void> {
    const { page } = this.#guest
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: checkIn })).toBeVisible()
  }

  /** The button shows that it waits. */
  async pressEarly(name: EarlyButton, key?: 'Enter' | ' '): Promise<void> {
    const { page, t } = this.#guest
    const button = page.getByRole('button', { name: new RegExp(`^${t(name)}`) }).first()
    if (key === undefined) await button.click()
    else await button.press(key)
    await expect(this.#waiting).toHaveCount(1)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  }

  /** Check-in hour in the savings, beside its button to the next hour. */
  async expectSavingsFrom(hour: string): Promise<void> {
    const { page, t } = this.#guest
    const later = page
      .getByRole('main')
      .getByRole('button', { name: t('common.stay.hourLater') })
      .first()
    await expect(later.locator('..')).toContainText(hour)
  }

  async expectNothingWaits(): Promise<void> {
    await expect(this.#waiting).toHaveCount(0)
  }

  async expectOpen(): Promise<void> {
    await expect(this.#guest.page.getByRole('main').getByRole('search')).toBeVisible()
  }

  /** In the form once the page is interactive. */
  get #dates(): Locator {
    return this.#guest.page.getByRole('main').getByRole('search').locator('time')
  }

  get #waiting(): Locator {
    return this.#guest.page.locator('button[aria-busy=true]')
  }
}

type EarlyButton =
  | 'common.nav.logIn'
  | 'common.nav.signUp'
  | 'common.nav.menu'
  | 'common.stay.checkIn'
  | 'search.form.submit'
  | 'common.stay.hourLater'
