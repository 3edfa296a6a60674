import { API_BASE } from '#contract/http/endpoints.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { RateResponse, RoomsResponse, type Rate } from '#contract/hotel/rates.ts'
import { addDays, dayHour, datePart, STANDARD_CHECK_OUT_HOUR, type Stay } from '#contract/hotel/stay.ts'
import type { Side } from '#machines/rates/bids.rules.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import type { APIRequestContext } from '@playwright/test'
import { create } from 'superstruct'

export interface Offer {
  rateKey: string
  /** In US dollars. */
  total: number
  /** Path below `/checkout`. */
  path: string
}

/** An offer with some hours on request. */
export interface OfferOnRequest extends Offer {
  /** Default bids, in US dollars; null if the side is guaranteed. */
  first: Record<Side, number | null>
  /** Highest bid for a side. */
  most: number
}

/** The default stay. */
export const usualStay = (): SearchCriteria => defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())

/** The cheapest room of a hotel for the default stay, as its page would offer it. */
export const offerOf = (request: APIRequestContext, hotelId: string): Promise<Offer> =>
  firstOffer(request, hotelId, () => true)

/** The first refundable offer. */
export const refundableOfferOf = (request: APIRequestContext, hotelId: string): Promise<Offer> =>
  firstOffer(request, hotelId, ({ cancellation }) => cancellation.refundable)

/** The first non-refundable offer. */
export const nonRefundableOfferOf = (request: APIRequestContext, hotelId: string): Promise<Offer> =>
  firstOffer(request, hotelId, ({ cancellation }) => !cancellation.refundable)

/** One guest for one night, at a hotel where that costs less than a promo code is worth on any day of the year. */
export const cheapestOffer = (request: APIRequestContext): Promise<Offer> => {
  const { checkIn } = usualStay()
  const checkOut = dayHour(addDays(datePart(checkIn), 1), STANDARD_CHECK_OUT_HOUR)
  return firstOffer(request, 'rio-0093', () => true, { checkIn, checkOut }, '1:')
}

/** The cheapest room with these check-in and check-out hours, of which exactly the hours of `sides` are on request. */
export const offerOnRequest = async (
  request: APIRequestContext,
  hotelId: string,
  [checkIn, checkOut]: [number, number],
  sides: readonly Side[],
): Promise<OfferOnRequest> => {
  const usual = usualStay()
  const { rateKey } = await firstOffer(request, hotelId, () => true, {
    checkIn: dayHour(datePart(usual.checkIn), checkIn),
    checkOut: dayHour(datePart(usual.checkOut), checkOut),
  })
  const answer = await request.get(`${API_BASE}/rates/${encodeURIComponent(rateKey)}/`)
  const rate = create(await answer.json(), RateResponse).rates.find(
    ({ checkin_bid, checkout_bid }) =>
      (checkin_bid !== null) === sides.includes('check_in') && (checkout_bid !== null) === sides.includes('check_out'),
  )
  if (rate === undefined) throw new Error(`${hotelId} does not sell these hours so`)
  const { checkin_bid, checkout_bid, avg_night_price } = rate
  return {
    ...offered(hotelId, rate),
    first: { check_in: checkin_bid, check_out: checkout_bid },
    most: avg_night_price,
  }
}

const firstOffer = async (
  request: APIRequestContext,
  hotelId: string,
  isMatch: (rate: Rate) => boolean,
  { checkIn, checkOut }: Stay = usualStay(),
  rooms = '2:',
): Promise<Offer> => {
  const answer = await request.get(`${API_BASE}/rates/`, { params: { hotelId, checkIn, checkOut, rooms } })
  const rate = create(await answer.json(), RoomsResponse)
    .rooms.flatMap(({ rates }) => rates)
    .find(isMatch)
  if (rate === undefined) throw new Error(`${hotelId} has no such room`)
  return offered(hotelId, rate)
}

const offered = (hotelId: string, { rateKey, total }: Pick<Rate, 'rateKey' | 'total'>): Offer => ({
  rateKey,
  total,
  path: `/${hotelId}/${rateKey}`,
})
