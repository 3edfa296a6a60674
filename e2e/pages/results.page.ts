import { expect, type Locator } from '@playwright/test'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import type { ListView, SortBy } from '#machines/search/search.view.ts'
import { searchUrlOf, writeSearchUrl } from '#machines/search/search.url.ts'
import type { Guest } from './guest.ts'
import { SearchForm } from './searchForm.page.ts'

const BREAKPOINTS_LG = 1280

export class FilterPanel {
  readonly #guest: Guest
  readonly #box: Locator

  constructor(guest: Guest, box: Locator) {
    this.#guest = guest
    this.#box = box
  }

  async named(name: string): Promise<void> {
    await this.#box.getByRole('searchbox', { name: this.#guest.t('search.filters.name') }).fill(name)
  }

  async rated(least: string): Promise<void> {
    await this.#box.getByRole('radio', { name: new RegExp(`${least}\\+`) }).check({ force: true })
  }

  /** Sets a checkbox, found by its label. */
  async tick(words: string, isChecked = true): Promise<void> {
    await this.#box.getByRole('checkbox', { name: words }).setChecked(isChecked)
  }

  async stars(count: number): Promise<void> {
    await this.tick(this.#guest.plural('hotel.stars', count))
  }

  /** Moves the ends of the price range by so many key presses; a negative number moves down. */
  async price({ lower = 0, upper = 0 }: { lower?: number; upper?: number }): Promise<void> {
    for (const [name, steps] of [
      ['search.filters.from', lower],
      ['search.filters.to', upper],
    ] as const) {
      const end = this.#box.getByRole('slider', { name: this.#guest.t(name) })
      for (let step = 0; step < Math.abs(steps); step += 1) await end.press(steps > 0 ? 'ArrowUp' : 'ArrowDown')
    }
  }

  async clear(): Promise<void> {
    await this.#box.getByRole('button', { name: this.#guest.t('search.filters.clear') }).click()
  }

  /** Closes the filters if they are open over the list. */
  async close(): Promise<void> {
    if ((await this.#box.getAttribute('open')) !== null) await this.#guest.page.keyboard.press('Escape')
  }
}

export class ResultsPage {
  /** In the header, on a wide screen only. */
  readonly bar: SearchForm
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
    this.bar = new SearchForm(guest, guest.page.getByRole('banner').getByRole('search'))
  }

  /** Path and query of a search, without the language prefix. */
  static pathOf(criteria: SearchCriteria, view?: ListView): string {
    const query = writeSearchUrl({ ...searchUrlOf(criteria), ...(view ? { view } : {}) })
    return `/hotels?${new URLSearchParams(query).toString()}`
  }

  async open(criteria: SearchCriteria): Promise<void> {
    await this.#guest.page.goto(this.#guest.address(ResultsPage.pathOf(criteria)))
  }

  /** Opens the list with any query. */
  async openQuery(query: string): Promise<void> {
    await this.#guest.page.goto(this.#guest.address(`/hotels?${query}`))
  }

  /** Follows a link to another search, without reloading the page. */
  async followTo(criteria: SearchCriteria, view?: ListView): Promise<void> {
    const address = this.#guest.address(ResultsPage.pathOf(criteria, view))
    await this.#guest.page.evaluate((to) => history.pushState({}, '', to), address)
  }

  /** Like `followTo`, with the map open over the list on a phone. */
  async followUnderMap(criteria: SearchCriteria, view: ListView): Promise<void> {
    const address = this.#guest.address(ResultsPage.pathOf(criteria, view))
    await this.#guest.page.evaluate((to) => history.pushState({ sheet: 'map' }, '', to), address)
  }

  /** Like `followTo`, with the search form open over the list on a phone. */
  async followUnderForm(criteria: SearchCriteria): Promise<void> {
    const address = this.#guest.address(ResultsPage.pathOf(criteria))
    await this.#guest.page.evaluate((to) => history.pushState({ sheet: 'search' }, '', to), address)
  }

  async leaveForHome(): Promise<void> {
    const { page, t, address } = this.#guest
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(t('common.nav.home', { name: '.+' })) })
      .click()
    await expect(page).toHaveURL((url) => url.pathname === address('/'))
  }

