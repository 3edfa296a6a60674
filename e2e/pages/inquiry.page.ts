import { CALENDAR_LOCALE } from '#locales/kit/formats.ts'
import { expect, type Locator } from '@playwright/test'
import { CardFields, type Card } from './cardFields.ts'
import type { Guest } from './guest.ts'
import { money } from './money.ts'

export interface AskedInquiry {
  /** Name of a hotel of the catalogue, as the list shows it. */
  hotel: string
  /** Its town, as the list shows it. */
  town: string
  /** Write the hotel by hand: it is not in the list. */
  isByHand?: boolean
  /** First day of the stay, `YYYY-MM-DD`, instead of one weeks ahead. */
  from?: string
  /** Hours before 15:00 and after 11:00. */
  early: number
  late: number
  /** US dollars. */
  price: number
  /** Last day of free cancellation, `YYYY-MM-DD`. */
  freeUntil: string
  email: string
  lastName?: string
  card: Card
}

/** The guest's four steps, and the page of a request. */
export class InquiryPage {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  /** From the start to the number of the request. */
  async ask(asked: AskedInquiry): Promise<void> {
    await this.begin()
    await this.fillBooking(asked)
    await this.goTo('time')
    await this.fillTime(asked)
    await this.goTo('contacts')
    await this.fillContacts(asked)
    await this.goTo('request')
    await this.send(asked)
  }

