import { API_BASE, IDEMPOTENCY_HEADER } from '#contract/http/endpoints.ts'
import { BookingResponse, type BookingStatus } from '#contract/booking/bookings.ts'
import { RateResponse } from '#contract/hotel/rates.ts'
import { expect, type Page, type Route } from '@playwright/test'
import { create } from 'superstruct'

const BOOK = `**${API_BASE}/bookings/`
const BOOKING = `**${API_BASE}/bookings/*/`
const RATE = `**${API_BASE}/rates/*/`
const EVERY_CALL = `**${API_BASE}/**`

/** The connection between the page and the real server, and what gets lost on it. */
export class Wire {
  readonly #page: Page
  readonly #keys: string[] = []
  readonly #deeds: string[] = []
  readonly #refusals: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.startsWith(API_BASE)) return
      const method = response.request().method()
      const call = `${method} ${pathname.slice(API_BASE.length)}`
      if (method !== 'GET' && response.ok()) this.#deeds.push(call)
      if (response.status() === 401) this.#refusals.push(call)
    })
    page.on('request', (request) => {
      const key = request.headers()[IDEMPOTENCY_HEADER.toLowerCase()]
      if (key !== undefined) this.#keys.push(key)
    })
  }

  /** Idempotency keys of the page's booking requests, in order. */
  keys(): readonly string[] {
    return this.#keys
  }

  /** The page's successful calls that change data, in order. */
  deeds(): readonly string[] {
    return this.#deeds
  }

  /** The page's calls that were refused with 401. */
  refusals(): readonly string[] {
    return this.#refusals
  }

  /**
   * The next booking request arrives, but its response does not.
   * @returns `arrived`, which waits until the server has booked.
   */
  async holdAnswer(): Promise<{ arrived: () => Promise<void> }> {
    let isBooked = false
    const hold = async (route: Route) => {
      await route.fetch()
      isBooked = true
    }
    await this.#page.route(BOOK, hold, { times: 1 })
    return { arrived: () => expect.poll(() => isBooked).toBe(true) }
  }

  /** Breaks the connection after the server has booked; `times` in a row. */
  async loseAnswers(times: number): Promise<void> {
    await this.#page.route(BOOK, loseAnswer, { times })
  }

  /** Goes offline as soon as the server has booked; the response is lost too. */
  async loseConnectionWithAnswer(): Promise<void> {
    const lose = async (route: Route) => {
      await route.fetch()
      await this.#page.context().setOffline(true)
      await route.abort('internetdisconnected').catch(() => {
        // Going offline has already aborted the request.
      })
    }
    await this.#page.route(BOOK, lose, { times: 1 })
  }

  /**
   * Removes the bearer from all calls: the server refuses them.
   * @returns `end`, which stops this.
   */
  async loseBearer(): Promise<{ end: () => Promise<void> }> {
    await this.#page.route(EVERY_CALL, loseBearer)
    return { end: () => this.#page.unroute(EVERY_CALL, loseBearer) }
  }

  /** Removes the bearer from one call only. */
  async loseBearerOnce(path: string): Promise<void> {
    await this.#page.route(`**${API_BASE}${path}`, loseBearer, { times: 1 })
  }

  /** Shows the page an outdated price: the next response for the rate is higher by `dollars` than the real price. */
  async showFormerPrice(dollars: number): Promise<void> {
    const age = async (route: Route) => {
      const response = await route.fetch()
      const offer = create(await response.json(), RateResponse)
      const rates = offer.rates.map((rate) => ({ ...rate, total: Number((rate.total + dollars).toFixed(2)) }))
      await route.fulfill({ response, json: { ...offer, rates } })
    }
    await this.#page.route(RATE, age, { times: 1 })
  }

  /** The card service is slow: the server has the booking, but does not know its outcome yet. */
  async keepProcessing(): Promise<{ end: () => Promise<void> }> {
    await this.#page.route(BOOK, sayProcessing)
    await this.#page.route(BOOKING, sayProcessing)
    return {
      end: async () => {
        await this.#page.unroute(BOOK, sayProcessing)
        await this.#page.unroute(BOOKING, sayProcessing)
      },
    }
  }
}

const loseAnswer = async (route: Route) => {
  await route.fetch()
  await route.abort('connectionreset')
}

const loseBearer = (route: Route) => {
  const { authorization: _lost, ...headers } = route.request().headers()
  return route.continue({ headers })
}

const sayProcessing = async (route: Route) => {
  const response = await route.fetch()
  const { booking } = create(await response.json(), BookingResponse)
  const status: BookingStatus = 'processing'
  await route.fulfill({
    response,
    status: response.status() === 201 ? 202 : response.status(),
    json: { booking: { ...booking, status } },
  })
}