  async tryAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  async sortBy(order: SortBy): Promise<void> {
    await this.chooseOrder(order)
    await this.#expectListNotClipped()
  }

  /** Also works while the hotels are still loading. */
  async chooseOrder(order: SortBy): Promise<void> {
    await this.#main.getByRole('combobox', { name: this.#guest.t('search.sort.label') }).selectOption(order)
  }

  async stop(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('search.stop') }).click()
  }

  async expectStopped(): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t('search.stopped.title'))).toBeVisible()
  }

  async searchAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('search.stopped.again') }).click()
  }

  /** The filters beside the list, or behind a button if there is no room. */
  async filters(): Promise<FilterPanel> {
    const { page, t } = this.#guest
    const isBeside = (page.viewportSize()?.width ?? 0) >= BREAKPOINTS_LG
    if (!isBeside) await this.#main.getByRole('button', { name: new RegExp(`^${t('search.filters.title')}`) }).click()
    const box = isBeside
      ? this.#main.getByRole('complementary', { name: t('search.filters.title') })
      : page.getByRole('dialog', { name: t('search.filters.title') })
    return new FilterPanel(this.#guest, box)
  }

  /** The focus is on this card of the list, counted from 0. */
  async expectReadOnAt(place: number): Promise<void> {
    await expect(this.#main.locator('[data-hotel]').nth(place)).toBeFocused()
  }

  async showMore(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('search.showMore') }).click()
    await this.#expectListNotClipped()
  }

  /** Shows the whole list first: the button is at its end. */
  async lookFarther(): Promise<void> {
    await this.#expectListNotClipped()
    while (await this.#main.getByRole('button', { name: this.#guest.t('search.showMore') }).isVisible())
      await this.showMore()
    await this.#main.getByRole('button', { name: this.#guest.t('search.farther') }).click()
  }

  async losesConnectionForAMoment(): Promise<void> {
    await this.#guest.page.context().setOffline(true)
    await this.#guest.page.context().setOffline(false)
  }

  /** On a phone, pressing the two-line summary of the search opens the form. */
  async openForm(): Promise<SearchForm> {
    const { page, plural } = this.#guest
    await this.#main.getByRole('button', { name: plural('common.guests', 2) }).click()
    return new SearchForm(this.#guest, page.getByRole('dialog').getByRole('search'))
  }

  /** Opens a hotel of the list, counted from 0, and returns its name. */
  async openHotel(place = 0): Promise<string> {
    const link = this.#cards.nth(place).getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(this.#guest.page).toHaveURL(/\/hotels\/[^/?]+/)
    return name
  }

  /**
   * Waits until the list has caught up with its fields: it updates with low priority, and the cards of the first screen come
   * first.
   */
  async #expectListNotClipped(): Promise<void> {
    await expect(this.#main.locator('[data-list]')).toHaveAttribute('aria-busy', 'false')
    await expect(this.#main.locator('ul[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  }

  /** Ids of the listed hotels, also while the map covers them. */
  async listed(): Promise<(string | null)[]> {
    await this.#expectListNotClipped()
    return this.#main
      .locator('[data-hotel]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-hotel')))
  }

  async names(): Promise<string[]> {
    await this.#expectListNotClipped()
    return this.#cards.getByRole('heading', { level: 2 }).allTextContents()
  }

  /** Totals in the order of the list, in whole currency units. */
  async totals(): Promise<number[]> {
    await this.#expectListNotClipped()
    const texts = await this.#cards.getByRole('group', { name: this.#guest.t('search.card.total') }).allTextContents()
    return texts.map((text) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '')))
  }

  /** The card of a hotel of the list, counted from 0, shows this reason. */
  async expectReason(place: number, text: string): Promise<void> {
    await expect(this.#cards.nth(place)).toContainText(text)
  }

  async expectSearching(): Promise<void> {
    await expect(this.#guest.page.getByRole('status').getByText(this.#guest.t('search.loading'))).toBeAttached()
  }

  async expectHotels(count: number): Promise<void> {
    await expect(this.#cards).toHaveCount(count)
  }

  /** Scrolls to a hotel of the list, counted from 0. Returns its name and its distance from the top of the window. */
  async scrollTo(place: number): Promise<{ name: string; top: number }> {
    const card = this.#cards.nth(place)
    await card.scrollIntoViewIfNeeded()
    const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? ''
    await expect.poll(() => this.#keptPlaces()).toContain('"')
    return { name, top: await this.#topOf(name) }
  }

  /** The list is scrolled to its top. */
  async expectTop(): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 1 })).toBeInViewport()
  }

  /** The hotel is where it was, within 2 px: a card above it may be a pixel higher. */
  async expectAt({ name, top }: { name: string; top: number }): Promise<void> {
    await expect.poll(async () => Math.abs((await this.#topOf(name)) - top)).toBeLessThanOrEqual(2)
  }

  topOfCard(place: number): Promise<number> {
    return this.#cards.nth(place).evaluate((card) => card.getBoundingClientRect().top)
  }

  /** Like `expectAt`, for a page where the hotel's name is in another language. */
  async expectCardAt(place: number, top: number): Promise<void> {
    await expect.poll(async () => Math.abs((await this.topOfCard(place)) - top)).toBeLessThanOrEqual(2)
  }

  async expectNotice(text: string): Promise<void> {
    await expect(this.#main.getByRole('status').filter({ hasText: text })).toBeVisible()
  }

  async expectNoNotice(text: string): Promise<void> {
    await expect(this.#main.getByText(text)).toHaveCount(0)
  }

  async expectHeadingFocused(): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 1 })).toBeFocused()
  }

  #keptPlaces(): Promise<string> {
    return this.#guest.page.evaluate(() => sessionStorage.getItem('listPlaces') ?? '')
  }

  async #topOf(name: string): Promise<number> {
    const box = await this.#cards
      .filter({ has: this.#guest.page.getByRole('heading', { level: 2, name, exact: true }) })
      .boundingBox()
    return Math.round(box?.y ?? Number.NaN)
  }

  async expectSomeHotels(): Promise<void> {
    await expect(this.#guest.page).toHaveURL(({ pathname }) => pathname.endsWith('/hotels'))
    await expect(this.#cards.first()).toBeVisible()
  }

  async expectTitle(place: string): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 1 })).toContainText(place)
  }

  /** Search engines and link previews get the place, but no dates of a guest. */
  async expectHead(place: string): Promise<void> {
    const head = this.#guest.page.locator('head')
    await expect(head.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(place))
    const canonical = await head.locator('link[rel=canonical]').getAttribute('href')
    expect([...new URL(canonical ?? '').searchParams.keys()]).toEqual(['dest'])
  }

  /** Specification §2: on a wide screen the list scrolls, the window does not. */
  async expectWindowStands(): Promise<void> {
    const window = this.#guest.page.locator('html')
    await expect.poll(() => window.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0)
  }

  async expectSort(order: SortBy): Promise<void> {
    await expect(this.#main.getByRole('combobox', { name: this.#guest.t('search.sort.label') })).toHaveValue(order)
  }

  async waits(milliseconds: number): Promise<void> {
    await this.#guest.page.clock.fastForward(milliseconds)
  }

  /** `slow`: a message after 10 seconds. `stuck`: a retry button after 20. */
  async expectTakingLong(waiting: 'slow' | 'stuck'): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t(`common.waiting.${waiting}`))).toBeVisible()
    await expect(this.#main.getByRole('button', { name: this.#guest.t('common.retry') })).toHaveCount(
      waiting === 'stuck' ? 1 : 0,
    )
  }

  /** The server refuses the search: the page names the field and leads to it. */
  async expectRefused(field: 'dates' | 'rooms' | 'destination'): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('search.refused.title'))
    await expect(
      this.#main.getByRole('button', { name: this.#guest.t(`search.refused.change.${field}`) }),
    ).toBeVisible()
  }

  async changeWhatWasRefused(field: 'dates' | 'rooms' | 'destination'): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t(`search.refused.change.${field}`) }).click()
  }

  async expectNoResults(): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t('search.noResults'))).toBeVisible()
  }

  async expectFailed(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toBeVisible()
  }

  /** The code of the map has loaded. */
  async expectMap(): Promise<void> {
    await expect(this.#guest.page.getByRole('region', { name: this.#guest.t('map.label') })).toBeVisible()
  }

  get #cards(): Locator {
    return this.#main.getByRole('article')
  }
}
