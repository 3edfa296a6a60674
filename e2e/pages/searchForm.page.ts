import { expect, type Locator } from '@playwright/test'
import { isNarrow, twoDigits, type Guest } from './guest.ts'
import { expectWordsWithin } from './notClipped.ts'

/** The search form: on the home page, in the header of the results, in a dialog on a phone and on a hotel's page. */
export class SearchForm {
  readonly #guest: Guest
  readonly #form: Locator

  constructor(guest: Guest, form: Locator) {
    this.#guest = guest
    this.#form = form
  }

  /** Types into the destination and picks the suggestion with this name. */
  async chooseDestination(typed: string, suggestion: string): Promise<void> {
    await this.typeDestination(typed)
    await this.pickDestination(suggestion)
  }

  async typeDestination(typed: string): Promise<void> {
    await this.#destination.click()
    await this.#destination.fill(typed)
  }

  /** Leaves the field first, in case it already has the focus. */
  async enterDestination(): Promise<void> {
    await this.#destination.blur()
    await this.#destination.click()
  }

  async leaveDestination(): Promise<void> {
    await this.#destination.press('Tab')
  }

  /** Stays in the field. */
  async writeDestination(text: string): Promise<void> {
    await this.#destination.fill(text)
  }

  /** Counted from 0. */
  async pressSuggestion(place: number): Promise<void> {
    await this.#suggestions.nth(place).click()
  }

