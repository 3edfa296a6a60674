import { expect, type Page } from '@playwright/test'
import type { SearchCriteria } from '#contract/hotels.ts'
import { DEFAULT_ZOOM, writeSearchUrl } from '#machines/search/search.url.ts'

/** The page of results as a guest meets it, in English. */
export class ResultsPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The address of a search. */
  static addressOf(criteria: SearchCriteria): string {
    const query = writeSearchUrl({ criteria, zoom: DEFAULT_ZOOM, currency: null, others: {} })
    return `/hotels?${new URLSearchParams(query).toString()}`
  }

  async openHome(): Promise<void> {
    await this.#page.goto('/')
    await expect(this.#page.getByRole('search')).toBeVisible()
  }

  async pressSearch(): Promise<void> {
    await this.#page
      .getByRole('search')
      .getByRole('button', { name: /^Search/ })
      .click()
  }

  /** As following a link of the page to another search does: without loading the page anew. */
  async followTo(criteria: SearchCriteria): Promise<void> {
    await this.#page.evaluate((address) => history.pushState({}, '', address), ResultsPage.addressOf(criteria))
  }

  async leaveForHome(): Promise<void> {
    await this.#page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()
    await expect(this.#page).toHaveURL(/\/$/)
  }

  async tryAgain(): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  }

  async sortBy(order: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: 'Sort by' }).selectOption(order)
  }

  async showMore(): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name: 'Show more hotels' }).click()
  }

  async losesConnectionForAMoment(): Promise<void> {
    await this.#page.context().setOffline(true)
    await this.#page.context().setOffline(false)
  }

  async expectSearching(): Promise<void> {
    await expect(this.#page.getByRole('status').getByText('Looking for hotels')).toBeAttached()
  }

  async expectHotels(count: number): Promise<void> {
    await expect(this.#page.getByRole('main').getByRole('article')).toHaveCount(count)
  }

  async expectNothingFound(): Promise<void> {
    await expect(this.#page.getByRole('main').getByText('No results')).toBeVisible()
  }

  async expectFailed(): Promise<void> {
    await expect(this.#page.getByRole('main').getByRole('alert')).toBeVisible()
  }

  async expectHome(): Promise<void> {
    await expect(this.#page.getByRole('main').getByRole('search')).toBeVisible()
  }
}
