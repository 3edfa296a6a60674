import { create } from 'superstruct'
import type { ConfirmHotelEmailResponse } from '#contract/inquiry/confirm.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { Reply, type Handlers, type RequestContext } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { mailboxLimit } from '#server/limits/mailbox.ts'
import { withUniformDuration } from '#server/limits/minimumDuration.ts'
import { mailboxOf } from '#server/modules/loyalty/personMarks.ts'
import { hotelOwnerOf, saveContact } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import { findToken, hasExpired, markTokenUsed, type TokenRow } from '#server/modules/tokens/tokens.store.ts'
import { JoinDetail } from './joining.ts'
import { resolveHotel, type AskedHotelDeps } from './askedHotel.ts'
import type { LetterDeps, NegotiationLetters } from './negotiations.letters.ts'

const HOUR = 3600
const ACCEPTED = 202
const LIMITS = {
  address: { name: 'join_address', most: 5, windowSeconds: HOUR },
  links: { name: 'join_link_address', most: 600, windowSeconds: HOUR },
  mailbox: mailboxLimit('join'),
} as const satisfies Record<string, Limit>

const EXPIRED: ConfirmHotelEmailResponse = { state: 'expired', hotel: null, email: null }

export interface HotelierRoutesDeps extends AskedHotelDeps {
  db: Database
  clock: Clock
  content: AskedHotelDeps['content'] & LetterDeps['content']
  letters: Pick<NegotiationLetters, 'queueJoinLink'>
}

/** Hotels that join, decisions §9. */
export const hoteliersRoutes = (
  deps: HotelierRoutesDeps,
): Pick<Handlers, 'joinNetwork' | 'hotelEmailLink' | 'confirmHotelEmail'> => {
  const { db, clock } = deps

  const open = async (text: string, { address }: RequestContext): Promise<TokenRow | undefined> => {
    await enforceRateLimit(db, LIMITS.links, address, clock)
    return findToken(db, 'hotel-email', text)
  }

  const viewToken = (token: TokenRow | undefined): ConfirmHotelEmailResponse => {
    if (token === undefined) return { state: 'unknown', hotel: null, email: null }
    const { hotel, email } = create(token.detail, JoinDetail)
    if (token.used_at !== null) return { state: 'done', hotel, email }
    return hasExpired(token, clock()) ? EXPIRED : { state: 'open', hotel, email }
  }

  /** @returns false if somebody else has become known to speak for the hotel since the link was sent. */
  const join = async (tx: Connection, token: TokenRow): Promise<boolean> => {
    const { email, person, phone, lang, to } = create(token.detail, JoinDetail)
    const owner = await hotelOwnerOf(tx, deps.content, token.hotel_key ?? '')
    if (owner !== null && owner.email !== to) return false
    const now = clock()
    await saveContact(tx, {
      hotel_key: token.hotel_key ?? '',
      email,
      lang,
      source: 'hotel',
      person,
      phone: phone ?? '',
      verified_at: now,
      updated_at: now,
    })
    await markTokenUsed(tx, token, now)
    return true
  }

  return {
    joinNetwork: ({ body, context }) =>
      withUniformDuration(async () => {
        await enforceRateLimit(db, LIMITS.address, context.address, clock)
        const lang: Locale = body.lang ?? context.locale
        const { hotel, hotelKey } = await resolveHotel(deps, body.hotel, { locale: lang, mailbox: null })
        const email = body.email.toLowerCase()
        const owner = await hotelOwnerOf(db, deps.content, hotelKey)
        const to = owner?.email ?? email
        await enforceRateLimit(db, LIMITS.mailbox, mailboxOf(to), clock)
        await deps.letters.queueJoinLink(db, {
          hotelKey,
          // A stranger must not take over a hotel: who is known to speak for it confirms it.
          to,
          detail: {
            email,
            person: body.name,
            ...(body.phone === undefined ? {} : { phone: body.phone }),
            lang,
            hotel: hotel.names[lang],
            to,
          },
        })
        return new Reply(ACCEPTED, {
          status: 'accepted' as const,
          mailbox: owner === null ? ('typed' as const) : ('known' as const),
        })
      }),
    hotelEmailLink: ({ params, context }) =>
      withUniformDuration(async () => viewToken(await open(params.token, context))),
    confirmHotelEmail: ({ params, context }) =>
      withUniformDuration(async () => {
        const token = await open(params.token, context)
        const shown = viewToken(token)
        if (token === undefined || shown.state !== 'open') return shown
        const isJoined = await db.transaction().execute((tx) => join(tx, token))
        return isJoined ? { ...shown, state: 'done' as const } : EXPIRED
      }),
  }
}
