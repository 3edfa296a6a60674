import { toCents } from '#contract/shared/money.ts'
import type { ConfirmInquiryResponse, ConfirmRequestBody, ConfirmRequestResponse } from '#contract/inquiry/confirm.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Handlers, RequestContext } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { UNIFORM_MS, withMinimumDuration } from '#server/limits/minimumDuration.ts'
import { findToken, hasExpired, markTokenUsed, type TokenRow } from '#server/modules/tokens/tokens.store.ts'
import type { TokenKind } from '#server/modules/tokens/tokens.tables.ts'
import { readTerms } from './inquiries.service.ts'
import { rowsOf, type Act, type ActResult, type Command } from './negotiations.act.ts'
import { hotelAddress, type LetterDeps, type NegotiationLetters } from './negotiations.letters.ts'
import { negotiationById, offersOf, type NegotiationRow } from './negotiations.store.ts'
import { requestState, viewRequest } from './negotiations.view.ts'

const HOUR = 3600
const LIMITS = {
  /** High, because a hotel's office shares one network address. */
  address: { name: 'link_address', most: 600, windowSeconds: HOUR },
  answer: { name: 'link_answer', most: 20, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>

export interface ConfirmRoutesDeps {
  db: Database
  clock: Clock
  act: Act['act']
  content: LetterDeps['content']
  letters: Pick<NegotiationLetters, 'guestToken'>
}

type ConfirmHandlers = Pick<
  Handlers,
  | 'inquiryLink'
  | 'confirmInquiry'
  | 'requestLink'
  | 'answerRequest'
  | 'undoRequestAnswer'
  | 'takeBackRequest'
  | 'hotelEmailLink'
  | 'confirmHotelEmail'
>

interface OpenedLink {
  token: TokenRow
  row: NegotiationRow
  isExpired: boolean
}

/** An unknown link takes as long as any other. */
const uniform = <Answer>(work: () => Promise<Answer>): Promise<Answer> => withMinimumDuration(UNIFORM_MS, work)

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

  const inquiryAnswer = async (
    { row, isExpired }: OpenedLink,
    locale: Locale,
    isJustConfirmed: boolean,
  ): Promise<ConfirmInquiryResponse> => {
    if (row.state === 'unconfirmed' && !isExpired) return { state: 'open', inquiry: named(row, locale, null) }
    if (row.state === 'unconfirmed' || row.outcome === 'unconfirmed') return { state: 'expired', inquiry: null }
    const token = isJustConfirmed && row.user_uid === null ? await deps.letters.guestToken(db, row) : null
    return { state: 'done', inquiry: named(row, locale, token) }
  }

  const requestAnswer = async ({ row, isExpired }: OpenedLink, locale: Locale): Promise<ConfirmRequestResponse> => ({
    state: requestState(row, isExpired),
    hotel: { name: row.hotel.names[locale], time_zone: row.time_zone },
    requests: [viewRequest(await rowsOf(db, row))],
    now: clock().toString(),
  })

  const unknownRequest = (): ConfirmRequestResponse => ({
    state: 'unknown',
    hotel: null,
    requests: [],
    now: clock().toString(),
  })

  const command = async (row: NegotiationRow, body: ConfirmRequestBody): Promise<Command> => {
    const { decision, note } = body
    const isNote = decision === 'reject' && body.reason === 'other'
    if (isNote && !note?.trim())
      throw new ApiError('invalid_request', 'note: is required for this reason', { field: 'note' })
    const terms = decision === 'counter' ? readTerms(row, body, note ?? '') : null
    if (terms !== null) await refuseSame(row, terms)
    return {
      event: { type: 'hotel.answer', decision },
      by: 'hotel',
      ...(body.place === undefined ? {} : { place: body.place }),
      answer: { reason: decision === 'reject' ? (body.reason ?? 'other') : null, note: note ?? '' },
      ...(terms === null ? {} : { offer: terms }),
    }
  }

  /** A counter-offer of what was asked is a yes, which has its own button. */
  const refuseSame = async (
    row: NegotiationRow,
    { check_in, check_out, price_cents }: { check_in: string; check_out: string; price_cents: number },
  ): Promise<void> => {
    const asked = (await offersOf(db, row.id)).find(({ state }) => state === 'open')
    if (asked?.check_in === check_in && asked.check_out === check_out && asked.price_cents === price_cents)
      throw new ApiError('invalid_request', 'price: is what the guest asked for', { field: 'price' })
  }

  /** Whether the earlier answer is this one. */
  const isSameAnswer = async (row: NegotiationRow, body: ConfirmRequestBody): Promise<boolean> => {
    const offers = await offersOf(db, row.id)
    const answered = offers.findLast(
      ({ by, answer, place }) => by === 'guest' && answer !== null && (body.place ?? place) === place,
    )
    if (answered?.answer !== body.decision) return false
    if (body.decision !== 'counter') return true
    const counter = offers.find(({ by }) => by === 'hotel')
    return (
      counter?.check_in === body.checkin_datetime &&
      counter?.check_out === body.checkout_datetime &&
      counter?.price_cents === toCents(body.price ?? 0)
    )
  }

  const refused = async ({ row }: ActResult, body: ConfirmRequestBody): Promise<void> => {
    if (await isSameAnswer(row, body)) return
    const wasAnswered = (await offersOf(db, row.id)).some(({ by, answer }) => by === 'guest' && answer !== null)
    if (row.state === 'asked' && body.decision === 'counter')
      throw new ApiError('already_countered', 'You have made your counter-offer')
    throw wasAnswered
      ? new ApiError('already_answered', 'The request has been answered')
      : new ApiError('too_late', 'The request can no longer be answered')
  }

  return {
    inquiryLink: ({ params, context }) =>
      uniform(async () => {
        const link = await open('inquiry', params.token, context)
        return link === null ? { state: 'unknown', inquiry: null } : inquiryAnswer(link, context.locale, false)
      }),
    confirmInquiry: ({ params, context }) =>
      uniform(async () => {
        const link = await open('inquiry', params.token, context)
        if (link === null) return { state: 'unknown', inquiry: null }
        if (link.isExpired) return inquiryAnswer(link, context.locale, false)
        const hasAddress = (await hotelAddress(db, deps, link.row)) !== null
        const { row } = await deps.act(link.row.id, { event: { type: 'guest.confirm', hasAddress }, by: 'guest' })
        await markTokenUsed(db, link.token, clock())
        return inquiryAnswer({ ...link, row }, context.locale, true)
      }),
    requestLink: ({ params, context }) =>
      uniform(async () => {
        const link = await open('request', params.token, context)
        return link === null ? unknownRequest() : requestAnswer(link, context.locale)
      }),
    answerRequest: ({ params, body, context }) =>
      uniform(async () => {
        const link = await open('request', params.token, context)
        if (link === null) return unknownRequest()
        await enforceRateLimit(db, LIMITS.answer, link.row.id, clock)
        if (link.isExpired) return requestAnswer(link, context.locale)
        const result = await deps.act(link.row.id, await command(link.row, body))
        if (result.outcome === 'refused') await refused(result, body)
        return requestAnswer({ ...link, row: result.row }, context.locale)
      }),
    undoRequestAnswer: ({ params, context }) =>
      uniform(async () => {
        const link = await open('request', params.token, context)
        if (link === null) return unknownRequest()
        const result = await deps.act(link.row.id, { event: { type: 'hotel.undo' }, by: 'hotel' })
        // Undone before is done.
        if (result.outcome === 'refused' && result.row.state !== 'asked')
          throw new ApiError('too_late', 'The answer has been sent to the guest')
        return requestAnswer({ ...link, row: result.row }, context.locale)
      }),
    takeBackRequest: ({ params, context }) =>
      uniform(async () => {
        const link = await open('request', params.token, context)
        if (link === null) return unknownRequest()
        const result = await deps.act(link.row.id, { event: { type: 'hotel.takeBack' }, by: 'hotel' })
        if (result.outcome === 'refused' && result.row.outcome !== 'taken_back')
          throw new ApiError('too_late', 'The yes can no longer be taken back')
        return requestAnswer({ ...link, row: result.row }, context.locale)
      }),
    hotelEmailLink: () => uniform(() => Promise.resolve({ state: 'unknown' as const, hotel: null })),
    confirmHotelEmail: () => uniform(() => Promise.resolve({ state: 'unknown' as const, hotel: null })),
  }
}

const named = (
  row: NegotiationRow,
  locale: Locale,
  token: string | null,
): NonNullable<ConfirmInquiryResponse['inquiry']> => ({
  id: row.id,
  number: row.reference,
  hotel: row.hotel.names[locale],
  token,
})
