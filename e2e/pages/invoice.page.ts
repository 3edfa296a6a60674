import { API_BASE } from '#contract/http/endpoints.ts'
import type { StatementsResponse } from '#contract/booking/statements.ts'
import { expect, type APIRequestContext, type Locator } from '@playwright/test'
import type { Person } from './auth.page.ts'
import type { Guest } from './guest.ts'
import { bearerOf } from './people.ts'

const demo = (name: string): Person => ({
  first: 'Demo',
  last: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
  email: `${name}@stayless.example`,
  password: 'stayless',
})
/** Demo accounts with a role: only staff can set roles. */
export const INVOICING = demo('invoicing')
export const AGENT = demo('agent')
export const BUSINESS = demo('business')
const STAFF = demo('staff')

/** Staff sets how much the account may owe, in US dollars. */
export const limitInvoices = async (request: APIRequestContext, { email }: Person, limit: number): Promise<void> => {
  const answer = await request.post(`${API_BASE}/staff/invoice_limit/`, {
    headers: { authorization: await bearerOf(request, STAFF) },
    data: { email, limit },
  })
  if (!answer.ok()) throw new Error(`no limit: ${await answer.text()}`)
}

/** Invoice as a payment method, the fields for business accounts and agents, and the statements. */
export class InvoicePage {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  async choose(): Promise<void> {
    await this.#choice.check()
  }

  async expectChosen(): Promise<void> {
    await expect(this.#choice).toBeChecked()
  }

  async expectNotOffered(): Promise<void> {
    await expect(this.#choice).toHaveCount(0)
  }

  async book(): Promise<void> {
    await this.#main
      .getByRole('button', { name: new RegExp(this.#guest.t('checkout.book', { money: '.*\\d.*' })) })
      .click()
  }

  async noteCost(reference: string): Promise<void> {
    await this.#cost.fill(reference)
  }

  async expectCost(reference: string): Promise<void> {
    await expect(this.#cost).toHaveValue(reference)
  }

  async tellTraveller(email: string): Promise<void> {
    await this.#email.fill(email)
  }

  async expectTraveller(email: string): Promise<void> {
    await expect(this.#email).toHaveValue(email)
  }

  async chooseTraveller(name: string): Promise<void> {
    const list = this.#main.getByRole('combobox', { name: this.#guest.t('checkout.guest.travellers') })
    await list.selectOption({ label: name })
  }

  /** `month`: the month that the e-mail about its statement links to. */
  async openStatements(month?: string): Promise<void> {
    await this.#guest.page.goto(this.#guest.address(`/account/statements${month === undefined ? '' : `#${month}`}`))
  }

  statement(state: 'open' | 'issued' | 'paid'): Locator {
    return this.#main.getByRole('article').filter({ hasText: this.#guest.t(`statements.state.${state}`) })
  }

  /** @returns the name of the saved file. */
  async save(statement: Locator, form: 'pdf' | 'csv'): Promise<string> {
    const saved = this.#guest.page.waitForEvent('download')
    await statement.getByRole('button', { name: this.#guest.t(`statements.${form}`) }).click()
    return (await saved).suggestedFilename()
  }

  async expectProblem(text: 'failed' | 'forbidden'): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t(`statements.${text}.title`) })).toBeVisible()
  }

  /** From now on the server answers requests for statements with `response`, or with an error if it is omitted. */
  async answer(status: number, response?: StatementsResponse): Promise<void> {
    await this.#guest.page.route(`**${API_BASE}/user/statements/`, (route) =>
      route.fulfill({ status, json: response ?? { error: { code: 'internal', message: 'No', requestId: '1' } } }),
    )
  }

  get #choice(): Locator {
    return this.#main.getByRole('radio', { name: this.#guest.t('checkout.payment.invoice') })
  }

  get #cost(): Locator {
    return this.#main.getByLabel(this.#guest.t('checkout.guest.costReference'))
  }

  get #email(): Locator {
    return this.#main.getByRole('textbox', { name: this.#guest.t('checkout.guest.email') })
  }
}
