import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { create, string, type } from 'superstruct'
import { BookingResponse, BookingsResponse, type Booking, type BookingBody } from '#contract/booking/bookings.ts'
import { IDEMPOTENCY_HEADER } from '#contract/http/endpoints.ts'
import { ErrorResponse } from '#contract/http/errors.ts'
import { RoomsResponse } from '#contract/hotel/rates.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { DEMO_PASSWORD } from '#server/demo/demoAccounts.ts'
import { apiPath, type ServerProcess } from './serverProcess.testing.ts'

/** A server, in this process or another. */
type Server = Pick<ServerProcess, 'request'>

/** One press of Pay: its request and idempotency key. */
export interface Attempt {
  key: string
  body: BookingBody
}

/** `lost`: the connection broke, the guest does not know the result. */
export type Outcome =
  | { kind: 'acknowledged'; booking: Booking }
  | { kind: 'processing' }
  | { kind: 'refused'; code: string }
  | { kind: 'lost' }

export const GUEST = 'guest@stayless.example'
/** Has one room of each kind. */
const HOTEL = 'nyc-0007'
const NIGHTS = 2
/** Test nonces of the card gateway, each for another card: one card may be tried only so often. */
const VALID = ['visa', 'mastercard', 'amex', 'discover', 'debit', 'prepaid'].map((card) => `fake-valid-${card}-nonce`)
const DECLINED = 'fake-processor-declined-visa-nonce'
const AGAIN_MS = 500
const json = { 'content-type': 'application/json' }

/** Signs in with a demo account and returns the token, which outlives the server that issued it. */
export const signIn = async (server: Server, email = GUEST): Promise<string> => {
  const { body } = await server.request('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  })
  return create(body, type({ idToken: string() })).idToken
}

/**
 * Returns two rivals for every available room in each of `stays` stays; in every other stay, one room gets a declined card
 * instead.
 */
export const findAttempts = async (server: Server, stays: number): Promise<Attempt[]> => {
  const first = Temporal.Now.plainDateISO('America/New_York').add({ days: 40 }).toString()
  const days = Array.from({ length: stays }, (_, place) => addDays(first, place * NIGHTS))
  const offers = await Promise.all(days.map((day) => offersOn(server, day)))
  return offers.flatMap((rates, place) =>
    rates.flatMap((rate, room) =>
      room === 0 && place % 2 === 0
        ? [attempt(rate, DECLINED)]
        : [attempt(rate, validAt(place)), attempt(rate, validAt(place))],
    ),
  )
}

const validAt = (place: number): string => VALID[place % VALID.length] ?? 'fake-valid-nonce'

/** Returns the cheapest rate of each available room of `HOTEL`, for the nights from `day`. */
export const offersOn = async (server: Server, day: string): Promise<{ rateKey: string; total: number }[]> => {
  const query = new URLSearchParams({
    hotelId: HOTEL,
    checkIn: dayHour(day, 15),
    checkOut: dayHour(addDays(day, NIGHTS), 11),
    rooms: '1:',
  })
  const ask = () => server.request(apiPath(`/rates/?${query.toString()}`))
  let answer = await ask()
  // A server that has just started on a busy machine answers 503: retry.
  for (; answer.status === 503; answer = await ask()) await wait(AGAIN_MS)
  return create(answer.body, RoomsResponse).rooms.flatMap(({ rates }) => rates.slice(0, 1))
}

export const attempt = (
  { rateKey, total }: { rateKey: string; total: number },
  nonce = 'fake-valid-nonce',
): Attempt => ({
  key: randomUUID(),
  body: {
    rateKey,
    guest: { first_name: 'Dana', last_name: 'Levi' },
    comment: '',
    payment: { type: 'card', nonce },
    expected_total: total,
    // Rivals may be the same guest.
    again: true,
  },
})

/** Presses Pay once. */
export const book = async (server: Server, bearer: string, { key, body }: Attempt): Promise<Outcome> => {
  const answer = await server
    .request(apiPath('/bookings/'), {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${bearer}`, [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(body),
    })
    .catch(() => undefined)
  if (answer === undefined) return { kind: 'lost' }
  if (answer.status === 201) return { kind: 'acknowledged', booking: create(answer.body, BookingResponse).booking }
  if (answer.status === 202) return { kind: 'processing' }
  return { kind: 'refused', code: create(answer.body, ErrorResponse).error.code }
}

/** Returns the bookings made by a test, without the demo guest's past stays. */
export const myBookings = async (server: Server, bearer: string): Promise<Booking[]> => {
  const { body } = await server.request(apiPath('/user/bookings/'), { headers: { authorization: `Bearer ${bearer}` } })
  return create(body, BookingsResponse).bookings.filter(({ status }) => status !== 'completed')
}