  async expectSuggestions(names: readonly string[]): Promise<void> {
    await expect(this.#suggestions).toContainText([...names])
  }

  /** The list offers the guest's surroundings first, then these. */
  async expectOffers(names: readonly string[]): Promise<void> {
    await expect(this.#suggestions).toContainText([this.#guest.t('search.nearMe'), ...names])
  }

  async expectLocating(): Promise<void> {
    await expect(this.#form.getByText(this.#guest.t('search.place.locating'))).toBeVisible()
  }

  async expectNoSuggestions(): Promise<void> {
    await expect(this.#suggestions).toHaveCount(0)
    await expect(await this.#notFound()).toHaveCount(0)
  }

  /** Presses Enter without choosing a suggestion. */
  async takeDestination(): Promise<void> {
    await this.#destination.press('Enter')
  }

  async expectSuggestionsFailed(): Promise<void> {
    const { t } = this.#guest
    await expect(this.#form.getByRole('status').getByText(t('search.place.unlisted'))).toBeAttached()
    await expect(this.#suggestions).toHaveText([t('common.retry')])
  }

  async expectNothingSuggested(): Promise<void> {
    await expect(await this.#notFound()).toBeVisible()
  }

  /** Says that no place has the text of the field as its name. */
  async #notFound(): Promise<Locator> {
    const written = (await this.#destination.inputValue()).trim()
    return this.#form.getByText(this.#guest.t('search.place.notFound', { written }))
  }

  /** The field has dropped the text, and says so. */
  async expectDropped(text: string): Promise<void> {
    const place = await this.#destination.inputValue()
    await expect(this.#form.getByText(this.#guest.t('search.place.dropped', { written: text, place }))).toBeVisible()
  }

  /** The position of the place is not known yet. */
  async expectNotReady(): Promise<void> {
    await expect(this.#submit).toBeDisabled()
  }

  async expectReady(): Promise<void> {
    await expect(this.#submit).toBeEnabled()
  }

  async pickDestination(suggestion: string): Promise<void> {
    await this.#form.getByRole('option', { name: suggestion }).first().click()
    await this.expectDestination(suggestion)
  }

  async chooseHours(checkIn: number, checkOut: number): Promise<void> {
    const { t } = this.#guest
    await this.#form.getByRole('button', { name: new RegExp(`^${t('common.stay.checkIn')}`) }).click()
    await chooseHours(this.#guest, this.#form, checkIn, checkOut)
  }

  /** Opens the calendar and taps two days: the first in the month shown, the second in the next. */
  async tapDaysOverMonthEnd(first: string, second: string): Promise<void> {
    const dates = await this.#openDates()
    await dates
      .getByRole('button', { name: new RegExp(`\\b${first}\\b`) })
      .first()
      .tap()
    await this.#tapNextMonth(dates)
    await dates
      .getByRole('button', { name: new RegExp(`\\b${second}\\b`) })
      .first()
      .tap()
    await toHours(this.#guest, dates)
    await dates.getByRole('button', { name: this.#guest.t('common.done') }).tap()
    await expect(dates).toBeHidden()
  }

  async #openDates(): Promise<Locator> {
    await this.#form.locator('[data-search-field="dates"]').tap()
    const dates = this.#form.getByRole('dialog', { name: this.#guest.t('search.form.dates') })
    await expect(dates).toBeVisible()
    return dates
  }

  /** The second of two arrows; React Aria labels them with its own texts. */
  async #tapNextMonth(dates: Locator): Promise<void> {
    await dates.getByRole('application').getByRole('button').and(dates.locator('button')).nth(1).tap()
  }

  async expectStay(checkIn: string, checkOut: string): Promise<void> {
    const fields = this.#form.getByRole('button')
    await expect(fields.locator(`time[datetime^="${checkIn}"]`)).toBeVisible()
    await expect(fields.locator(`time[datetime^="${checkOut}"]`)).toBeVisible()
  }

  async expectDatesOpen(): Promise<void> {
    await expect(this.#form.getByRole('dialog', { name: this.#guest.t('search.form.dates') })).toBeVisible()
  }

  get rooms(): Locator {
    return this.#form.getByRole('button', { name: this.#guest.t('search.form.rooms') })
  }

  async addAdult(): Promise<void> {
    const { t } = this.#guest
    await this.#form.getByRole('button', { name: new RegExp(`^${t('search.form.rooms')}`) }).click()
    const rooms = this.#form.getByRole('dialog', { name: t('search.form.rooms') })
    await rooms.getByRole('button', { name: t('search.picker.more', { what: t('search.picker.adults') }) }).click()
    await rooms.getByRole('button', { name: t('common.done') }).click()
    await expect(rooms).toBeHidden()
  }

  async search(): Promise<void> {
    await this.#form.getByRole('button', { name: this.#guest.t('search.form.submit'), exact: true }).click()
  }

  /** One tap: the hotels of the destination, tonight. */
  async tonight(): Promise<void> {
    await this.#form.getByRole('button', { name: this.#guest.t('home.tonight'), exact: true }).click()
  }

  /** The check-in of the night that is running. */
  async expectTonightNow(): Promise<void> {
    await expect(this.#moment('checkIn')).toContainText(this.#guest.t('common.stay.tonightNow'))
  }

  async expectDestination(name: string): Promise<void> {
    await expect(this.#destination).toHaveValue(name)
  }

  async expectHours(checkIn: string, checkOut: string): Promise<void> {
    await expect(this.#moment('checkIn')).toContainText(checkIn)
    await expect(this.#moment('checkOut')).toContainText(checkOut)
  }

  /** Neither day nor hour is cut off or overflows its field. */
  async expectHoursWhole(): Promise<void> {
    for (const side of ['checkIn', 'checkOut'] as const) await expectWordsWithin(this.#moment(side))
  }

  #moment(side: 'checkIn' | 'checkOut'): Locator {
    return this.#form.getByRole('button', { name: new RegExp(`^${this.#guest.t(`common.stay.${side}`)}`) })
  }

  async expectBusy(): Promise<void> {
    await expect(this.#form.getByRole('button', { name: this.#guest.t('search.form.searching') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  }

  get #submit(): Locator {
    return this.#form.locator('button[type=submit]')
  }

  get #suggestions(): Locator {
    return this.#form.getByRole('option')
  }

  get #destination(): Locator {
    return this.#form.getByRole('combobox', { name: this.#guest.t('search.form.destination') })
  }
}

/** On a phone the hours are the second step. */
const toHours = async (guest: Guest, dates: Locator): Promise<void> => {
  if (isNarrow(guest)) await dates.getByRole('button', { name: guest.t('search.steps.toHours') }).click()
}

/** In the dates panel, which must be open. */
export const chooseHours = async (guest: Guest, place: Locator, checkIn: number, checkOut: number): Promise<void> => {
  const { t } = guest
  const dates = place.getByRole('dialog', { name: t('search.form.dates') })
  await toHours(guest, dates)
  await dates
    .getByRole('radiogroup', { name: t('common.stay.checkInHour') })
    .getByRole('radio', { name: `${twoDigits(checkIn)}:00` })
    .click()
  await dates
    .getByRole('radiogroup', { name: t('common.stay.checkOutHour') })
    .getByRole('radio', { name: `${twoDigits(checkOut)}:00` })
    .click()
  await dates.getByRole('button', { name: t('common.done') }).click()
  await expect(dates).toBeHidden()
}
