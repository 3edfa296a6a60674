import { array, create, enums, integer, min, object, refine, string, type, type Infer, type Struct } from 'superstruct'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, DayHourStruct, dayHour } from '#contract/hotel/stay.ts'
import { ApiError } from '#server/http/errors.ts'
import { hoursInWords, waysInNights, type Nights } from './hoursOverNights.ts'
import type { Booked, OrderState, Supplier, SupplierOffer, SupplierQuery } from './supplier.port.ts'

export interface NightsSettings {
  /** Without a trailing slash. */
  url: string
  token: string
  /** Timeouts in milliseconds. */
  readWithinMs?: number
  bookWithinMs?: number
}

const READ_WITHIN_MS = 10_000
/** Required by suppliers of nights. */
const BOOK_WITHIN_MS = 60_000
/** A supplier's own time limit, after which it no longer accepts an order. */
const SETTLES_AFTER_MS = 60_000

const AmountCents = min(integer(), 0)
const isMoment = (text: string): boolean => {
  try {
    Temporal.Instant.from(text)
    return true
  } catch {
    return false
  }
}
const Moment = refine(string(), 'a moment with its offset', isMoment)
const WireRate = type({
  hotel: string(),
  room: string(),
  rate_key: string(),
  total_cents: AmountCents,
  penalties: array(type({ from: Moment, amount_cents: AmountCents })),
})
type WireRate = Infer<typeof WireRate>
const RatesAnswer = type({ rates: array(WireRate) })
const StateAnswer = type({ status: enums(['confirmed', 'pending', 'failed', 'cancelled']) })
const CancelResponse = type({ penalty_cents: AmountCents })
const RefusalAnswer = type({ error: string() })

/** Content of an offer's key: the supplier's own key, and what was requested. */
const KeyStruct = object({
  rate_key: string(),
  checkIn: DayHourStruct,
  checkOut: DayHourStruct,
  arrival: string(),
  departure: string(),
  sides: integer(),
})

const keyOf = (rateKey: string, { stay }: Pick<SupplierQuery, 'stay'>, nights: Nights): string =>
  Buffer.from(
    JSON.stringify({
      rate_key: rateKey,
      ...stay,
      arrival: nights.arrival,
      departure: nights.departure,
      sides: (nights.guaranteed.check_in ? 1 : 0) + (nights.guaranteed.check_out ? 2 : 0),
    }),
  ).toString('base64url')

interface OfferKey {
  rateKey: string
  stay: SupplierQuery['stay']
  nights: Nights
}

/** Undefined if it is not one of our keys. */
const readKey = (key: string): OfferKey | undefined => {
  try {
    const read = create(JSON.parse(Buffer.from(key, 'base64url').toString()), KeyStruct)
    const guaranteed = { check_in: (read.sides & 1) !== 0, check_out: (read.sides & 2) !== 0 }
    return {
      rateKey: read.rate_key,
      stay: { checkIn: read.checkIn, checkOut: read.checkOut },
      nights: { guaranteed, arrival: read.arrival, departure: read.departure },
    }
  } catch {
    return undefined
  }
}

const offerOf = (rate: WireRate, stay: SupplierQuery['stay'], nights: Nights): SupplierOffer => ({
  key: keyOf(rate.rate_key, { stay }, nights),
  hotelId: rate.hotel,
  roomId: rate.room,
  stay,
  guaranteed: nights.guaranteed,
  hold: {
    from: dayHour(nights.arrival, STANDARD_CHECK_IN_HOUR),
    until: dayHour(nights.departure, STANDARD_CHECK_OUT_HOUR),
  },
  total: rate.total_cents,
  penalties: rate.penalties.map(({ from, amount_cents }) => ({
    from: Temporal.Instant.from(from),
    amount: amount_cents,
  })),
})

interface Answer {
  status: number
  body: unknown
}

/** A proxy may have timed out while the order went through. */
const TIMED_OUT = 408

