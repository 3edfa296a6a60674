import { API_BASE } from '#contract/calls.ts'
import type { SearchCriteria } from '#contract/hotels.ts'
import { RoomsAnswer, type Rate } from '#contract/rates.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import type { APIRequestContext } from '@playwright/test'
import { create } from 'superstruct'

export interface Offer {
  rateKey: string
  /** In US dollars. */
  total: number
  /** Its checkout. */
  path: string
}

/** The stay of whoever chose none. */
export const usualStay = (): SearchCriteria => defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())

/** The cheapest room of a hotel for the default stay, as its page would offer it. */
export const offerOf = (request: APIRequestContext, hotelId: string): Promise<Offer> =>
  firstOffer(request, hotelId, () => true)

/** The first that gives money back. */
export const refundableOfferOf = (request: APIRequestContext, hotelId: string): Promise<Offer> =>
  firstOffer(request, hotelId, ({ cancellation }) => cancellation.refundable)

/** The first that does not. */
export const nonRefundableOfferOf = (request: APIRequestContext, hotelId: string): Promise<Offer> =>
  firstOffer(request, hotelId, ({ cancellation }) => !cancellation.refundable)

const firstOffer = async (
  request: APIRequestContext,
  hotelId: string,
  isWanted: (rate: Rate) => boolean,
): Promise<Offer> => {
  const { checkIn, checkOut } = usualStay()
  const answer = await request.get(`${API_BASE}/rates/`, { params: { hotelId, checkIn, checkOut, rooms: '2:' } })
  const rate = create(await answer.json(), RoomsAnswer)
    .rooms.flatMap(({ rates }) => rates)
    .find(isWanted)
  if (rate === undefined) throw new Error(`${hotelId} has no such room`)
  const { rateKey, total } = rate
  return { rateKey, total, path: `/${hotelId}/${rateKey}` }
}
