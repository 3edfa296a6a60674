import { is } from 'superstruct'
import { API_BASE } from '#contract/http/endpoints.ts'
import { ConfirmRequestResponse, type ConfirmRequestBody, type HotelRequest } from '#contract/inquiry/confirm.ts'
import { dayHour, datePart, hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'

/** The demo hotels with somebody who answers; the last part of a hotel's id. All others stay silent. */
const MANNERS = { '-0013': 'accept', '-0014': 'reject', '-0015': 'counter' } as const
type Manner = (typeof MANNERS)[keyof typeof MANNERS]

/** A hotelier reads a mail after this long. */
const READS_AFTER_SECONDS = 60
const LOOK_EVERY_MS = 5_000
/** Older mails were answered, or never will be. */
const READS_BACK_HOURS = 48
const MOST_MAILS = 20

const MAILBOX = /^\w+(-001[345])@/
const LINK = /\/confirm\/request\/([\w-]{43})/

const mannerOf = (mailbox: string): Manner | undefined => {
  const suffix = MAILBOX.exec(mailbox)?.[1]
  return suffix === '-0013' || suffix === '-0014' || suffix === '-0015' ? MANNERS[suffix] : undefined
}

/** An hour less at each end that has extra hours, for a tenth more. */
const counterOffer = ({ offer }: HotelRequest): ConfirmRequestBody => {
  const [from, until] = [hourPart(offer.checkin_datetime), hourPart(offer.checkout_datetime)]
  const isEarly = from + 1 < STANDARD_CHECK_IN_HOUR
  const isLate = !isEarly && until - 1 > STANDARD_CHECK_OUT_HOUR
  return {
    decision: 'counter',
    place: offer.place,
    price: Math.ceil(offer.price * 1.1),
    checkin_datetime: dayHour(datePart(offer.checkin_datetime), isEarly ? from + 1 : from),
    checkout_datetime: dayHour(datePart(offer.checkout_datetime), isLate ? until - 1 : until),
    note: 'This is the earliest that we can do.',
  }
}

const answerOf = (manner: Manner, request: HotelRequest): ConfirmRequestBody => {
  const { place } = request.offer
  if (manner === 'reject') return { decision: 'reject', place, reason: 'full' }
  // After its one counter-offer, this hotelier takes what the guest offers.
  if (manner === 'counter' && request.can_counter) return counterOffer(request)
  return { decision: 'accept', place }
}

export interface HotelierDeps {
  db: Database
  clock: Clock
  /** Origin of this server, on this machine. */
  origin: string
  warn: (message: string, error: unknown) => void
}

/**
 * Hoteliers of the demo catalogue: they read their mail and answer through the link in it, as a person would. They know nothing
 * else of a request.
 */
export const startHoteliers = ({ db, clock, origin, warn }: HotelierDeps): { stop: () => void } => {
  const read = new Set<number>()

  const ask = async (path: string, body?: ConfirmRequestBody): Promise<ConfirmRequestResponse | null> => {
    const response = await fetch(new URL(`${API_BASE}${path}`, origin), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(LOOK_EVERY_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    return is(answer, ConfirmRequestResponse) ? answer : null
  }

  const answerMail = async (text: string, manner: Manner): Promise<void> => {
    const token = LINK.exec(text)?.[1]
    if (token === undefined) return
    const page = await ask(`/confirm/request/${token}/`)
    if (page?.state !== 'open') return
    for (const request of page.requests)
      if (request.status === 'asked')
        await ask(`/confirm/request/${token}/`, { ...answerOf(manner, request), number: request.number })
  }

  const look = async (): Promise<void> => {
    const now = clock()
    const mails = await db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'body_text'])
      .where('template', '=', 'negotiation_hotel')
      .where('created_at', '>', now.subtract({ hours: READS_BACK_HOURS }))
      .where('created_at', '<=', now.subtract({ seconds: READS_AFTER_SECONDS }))
      .orderBy('id', 'desc')
      .limit(MOST_MAILS)
      .execute()
    for (const { id, recipient, body_text } of mails) {
      const manner = mannerOf(recipient)
      if (manner === undefined || read.has(id)) continue
      await answerMail(body_text, manner)
      read.add(id)
    }
  }

  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => warn('a demo hotelier could not answer', error))
      .finally(() => {
        isLooking = false
      })
  }, LOOK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
