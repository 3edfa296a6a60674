import { is } from 'superstruct'
import type { ConfirmInquiryResponse, ConfirmRequestResponse } from '#contract/inquiry/confirm.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Handlers, RequestContext } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { withUniformDuration } from '#server/limits/minimumDuration.ts'
import { findToken, hasExpired, markTokenUsed, type TokenRow } from '#server/modules/tokens/tokens.store.ts'
import type { TokenKind } from '#server/modules/tokens/tokens.tables.ts'
import { enforceHotelLimit, SameOpen } from './inquiries.create.ts'
import type { HotelAnswers } from './hotelAnswers.ts'
import type { Act } from './negotiations.act.ts'
import { rowsOf, sidesOf } from './negotiations.rows.ts'
import { hotelAddress, type LetterDeps, type NegotiationLetters } from './negotiations.letters.ts'
import { bidsOfBooking, negotiationById, openNegotiationOf, type NegotiationRow } from './negotiations.store.ts'
import { requestState, viewInquiry, viewRequest } from './negotiations.view.ts'
import type { RequestFactsDeps } from './requestFacts.ts'

const HOUR = 3600
const LIMITS = {
  /** High, because a hotel's office shares one network address. */
  address: { name: 'link_address', most: 600, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>

export interface ConfirmRoutesDeps extends RequestFactsDeps {
  db: Database
  clock: Clock
  act: Act['act']
  answers: HotelAnswers
  content: LetterDeps['content']
  letters: Pick<NegotiationLetters, 'guestToken'>
}

type ConfirmHandlers = Pick<
  Handlers,
  'inquiryLink' | 'confirmInquiry' | 'requestLink' | 'answerRequest' | 'undoRequestAnswer' | 'takeBackRequest'
>

interface OpenedLink {
  token: TokenRow
  row: NegotiationRow
  isExpired: boolean
}

/** Pages behind links in e-mails, decisions §6 and §13. */
export const confirmRoutes = (deps: ConfirmRoutesDeps): ConfirmHandlers => {
  const { db, clock } = deps

  const open = async (kind: TokenKind, text: string, { address }: RequestContext): Promise<OpenedLink | null> => {
    await enforceRateLimit(db, LIMITS.address, address, clock)
    const token = await findToken(db, kind, text)
    const id = token?.negotiation_id ?? null
    const row = id === null ? undefined : await negotiationById(db, id)
    return token === undefined || row === undefined ? null : { token, row, isExpired: hasExpired(token, clock()) }
  }

  const named = async (
    row: NegotiationRow,
    locale: Locale,
    token: string | null,
  ): Promise<NonNullable<ConfirmInquiryResponse['inquiry']>> => {
    const { id, number, hotel, status, outcome, checkin_datetime, checkout_datetime, price, offers } = viewInquiry(
      await rowsOf(db, row),
      locale,
      deps,
    )
    const { name, time_zone } = hotel
    return {
      id,
      number,
      token,
      hotel: name,
      time_zone,
      status,
      outcome,
      checkin_datetime,
      checkout_datetime,
      price,
      offers,
    }
  }

  const inquiryAnswer = async (
    { row, isExpired }: OpenedLink,
    locale: Locale,
    /** The link, of whoever has confirmed with it; null: it was only opened. */
    proof: string | null,
  ): Promise<ConfirmInquiryResponse> => {
    if (row.state === 'unconfirmed' && !isExpired) return { state: 'open', inquiry: await named(row, locale, null) }
    if (row.state === 'unconfirmed' || row.outcome === 'unconfirmed') return { state: 'expired', inquiry: null }
    const token = proof !== null && row.user_uid === null ? await deps.letters.guestToken(db, row, proof) : null
    return { state: 'done', inquiry: await named(row, locale, token) }
  }

  /** Instead of a duplicate, the request that goes on. */
  const followDuplicate = async (row: NegotiationRow): Promise<NegotiationRow> =>
    row.outcome === 'duplicate' ? ((await openNegotiationOf(db, row)) ?? row) : row

  /** A second request of the same guest for the same stay ends in favor of the first. */
  const confirm = async (row: NegotiationRow, hasAddress: boolean): Promise<NegotiationRow> => {
    for (;;)
      try {
        const { row: confirmed } = await deps.act(row.id, { event: { type: 'guest.confirm', hasAddress }, by: 'guest' })
        return await followDuplicate(confirmed)
      } catch (error) {
        if (!is(error, SameOpen)) throw error
        const first = await openNegotiationOf(db, row)
        // It has just ended: this one is asked after all.
        if (first === undefined) continue
        await deps.act(row.id, { event: { type: 'duplicate.found' }, by: 'guest' })
        return first
      }
  }

  const requestAnswer = async ({ row, isExpired }: OpenedLink, locale: Locale): Promise<ConfirmRequestResponse> => {
    const sides = await sidesOf(db, await rowsOf(db, row))
    const open = sides.find((side) => requestState(side.row, isExpired) === 'open')
    return {
      state: requestState((open ?? { row }).row, isExpired),
      hotel: { name: row.hotel.names[locale], time_zone: row.time_zone },
      requests: sides.map((side) => viewRequest(side, locale, deps)),
      now: clock().toString(),
    }
  }

  /** A link opens the requests for both ends of a booking; `number` tells which one is meant. */
  const requestBehind = async ({ row }: OpenedLink, number: string | undefined): Promise<NegotiationRow> => {
    if (number === undefined || number === row.reference) return row
    const bids = row.booking_id === null ? [] : await bidsOfBooking(db, row.booking_id)
    const meant = bids.find(({ reference }) => reference === number)
    if (meant === undefined) throw new ApiError('not_found', 'No such request', { field: 'number' })
    return meant
  }

  const unknownRequest = (): ConfirmRequestResponse => ({
    state: 'unknown',
    hotel: null,
    requests: [],
    now: clock().toString(),
  })

  return {
    inquiryLink: ({ params, context }) =>
      withUniformDuration(async () => {
        const link = await open('inquiry', params.token, context)
        if (link === null) return { state: 'unknown', inquiry: null }
        return inquiryAnswer({ ...link, row: await followDuplicate(link.row) }, context.locale, null)
      }),
    confirmInquiry: ({ params, context }) =>
      withUniformDuration(async () => {
        const link = await open('inquiry', params.token, context)
        if (link === null) return { state: 'unknown', inquiry: null }
        if (link.isExpired) return inquiryAnswer(link, context.locale, null)
        if (link.row.state === 'unconfirmed') await enforceHotelLimit(db, link.row.hotel_key, clock)
        const hasAddress = (await hotelAddress(db, deps, link.row)) !== null
        const row = await confirm(link.row, hasAddress)
        await markTokenUsed(db, link.token, clock())
        return inquiryAnswer({ ...link, row }, context.locale, params.token)
      }),
    requestLink: ({ params, context }) =>
      withUniformDuration(async () => {
        const link = await open('request', params.token, context)
        return link === null ? unknownRequest() : requestAnswer(link, context.locale)
      }),
    answerRequest: ({ params, body, context }) =>
      withUniformDuration(async () => {
        const link = await open('request', params.token, context)
        if (link === null) return unknownRequest()
        if (link.isExpired) return requestAnswer(link, context.locale)
        return requestAnswer(
          { ...link, row: await deps.answers.answer(await requestBehind(link, body.number), body) },
          context.locale,
        )
      }),
    undoRequestAnswer: ({ params, body, context }) =>
      withUniformDuration(async () => {
        const link = await open('request', params.token, context)
        if (link === null) return unknownRequest()
        return requestAnswer(
          { ...link, row: await deps.answers.undo(await requestBehind(link, body.number)) },
          context.locale,
        )
      }),
    takeBackRequest: ({ params, body, context }) =>
      withUniformDuration(async () => {
        const link = await open('request', params.token, context)
        if (link === null) return unknownRequest()
        return requestAnswer(
          { ...link, row: await deps.answers.takeBack(await requestBehind(link, body.number)) },
          context.locale,
        )
      }),
  }
}