/** Anything but a clear refusal may have been booked. */
const bookedOf = ({ status, body }: Answer): Booked => {
  if (status === 409) {
    const { error } = create(body, RefusalAnswer)
    return {
      outcome: 'failed',
      reason: error === 'sold_out' ? 'gone' : error === 'price_changed' ? error : 'refused',
    }
  }
  if (status >= 400 && status < 500 && status !== TIMED_OUT) return { outcome: 'failed', reason: 'refused' }
  if (status !== 201) return { outcome: 'unknown' }
  const state = create(body, StateAnswer).status
  if (state === 'confirmed' || state === 'pending') return { outcome: state }
  return { outcome: 'failed', reason: 'refused' }
}

/** A supplier that sells whole nights over HTTP; decision 037 explains how hours are bought with them. */
export const nightsSupplier = (settings: NightsSettings): Supplier => {
  const { url, token, readWithinMs = READ_WITHIN_MS, bookWithinMs = BOOK_WITHIN_MS } = settings

  /** Rejects without a response, or if it is not JSON. */
  const ask = async (method: string, path: string, withinMs: number, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(withinMs),
    })
    return { status: answer.status, body: await answer.json() }
  }

  const read = async <T>(path: string, body: unknown, struct: Struct<T>): Promise<T | undefined> => {
    try {
      const answer = await ask('POST', path, readWithinMs, body)
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.status}`)
      return create(answer.body, struct)
    } catch (cause) {
      throw new ApiError('upstream_failed', 'A supplier of rooms does not answer', { cause })
    }
  }

  const offersFor = async ({ hotelIds, stay, rooms }: SupplierQuery, nights: Nights): Promise<SupplierOffer[]> => {
    const { arrival, departure } = nights
    const answer = await read('/availability', { hotels: hotelIds, arrival, departure, rooms }, RatesAnswer)
    return (answer?.rates ?? []).map((rate) => offerOf(rate, stay, nights))
  }

  return {
    hours: 'nights',
    settlesWithinMs: bookWithinMs + SETTLES_AFTER_MS,

    search: async (query) => {
      const offers = await Promise.all(waysInNights(query.stay).map((nights) => offersFor(query, nights)))
      return offers.flat()
    },

    recheck: async (key) => {
      const offerKey = readKey(key)
      if (offerKey === undefined) return { outcome: 'gone' }
      const rate = await read('/recheck', { rate_key: offerKey.rateKey }, WireRate)
      if (rate === undefined) return { outcome: 'gone' }
      // The supplier issues a new key when the price has changed.
      const offer = offerOf(rate, offerKey.stay, offerKey.nights)
      return { outcome: rate.rate_key === offerKey.rateKey ? 'same' : 'price_changed', offer }
    },

    book: async ({ reference, key, expected, guest, comment }) => {
      const offerKey = readKey(key)
      if (offerKey === undefined) return { outcome: 'failed', reason: 'gone' }
      const words = [hoursInWords(offerKey.stay, offerKey.nights), comment].filter((text) => text !== '').join(' ')
      const body = { rate_key: offerKey.rateKey, reference, total_cents: expected, guest, comment: words }
      try {
        return bookedOf(await ask('POST', '/orders', bookWithinMs, body))
      } catch {
        return { outcome: 'unknown' }
      }
    },

    status: async (reference): Promise<OrderState> => {
      try {
        const { status, body } = await ask('GET', `/orders/${encodeURIComponent(reference)}`, readWithinMs)
        if (status === 404) return 'none'
        return status === 200 ? create(body, StateAnswer).status : 'unknown'
      } catch {
        return 'unknown'
      }
    },

    cancel: async (reference) => {
      try {
        const { status, body } = await ask('DELETE', `/orders/${encodeURIComponent(reference)}`, bookWithinMs)
        if (status === 404) return { outcome: 'none' }
        if (status === 409) return { outcome: 'not_cancellable' }
        return status === 200
          ? { outcome: 'cancelled', penalty: create(body, CancelResponse).penalty_cents }
          : { outcome: 'unknown' }
      } catch {
        return { outcome: 'unknown' }
      }
    },
  }
}
