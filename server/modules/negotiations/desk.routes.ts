import type { DeskResponse, DeskStay } from '#contract/inquiry/desk.ts'
import { addDays, datePart } from '#contract/hotel/stay.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { Reply, type Handlers, type RequestContext } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { mailboxLimit } from '#server/limits/mailbox.ts'
import { withUniformDuration } from '#server/limits/minimumDuration.ts'
import {
  hotelsAt,
  lastHotelAddressOf,
  markLeft,
  type CatalogueContacts,
} from '#server/modules/hotelContacts/hotelContacts.store.ts'
import { hotelTime } from '#server/modules/hotels/hotelTime.ts'
import { deleteHotelTokens, findToken, hasExpired } from '#server/modules/tokens/tokens.store.ts'
import { answeredAtDesk, dueAtDesk, requestAtDesk, staysAtDesk } from './desk.store.ts'
import type { HotelAnswers } from './hotelAnswers.ts'
import type { Act } from './negotiations.act.ts'
import { rowsOf } from './negotiations.rows.ts'
import type { NegotiationLetters } from './negotiations.letters.ts'
import type { NegotiationRow } from './negotiations.store.ts'
import { viewRequest } from './negotiations.view.ts'
import type { RequestFactsDeps } from './requestFacts.ts'

const HOUR = 3600
const ACCEPTED = 202
const LOOKS: Limit = { name: 'desk_address', most: 600, windowSeconds: HOUR }
const RENEWALS: Limit = { name: 'desk_renew_address', most: 30, windowSeconds: HOUR }
const RENEWAL_MAILS = mailboxLimit('desk_link')

export interface DeskDeps extends RequestFactsDeps {
  db: Database
  clock: Clock
  content: CatalogueContacts
  answers: HotelAnswers
  act: Act['act']
  letters: Pick<NegotiationLetters, 'queueDeskLink'>
}

type DeskHandlers = Pick<
  Handlers,
  'desk' | 'answerFromDesk' | 'undoFromDesk' | 'takeBackFromDesk' | 'renewDesk' | 'leaveNetwork'
>

/** A hotel's requests behind one link, decisions §6 and §13. */
export const deskRoutes = (deps: DeskDeps): DeskHandlers => {
  const { db, clock } = deps

  const empty = (state: DeskResponse['state']): DeskResponse => ({
    state,
    hotel: null,
    now: clock().toString(),
    due: [],
    days: [],
    answered: [],
    found: 0,
  })

  const view = async (rows: readonly NegotiationRow[], locale: Locale) =>
    Promise.all(rows.map(async (row) => viewRequest(await rowsOf(db, row), locale, deps)))

  /** The hotel as the catalogue names it, or as the guests have written it. */
  const nameOf = (hotelKey: string, rows: readonly NegotiationRow[], locale: Locale) => {
    const known = deps.hotels.hotel(hotelKey)
    if (known !== undefined) return { name: known.names[locale], time_zone: known.time_zone }
    const [row] = rows
    return row === undefined ? null : { name: row.hotel.names[locale], time_zone: row.time_zone }
  }

  const show = async (hotelKey: string, locale: Locale): Promise<DeskResponse> => {
    const due = await dueAtDesk(db, hotelKey)
    const { rows: answered, found } = await answeredAtDesk(db, hotelKey)
    const hotel = nameOf(hotelKey, [...due, ...answered], locale)
    const now = clock()
    const today = datePart(hotelTime(hotel?.time_zone ?? 'UTC').hourAt(now.epochMilliseconds))
    const days = [today, addDays(today, 1)]
    const stays = await staysAtDesk(db, hotelKey, days)
    return {
      state: 'open',
      hotel,
      now: now.toString(),
      due: await view(due, locale),
      days: days.map((day) => ({
        day,
        arrivals: stays.filter(({ check_in }) => datePart(check_in) === day).toSorted(byHour('check_in')),
        departures: stays.filter(({ check_out }) => datePart(check_out) === day).toSorted(byHour('check_out')),
      })),
      answered: await view(answered, locale),
      found,
    }
  }

  const open = async (
    text: string,
    { address }: RequestContext,
  ): Promise<{ hotelKey: string } | { state: 'expired' | 'unknown' }> => {
    await enforceRateLimit(db, LOOKS, address, clock)
    const token = await findToken(db, 'desk', text)
    if (token === undefined || token.hotel_key === null) return { state: 'unknown' }
    return hasExpired(token, clock()) ? { state: 'expired' } : { hotelKey: token.hotel_key }
  }

  /** Opens the desk, does something there, and shows it. */
  const atDesk = (
    text: string,
    context: RequestContext,
    work: (hotelKey: string) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<DeskResponse> =>
    withUniformDuration(async () => {
      const desk = await open(text, context)
      if ('state' in desk) return empty(desk.state)
      await work(desk.hotelKey)
      return show(desk.hotelKey, context.locale)
    })

  const request = async (hotelKey: string, number: string): Promise<NegotiationRow> => {
    const row = await requestAtDesk(db, hotelKey, number)
    if (row === undefined) throw new ApiError('not_found', 'No such request', { field: 'number' })
    return row
  }

  const leave = async (hotelKey: string): Promise<void> => {
    const address = await lastHotelAddressOf(db, deps.content, hotelKey)
    if (address === null) return
    await db.transaction().execute(async (tx) => {
      await markLeft(tx, hotelKey, address, clock())
      await deleteHotelTokens(tx, hotelKey)
    })
    // What was agreed stays agreed; the machine says where it does not apply.
    for (const { id } of await openAt(hotelKey)) await deps.act(id, { event: { type: 'hotel.leave' }, by: 'hotel' })
  }

  const openAt = (hotelKey: string) =>
    db
      .selectFrom('negotiations')
      .select('id')
      .where('hotel_key', '=', hotelKey)
      .where('state', 'in', ['addressless', 'asked', 'answering', 'countered'])
      .execute()

  return {
    desk: ({ params, context }) => atDesk(params.token, context),
    answerFromDesk: ({ params, body, context }) =>
      atDesk(params.token, context, async (hotelKey) =>
        deps.answers.answer(await request(hotelKey, body.number), body),
      ),
    undoFromDesk: ({ params, body, context }) =>
      atDesk(params.token, context, async (hotelKey) => deps.answers.undo(await request(hotelKey, body.number))),
    takeBackFromDesk: ({ params, body, context }) =>
      atDesk(params.token, context, async (hotelKey) => deps.answers.takeBack(await request(hotelKey, body.number))),
    leaveNetwork: ({ params, context }) =>
      withUniformDuration(async () => {
        const desk = await open(params.token, context)
        if ('state' in desk) return empty(desk.state)
        await leave(desk.hotelKey)
        return empty('done')
      }),
    renewDesk: ({ body, context }) =>
      withUniformDuration(async () => {
        await enforceRateLimit(db, RENEWALS, context.address, clock)
        await enforceRateLimit(db, RENEWAL_MAILS, body.email.toLowerCase(), clock)
        for (const hotelKey of await hotelsAt(db, deps.content, body.email.toLowerCase()))
          await deps.letters.queueDeskLink(db, hotelKey)
        return new Reply(ACCEPTED, { status: 'accepted' as const })
      }),
  }
}

const byHour =
  (side: 'check_in' | 'check_out') =>
  (a: DeskStay, b: DeskStay): number =>
    a[side].localeCompare(b[side])
