import { withoutIsolates } from '#locales/kit/isolate.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { RATE_KEY_MINUTES } from '#contract/hotel/rates.ts'
import { countNights } from '#contract/hotel/stay.ts'
import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'
import { usualStay } from './offer.ts'
import { chooseHours } from './searchForm.page.ts'

const SECTIONS = { board: 'hotel.sections.hourBoard', reviews: 'hotel.sections.reviews' } as const

/** A hotel: its pictures, the stay, its rooms with their rates. */
export class HotelPage {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  async open(id: string, criteria: SearchCriteria): Promise<void> {
    const query = writeNewSearch(criteria)
    await this.#guest.page.goto(this.#guest.address(`/hotels/${id}?${new URLSearchParams(query).toString()}`))
  }

  /** `waitUntil`: `load` waits for the scripts, `commit` for the first byte. */
  async openAt(
    section: 'board' | 'reviews',
    id: string,
    query: Record<string, string>,
    waitUntil: 'load' | 'commit' = 'load',
  ): Promise<void> {
    const search = new URLSearchParams(query).toString()
    await this.#guest.page.goto(this.#guest.address(`/hotels/${id}?${search}#${section}`), { waitUntil })
  }

  /** The section's heading is right below the section links, and its own link is marked as current. */
  async expectAtSection(section: 'board' | 'reviews'): Promise<void> {
    const name = this.#guest.t(SECTIONS[section])
    await expect.poll(() => this.#underLinks(section)).toBeLessThanOrEqual(40)
    await expect.poll(() => this.#underLinks(section)).toBeGreaterThanOrEqual(0)
    await expect(this.#main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  }

  async expectScrolledAway(section: 'board' | 'reviews'): Promise<void> {
    await expect.poll(async () => Math.abs(await this.#underLinks(section))).toBeGreaterThan(200)
  }

  /** Distance from the section links down to the heading of a section, in pixels. */
  async #underLinks(section: 'board' | 'reviews'): Promise<number> {
    const links = this.#main.getByRole('navigation', { name: this.#guest.t('hotel.sections.label') })
    const heading = this.#main.getByRole('heading', { name: this.#guest.t(SECTIONS[section]), exact: true })
    const [above, box] = [await links.boundingBox(), await heading.boundingBox()]
    return box && above ? box.y - above.y - above.height : Number.NaN
  }

  /** Opens the rates of a room, counted from 0, and waits until one of them is chosen. */
  async openRoom(place = 0): Promise<void> {
    await this.pressSeeRates(place)
    await expect(this.#rates(place).getByRole('radio', { checked: true })).toBeVisible()
  }

  /** The room of a rate chosen in the list is open already. */
  async pressSeeRates(place = 0): Promise<void> {
    const button = this.#room(place).getByRole('button', { name: this.#guest.t('hotel.rate.seeRates') })
    await expect(button.or(this.#rates(place))).toBeVisible()
    if (await button.isVisible()) await button.click()
  }

  async askCurrentPrices(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('hotel.currentPrices') }).click()
  }

  /** Chooses a rate, counted from 0; guaranteed hours come first. */
  async chooseRate(place: number | 'surest' | 'last', room = 0): Promise<void> {
    const rates = this.#rates(room).getByRole('radio')
    const rate = place === 'last' ? rates.last() : rates.nth(place === 'surest' ? 0 : place)
    await rate.check()
    await expect(rate).toBeChecked()
  }

  /** The room is open, with the rate that the guest chose. */
  async expectChosen(place: 'last', room = 0): Promise<void> {
    await expect(this.#rates(room).getByRole('radio')[place]()).toBeChecked()
  }

  /** Goes to the checkout with the chosen rate. */
  async book(room = 0): Promise<void> {
    const link = (text: string) => this.#room(room).getByRole('link', { name: text, exact: true })
    await link(this.#guest.t('hotel.rate.book'))
      .or(link(this.#guest.t('hotel.rate.bookAsked')))
      .click()
    await expect(this.#guest.page).toHaveURL(/\/checkout\/[^/]+\/[^/?]+/)
  }

  /** The amount charged in US dollars, shown beside a price in another currency. */
  async charge(room = 0): Promise<string> {
    const words = withoutIsolates(this.#guest.t('common.charged', { money: '' })).trim()
    const charged = this.#room(room).getByText(words)
    return (await charged.locator('bdi').innerText()).replaceAll(/[\u2066\u2069]/g, '')
  }

  async changeHours(checkIn: number, checkOut: number): Promise<void> {
    const { t } = this.#guest
    await this.#main.getByRole('button', { name: t('hotel.changeDates') }).click()
    await chooseHours(this.#guest, this.#main, checkIn, checkOut)
  }

  async name(): Promise<string> {
    return this.#main.getByRole('heading', { level: 1 }).innerText()
  }

  /** Goes to the list of hotels. */
  async newSearch(): Promise<void> {
    await this.#main.getByRole('link', { name: this.#guest.t('hotel.newSearch') }).click()
  }

  async openGuests(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.plural('common.guests', 2) }).click()
  }

  async nextPicture(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('hotel.next') }).click()
  }

  async tryAgain(): Promise<void> {
    await this.#main
      .getByRole('button', { name: this.#guest.t('common.retry') })
      .first()
      .click()
  }

  async expectHotel(name: string): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async expectHeadingFocused(): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 1 })).toBeFocused()
  }

  async focusRetry(): Promise<void> {
    await this.#main
      .getByRole('alert')
      .getByRole('button', { name: this.#guest.t('common.retry') })
      .focus()
  }

  async expectRoomsFocused(): Promise<void> {
    const name = this.#guest.t('hotel.sections.rooms')
    await expect(this.#main.getByRole('heading', { name, exact: true })).toBeFocused()
  }

  async expectRooms(): Promise<void> {
    await expect(this.#room(0)).toBeVisible()
  }

  async expectStay(checkIn: string, checkOut: string): Promise<void> {
    const name = this.#guest.plural('common.stay.label', countNights(usualStay()))
    const stay = this.#main.getByRole('region', { name })
    await expect(stay).toContainText(checkIn)
    await expect(stay).toContainText(checkOut)
  }

  async expectPicture(place: number): Promise<void> {
    await expect(this.#main.getByRole('status').filter({ hasText: `${place} / ` })).toBeVisible()
  }

  /** A handle of the large stay line. */
  hand(side: 'checkIn' | 'checkOut'): Locator {
    return this.#main.getByRole('slider', { name: this.#guest.t(`common.stay.${side}Hour`) })
  }

  boardLink(): Locator {
    return this.#main.getByRole('link', { name: this.#guest.t('hotel.sections.hourBoard') })
  }

  async openBoard(): Promise<void> {
    await this.boardLink().click()
    await expect(this.square()).toBeVisible()
  }

  /** Scrolls to the location, whose map is drawn for a guest who rests near it. */
  async expectLocation(): Promise<void> {
    const { t } = this.#guest
    await this.#main.getByRole('heading', { name: t('hotel.sections.location'), exact: true }).scrollIntoViewIfNeeded()
    await expect(this.#main.getByRole('button', { name: t('map.simplified') })).toBeVisible()
  }

  /** The square of the hour board that Tab leads to. */
  square(): Locator {
    return this.#main.getByRole('grid').locator('[tabindex="0"]')
  }

  async openPictures(): Promise<void> {
    await this.#main
      .getByRole('button', {
        // In Arabic the number is in parentheses.
        name: new RegExp(
          this.#guest
            .plural('hotel.allPictures', 8)
            .replaceAll(/[()]/g, '.')
            .replace('8', String.raw`\d+`),
        ),
      })
      .click()
    await expect(this.#pictures()).toBeVisible()
  }

  async expectPicturesClosed(): Promise<void> {
    await expect(this.#pictures()).toHaveCount(0)
  }

  async share(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('hotel.share') }).click()
  }

  /** Other hotels, shown if this one is sold out. */
  similar(): Locator {
    return this.#main.getByRole('region', { name: this.#guest.t('hotelParts.similar.title') }).getByRole('link')
  }

  #pictures(): Locator {
    return this.#guest.page.getByRole('dialog')
  }

  async expectFailed(): Promise<void> {
    await expect(this.#main.getByRole('alert').getByText(this.#guest.t('hotel.failed.title'))).toBeVisible()
  }

  async expectNoRates(): Promise<void> {
    await expect(this.#main.getByRole('radiogroup', { name: this.#guest.t('hotel.rate.choose') })).toHaveCount(0)
  }

  async expectRatesLoading(room: number): Promise<void> {
    await expect(this.#room(room).getByRole('status', { name: this.#guest.t('common.loading') })).toBeVisible()
  }

  async expectRates(room: number): Promise<void> {
    await expect(this.#rates(room)).toBeVisible()
  }

  /** `slow`: a message after 10 seconds. `stuck`: a retry button after 20. */
  async expectTakingLong(waiting: 'slow' | 'stuck'): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t(`common.waiting.${waiting}`))).toBeVisible()
    await expect(this.#main.getByRole('button', { name: this.#guest.t('common.retry') })).toHaveCount(
      waiting === 'stuck' ? 1 : 0,
    )
  }

  /** An error of the server or the network. */
  async expectRatesTrouble(): Promise<void> {
    const button = this.#main.getByRole('alert').getByRole('button', { name: this.#guest.t('common.retry') })
    await expect(button).toBeVisible()
  }

  async expectExpired(): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t('hotel.expired', { n: String(RATE_KEY_MINUTES) }))).toBeVisible()
  }

  async expectNoRooms(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('hotel.noRooms.title') })).toBeVisible()
  }

  async expectOfferUnavailable(): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t('errors.offerUnavailable'))).toBeVisible()
  }

  #room(place: number): Locator {
    return this.#main.getByRole('article').nth(place)
  }

  #rates(room: number): Locator {
    return this.#room(room).getByRole('radiogroup', { name: this.#guest.t('hotel.rate.choose') })
  }
}