  /** To the first step. */
  async begin(): Promise<void> {
    const { t } = this.#guest
    await this.open('/inquiry')
    await this.#main
      .getByRole('link', { name: t('inquiry.start.action') })
      .first()
      .click()
    await expect(this.#main.getByRole('grid').first()).toBeVisible()
  }

  async fillBooking(asked: AskedInquiry): Promise<void> {
    await this.#pickHotel(asked)
    await this.#pickDays(asked.from)
  }

  async fillTime({ early, late, price, freeUntil }: AskedInquiry): Promise<void> {
    const { t } = this.#guest
    for (let hour = 0; hour < early; hour += 1)
      await this.#main
        .getByRole('button', { name: t('common.stay.hourEarlier') })
        .first()
        .click()
    for (let hour = 0; hour < late; hour += 1)
      await this.#main
        .getByRole('button', { name: t('common.stay.hourLater') })
        .last()
        .click()
    // A night's price is asked for beside it where nobody knows one.
    await this.#main.getByRole('spinbutton', { name: new RegExp(`^${t('inquiry.time.price')}`) }).fill(String(price))
    await this.#pickFreeUntil(freeUntil)
  }

  /** @param day `YYYY-MM-DD`, not after the month of check-in. */
  async #pickFreeUntil(day: string): Promise<void> {
    const { t, page } = this.#guest
    const label = t('inquiry.time.cancellationDate')
    // In Arabic and Hebrew, a name made of two parts begins with an invisible mark of direction.
    await this.#main.getByRole('button', { name: new RegExp(`^\u2068?${label}`) }).click()
    const calendar = page.getByRole('dialog', { name: label })
    await expect(calendar.getByRole('grid')).toBeVisible()
    const wanted = calendar.getByRole('button', { name: this.#dayName(day) })
    // The calendar opens at the month of check-in.
    while (!(await wanted.isVisible()))
      await calendar.getByRole('application').getByRole('button').and(calendar.locator('button')).first().click()
    await wanted.click()
    await expect(calendar).toBeHidden()
  }

  async fillContacts({ lastName = 'Guest', email }: AskedInquiry): Promise<void> {
    await this.#main.getByRole('textbox').nth(0).fill('Placeholder')
    await this.#main.getByRole('textbox').nth(1).fill(lastName)
    await this.#main.getByRole('textbox').nth(2).fill(email)
    await this.#main.getByRole('checkbox').check()
  }

  async send({ card }: AskedInquiry): Promise<void> {
    const { t } = this.#guest
    const fields = new CardFields(this.#guest)
    await fields.expectOpen()
    await fields.enter(card)
    await this.#main.getByRole('button', { name: t('inquiry.request.send') }).click()
    await expect(this.#main.getByRole('heading', { name: t('inquiry.sent.confirmTitle') })).toBeVisible()
  }

  async goTo(step: 'time' | 'contacts' | 'request'): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t(`inquiry.next.${step}`) }).click()
    await expect(this.#guest.page).toHaveURL(new RegExp(`/inquiry/steps/${step}$`))
  }

  async #pickHotel({ hotel, town, isByHand = false }: AskedInquiry): Promise<void> {
    const { t, page } = this.#guest
    if (isByHand) {
      await this.#main.getByRole('button', { name: t('inquiry.booking.byHand') }).click()
      await this.#main.getByRole('textbox', { name: t('inquiry.booking.name') }).fill(hotel)
      await this.#main.getByRole('combobox', { name: t('inquiry.booking.town') }).fill(town)
      await page.getByRole('option').filter({ hasText: town }).first().click()
      return
    }
    await this.#main.getByRole('combobox', { name: t('inquiry.booking.hotel') }).fill(hotel)
    await page.getByRole('option').filter({ hasText: hotel }).filter({ hasText: town }).first().click()
  }

  /** Two nights, from this day or from the eleventh free day of the last month shown. */
  async #pickDays(from?: string): Promise<void> {
    const months = this.#main.getByRole('grid')
    if (from !== undefined) {
      await this.#main.getByRole('button', { name: this.#dayName(from) }).click()
      await this.#main
        .getByRole('button', { name: this.#dayName(Temporal.PlainDate.from(from).add({ days: 2 }).toString()) })
        .click()
      return
    }
    // A phone shows one month, of which too few days may be left: turn to the next.
    if ((await months.count()) === 1)
      await this.#main.getByRole('application').getByRole('button').and(this.#main.locator('button')).nth(1).click()
    // In each month, days before today are disabled.
    const days = months.last().getByRole('button', { disabled: false })
    await days.nth(10).click()
    await days.nth(12).click()
  }

  /** The name of a day's button in a calendar: of the 5th, not the 15th. */
  #dayName(day: string): RegExp {
    const style = { day: 'numeric', month: 'long', year: 'numeric' } as const
    const written = Temporal.PlainDate.from(day).toLocaleString(CALENDAR_LOCALE[this.#guest.locale], style)
    return new RegExp(`(?<!\\d)${written}`)
  }

  /** Opens the link of the e-mail and confirms. */
  async confirm(link: string): Promise<void> {
    const { page, t } = this.#guest
    await page.goto(link)
    await page.getByRole('button', { name: t('negotiation.link.inquiry.open.action') }).click()
  }

  async open(path: string): Promise<void> {
    await this.#guest.page.goto(this.#guest.address(path))
  }

  async expectStatus(title: string): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: title })).toBeVisible()
  }

  /** Looks again until the answer of the hotel has left. */
  async awaitStatus(title: string): Promise<void> {
    await expect(async () => {
      await this.#guest.page.reload()
      await expect(this.#main.getByRole('heading', { name: title })).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 120_000, intervals: [5_000] })
  }

  /** A no says what stays, that nothing was charged, and how to ask again. */
  async expectNothingCharged(): Promise<void> {
    const { t } = this.#guest
    await expect(this.#main.getByRole('heading', { name: t('negotiation.status.stays') })).toBeVisible()
    for (const hour of ['15:00', '11:00']) await expect(this.#main.getByText(hour).first()).toBeVisible()
    await expect(this.#main.getByText(t('negotiation.status.notCharged'))).toBeVisible()
  }

  /** Opens the wizard at the hours, with the hotel, the dates and the guest of the request. */
  async askAgain(): Promise<void> {
    const { t, page } = this.#guest
    const name = new RegExp(`^(${t('negotiation.status.next.hours')}|${t('negotiation.status.next.again')})$`)
    await this.#main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/inquiry\/steps\/time$/)
    await expect(this.#main.getByRole('heading', { level: 1, name: t('inquiry.time.title') })).toBeVisible()
  }

  async expectCharged(dollars: number): Promise<void> {
    const charge = this.#main.locator('dl > div').filter({ hasText: this.#guest.t('negotiation.status.charge') })
    await expect(charge.first()).toContainText(money(dollars))
  }

  /** The hotel's counter-offer. */
  async acceptOffer(dollars: number): Promise<void> {
    const accept = this.#guest.t('negotiation.status.accept', { money: `.*${money(dollars).source}.*` })
    await this.#main.getByRole('button', { name: new RegExp(accept) }).click()
    await this.#guest.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(accept) })
      .click()
  }

  /** Answers the hotel's counter-offer with another one: one hour later than it offers, for this price. */
  async counter(dollars: number): Promise<void> {
    const { page, t } = this.#guest
    await this.#main.getByRole('button', { name: t('negotiation.status.another') }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: t('common.stay.hourLater') })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: t('negotiation.price') }).fill(String(dollars))
    await dialog.getByRole('button', { name: t('negotiation.status.counterAsk.send') }).click()
    await expect(dialog).toBeHidden()
  }

  async withdraw(): Promise<void> {
    const { page, t } = this.#guest
    await this.#main.getByRole('button', { name: t('negotiation.status.withdraw') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('negotiation.status.withdraw') }).click()
    await expect(dialog).toBeHidden()
  }

  /** After a decline. */
  async useAnotherCard(card: Card): Promise<void> {
    const { page, t } = this.#guest
    await this.#main.getByRole('button', { name: t('negotiation.status.useCard') }).click()
    const dialog = page.getByRole('dialog')
    const fields = new CardFields(this.#guest, dialog)
    await fields.expectOpen()
    await fields.enter(card)
    await dialog.getByRole('button', { name: t('negotiation.status.cardAsk.save') }).click()
    await expect(dialog).toBeHidden()
  }
}

/** The page behind the link of a hotel's e-mail. */
export class HotelAnswerPage {
  readonly #hotel: Guest

  constructor(hotel: Guest) {
    this.#hotel = hotel
  }

  /** Waits for the application: pressed before, a button opens a page of its own (`PlainAnswerPage`). */
  async open(link: string): Promise<void> {
    const { page, address } = this.#hotel
    await page.goto(address(link))
    await expect(page.locator('[data-first]')).toHaveCount(0)
  }

  /** In two taps. */
  async accept(link: string, dollars: number): Promise<void> {
    const { t } = this.#hotel
    await this.open(link)
    await this.#press(new RegExp(t('negotiation.hotel.accept', { money: `.*${amount(dollars)}.*` })))
    await this.#confirm(t('negotiation.hotel.acceptAsk.yes'))
    await this.expectTitle(t('negotiation.hotel.leaving.accept.title'))
  }

  async decline(link: string): Promise<void> {
    const { page, t } = this.#hotel
    await this.open(link)
    await this.#press(t('negotiation.hotel.decline'))
    await page.getByRole('dialog').getByText(t('negotiation.hotel.reasons.full')).click()
    await this.#confirm(t('negotiation.hotel.declineAsk.yes'))
    await this.expectTitle(t('negotiation.hotel.leaving.reject.title'))
  }

  /** Check-in an hour later than asked for, at this price. */
  async counter(link: string, dollars: number): Promise<void> {
    const { page, t } = this.#hotel
    await this.open(link)
    await this.#press(t('negotiation.hotel.counter'))
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: t('common.stay.hourLater') })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: t('negotiation.price') }).fill(String(dollars))
    await this.#confirm(t('negotiation.hotel.counterAsk.send'))
    await this.expectTitle(t('negotiation.hotel.leaving.counter.title'))
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.#hotel.page.getByRole('heading', { name: title })).toBeVisible()
  }

  /** Nothing is left to answer. */
  async expectNoQuestion(): Promise<void> {
    const { page, t } = this.#hotel
    await expect(page.getByRole('button', { name: t('negotiation.hotel.decline'), exact: true })).toBeHidden()
  }

  async #press(name: string | RegExp): Promise<void> {
    await this.#hotel.page.getByRole('button', { name, exact: true }).click()
  }

  async #confirm(name: string): Promise<void> {
    await this.#hotel.page.getByRole('dialog').getByRole('button', { name }).click()
  }
}

/** Whole dollars are written without cents on these pages. */
const amount = (dollars: number): string => (Number.isInteger(dollars) ? `${dollars}(?!\\d)` : money(dollars).source)
