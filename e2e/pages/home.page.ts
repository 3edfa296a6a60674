import { expect } from '@playwright/test'
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
    // The dates stand in the form once the page is alive.
    await expect(page.getByRole('main').getByRole('search').locator('time').first()).toBeVisible()
  }

  async expectOpen(): Promise<void> {
    await expect(this.#guest.page.getByRole('main').getByRole('search')).toBeVisible()
  }
}
