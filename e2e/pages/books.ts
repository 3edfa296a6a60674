import { BookingResponse, BookingsResponse, type Booking } from '#contract/booking/bookings.ts'
import { API_BASE, IDEMPOTENCY_HEADER } from '#contract/http/endpoints.ts'
import { ConfigResponse } from '#contract/http/config.ts'
import type { APIRequestContext } from '@playwright/test'
import { create } from 'superstruct'
import type { Person } from './auth.page.ts'
import type { Offer } from './offer.ts'
import { bearerOf, createVerifiedAccount } from './people.ts'

/** The one merchant of the local card gateway. */
const MERCHANT = '/merchants/stayless_local'
const MERCHANT_KEYS = Buffer.from('local_public_key:local_private_key').toString('base64')

/** A booking as stored by the server, and how often the card gateway charged it. */
export interface BookEntry extends Pick<Booking, 'status' | 'total'> {
  charges: number
}

export const readServerBookings = async (request: APIRequestContext, person: Person): Promise<BookEntry[]> => {
  const answer = await request.get(`${API_BASE}/user/bookings/`, {
    headers: { authorization: await bearerOf(request, person) },
  })
  const { bookings } = create(await answer.json(), BookingsResponse)
  return Promise.all(
    bookings.map(async ({ id, status, total }) => ({ status, total, charges: await chargesOf(request, id) })),
  )
}

/** Another guest books the offer first. */
export const bookAsAnother = async (request: APIRequestContext, offer: Offer): Promise<void> => {
  await bookAs(request, await createVerifiedAccount(request, 'quicker'), offer)
}

/** Books and pays by API, without a page. */
export const bookAs = async (
  request: APIRequestContext,
  person: Person,
  { rateKey, total }: Pick<Offer, 'rateKey' | 'total'>,
): Promise<Booking> => {
  const answer = await request.post(`${API_BASE}/bookings/`, {
    headers: {
      authorization: await bearerOf(request, person),
      [IDEMPOTENCY_HEADER]: crypto.randomUUID(),
    },
    data: {
      rateKey,
      guest: { first_name: person.first, last_name: person.last },
      payment: { type: 'card', nonce: 'fake-three-d-secure-visa-full-authentication-nonce' },
      expected_total: total,
      again: true,
    },
  })
  if (answer.status() !== 201) throw new Error(`nobody could book: ${await answer.text()}`)
  return create(await answer.json(), BookingResponse).booking
}

/** Number of sales that the gateway has for one booking. */
const chargesOf = async (request: APIRequestContext, bookingId: string): Promise<number> =>
  (await searchedIds(request, { order_id: { is: bookingId } })).length

/** The longest journey. */
const PAST_MINUTES = 10

/**
 * Charges of an amount that nobody else pays, declined ones included, each with its status at the gateway. A request for hours
 * is charged under an id that no page shows.
 */
export const chargesOfAmount = async (request: APIRequestContext, dollars: number): Promise<string[]> => {
  const now = Temporal.Now.instant()
  const created_at = { min: now.subtract({ minutes: PAST_MINUTES }).toString(), max: now.toString() }
  const ids = await searchedIds(request, { created_at })
  const sales = await searched(request, 'advanced_search', { ids })
  return (sales.match(/<transaction>[^]*?<\/transaction>/g) ?? [])
    .filter((sale) => sale.includes(`<amount>${dollars.toFixed(2)}</amount>`))
    .map((sale) => /<status>(\w+)<\/status>/.exec(sale)?.[1] ?? '')
}

const searchedIds = async (request: APIRequestContext, search: object): Promise<string[]> =>
  [...(await searched(request, 'advanced_search_ids', search)).matchAll(/<item>([^<]+)<\/item>/g)].map(
    ([, id]) => id ?? '',
  )

const searched = async (request: APIRequestContext, path: string, search: object): Promise<string> => {
  const { payment } = create(await (await request.get(`${API_BASE}/config/`)).json(), ConfigResponse)
  const answer = await request.post(`${payment.gateway_origin}${MERCHANT}/transactions/${path}`, {
    headers: { authorization: `Basic ${MERCHANT_KEYS}` },
    data: { search },
  })
  return answer.text()
}
