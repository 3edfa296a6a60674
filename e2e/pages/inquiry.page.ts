import { expect, type Locator } from '@playwright/test'
import { CardFields, type Card } from './cardFields.ts'
import type { Guest } from './guest.ts'

export interface AskedInquiry {
  /** Name of a hotel of the catalogue, as the list shows it. */
  hotel: string
  /** Its town, as the list shows it. */
  town: string
  /** Hours before 15:00 and after 11:00. */
  early: number
  late: number
  /** US dollars. */
  price: number
  /** Last day of free cancellation, `YYYY-MM-DD`. */
  freeUntil: string
  email: string
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
  async ask({ hotel, town, early, late, price, freeUntil, email, card }: AskedInquiry): Promise<void> {
    const { t, page, address } = this.#guest
    await page.goto(address('/inquiry'))
    await this.#main
      .getByRole('link', { name: t('inquiry.start.action') })
      .first()
      .click()
    await this.#main.getByRole('combobox', { name: t('inquiry.booking.hotel') }).fill(hotel)
    await page.getByRole('option').filter({ hasText: hotel }).filter({ hasText: town }).first().click()
    await this.#pickDays()
    await this.#next('time')
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
    await this.#main.getByRole('spinbutton').fill(String(price))
    await this.#main.getByLabel(t('inquiry.time.cancellationDate'), { exact: true }).fill(freeUntil)
    await this.#next('contacts')
    await this.#main.getByRole('textbox').nth(0).fill('Placeholder')
    await this.#main.getByRole('textbox').nth(1).fill('Guest')
    await this.#main.getByRole('textbox').nth(2).fill(email)
    await this.#main.getByRole('checkbox').check()
    await this.#next('request')
    const fields = new CardFields(this.#guest)
    await fields.expectOpen()
    await fields.enter(card)
    await this.#main.getByRole('button', { name: t('inquiry.request.send') }).click()
    await expect(this.#main.getByRole('heading', { name: t('inquiry.sent.confirmTitle') })).toBeVisible()
  }

  /** Two nights from the third free day of the last month shown. */
  async #pickDays(): Promise<void> {
    const days = this.#main.getByRole('grid').last().getByRole('button', { disabled: false })
    await days.nth(10).click()
    await days.nth(12).click()
  }

  async #next(step: 'time' | 'contacts' | 'request'): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t(`inquiry.next.${step}`) }).click()
    await expect(this.#guest.page).toHaveURL(new RegExp(`/inquiry/steps/${step}$`))
  }

  /** Opens the link of the e-mail and confirms. */
  async confirm(link: string): Promise<void> {
    const { page, t } = this.#guest
    await page.goto(link)
    await page.getByRole('button', { name: t('negotiation.link.inquiry.open.action') }).click()
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
}

/** The page behind the link of a hotel's e-mail. */
export class HotelAnswerPage {
  readonly #hotel: Guest

  constructor(hotel: Guest) {
    this.#hotel = hotel
  }

  /** In two taps. */
  async accept(link: string, money: string): Promise<void> {
    const { page, t } = this.#hotel
    await page.goto(link)
    await page.getByRole('button', { name: t('negotiation.hotel.accept', { money }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('negotiation.hotel.acceptAsk.yes') })
      .click()
    await expect(page.getByRole('heading', { name: t('negotiation.hotel.leaving.accept.title') })).toBeVisible()
  }

  async decline(link: string): Promise<void> {
    const { page, t } = this.#hotel
    await page.goto(link)
    await page.getByRole('button', { name: t('negotiation.hotel.decline'), exact: true }).click()
    await page.getByRole('dialog').getByText(t('negotiation.hotel.reasons.full')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('negotiation.hotel.declineAsk.yes') })
      .click()
    await expect(page.getByRole('heading', { name: t('negotiation.hotel.leaving.reject.title') })).toBeVisible()
  }
}
