import { addDays } from '#contract/hotel/stay.ts'
import type { Infer } from 'superstruct'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { pageAddress } from '#server/mail/addresses.ts'
import { redactThread, type Mail } from '#server/mail/mail.ts'
import { negotiationCalendar } from '#server/modules/bookings/negotiation.calendar.ts'
import {
  hotelAddressOf,
  lastHotelAddressOf,
  type CatalogueContacts,
  type HotelAddress,
} from '#server/modules/hotelContacts/hotelContacts.store.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import { issueToken, tokenFor } from '#server/modules/tokens/tokens.store.ts'
import type { TokenKind } from '#server/modules/tokens/tokens.tables.ts'
import { userOf } from '#server/modules/user/user.store.ts'
import type { GuestLetter, HotelLetter, NegotiationEffect, StaffLetter } from '#machines/negotiation/step.ts'
import { JOIN_LINK_HOURS, type JoinDetail } from './joining.ts'
import { sidesOf } from './negotiations.rows.ts'
import { countBids, type NegotiationRow } from './negotiations.store.ts'
import { viewInquiry, viewRequest, type NegotiationRows } from './negotiations.view.ts'
import type { RequestFactsDeps } from './requestFacts.ts'

/** A guest reads the page, and its receipt, for this long after the stay. */
const GUEST_LINK_DAYS = 30
const DESK_LINK_DAYS = 90

export interface LetterDeps extends RequestFactsDeps {
  clock: Clock
  mail: Pick<Mail, 'queue'>
  content: Pick<HotelContent, 'image'> & Pick<CatalogueContacts, 'language' | 'page'>
  /** Our public origin. */
  origin: string
  /** Recipients who act for hotels without an address, and on what went wrong. */
  staffEmail: string
}

/** Letters after which the guest's own calendar shows other hours; endings only after a yes. */
const HOURS_CHANGED: ReadonlySet<GuestLetter> = new Set<GuestLetter>([
  'accepted',
  'charged',
  'final',
  'withdrawn',
  'unpaid',
  'taken_back',
  'ended_by_staff',
])

const wasAgreed = ({ events }: NegotiationRows): boolean => events.some(({ state }) => state === 'accepted')

const threadOf = ({ id }: NegotiationRow, to: 'guest' | 'hotel' | 'staff'): string => `negotiation:${id}:${to}`

export const hotelAddress = (
  connection: Connection,
  { content }: { content: Pick<CatalogueContacts, 'language' | 'page'> },
  row: Pick<NegotiationRow, 'hotel_key'>,
): Promise<HotelAddress | null> => hotelAddressOf(connection, content, row.hotel_key)

const guestLinkEnds = ({ stay_until, time_zone }: NegotiationRow): Temporal.Instant =>
  Temporal.PlainDate.from(addDays(stay_until, GUEST_LINK_DAYS)).toZonedDateTime(time_zone).toInstant()

/** Links in e-mails of a negotiation that has ended lose their tokens. */
const redact = async (connection: Connection, row: NegotiationRow): Promise<void> => {
  await redactThread(connection, threadOf(row, 'guest'))
  await redactThread(connection, threadOf(row, 'hotel'))
}

/** Queues a negotiation's e-mails, in the transaction of what they tell. */
export const negotiationLetters = (deps: LetterDeps) => {
  const { clock, mail, content, origin } = deps

  const link = (
    connection: Connection,
    row: NegotiationRow,
    kind: TokenKind,
    { expiresAt, token }: { expiresAt: Temporal.Instant; token?: string },
  ) =>
    issueToken(connection, {
      kind,
      subject: { negotiationId: row.id },
      expiresAt,
      now: clock(),
      ...(token === undefined ? {} : { token }),
    })

  /**
   * Opens the guest's page without an account.
   * @param proof of the guest who is answered: gives one token, however often it is asked. Absent: a new one, for an e-mail.
   */
  const guestToken = (connection: Connection, row: NegotiationRow, proof?: string): Promise<string> =>
    link(connection, row, 'guest', {
      expiresAt: guestLinkEnds(row),
      ...(proof === undefined ? {} : { token: tokenFor(proof) }),
    })

  const tellGuest = async (connection: Connection, rows: NegotiationRows, letter: GuestLetter): Promise<void> => {
    const { row } = rows
    // The guest's account and address are erased: nobody is left to tell.
    if (row.guest_email === '') return
    const user = row.user_uid === null ? undefined : await userOf(connection, { uid: row.user_uid })
    const lang = user?.locale ?? row.lang
    const path =
      letter === 'confirm'
        ? `/confirm/inquiry/${await link(connection, row, 'inquiry', { expiresAt: row.next_at ?? row.final_at })}`
        : // An account opens the page by itself.
          row.user_uid === null
          ? `/inquiry/${row.id}?token=${await guestToken(connection, row)}`
          : `/inquiry/${row.id}`
    const inquiry = viewInquiry(rows, lang, { content })
    await mail.queue(connection, {
      to: row.guest_email,
      lang,
      ...(row.user_uid === null ? {} : { uid: row.user_uid }),
      thread: threadOf(row, 'guest'),
      // The hours of a booking of ours are in the booking's own file.
      ...(row.kind === 'inquiry' && HOURS_CHANGED.has(letter) && wasAgreed(rows)
        ? {
            attachments: [
              negotiationCalendar(inquiry, row.outcome === null ? 1 : 2, clock(), {
                locale: lang,
                hourCycle: row.hour_cycle,
              }),
            ],
          }
        : {}),
      template: 'negotiation_guest',
      data: {
        letter,
        inquiry,
        link: pageAddress(origin, lang, path),
        guestZone: row.guest_time_zone,
        hourCycle: row.hour_cycle,
        ...(letter === 'confirm' && row.next_at !== null ? { confirmBy: row.next_at.toString() } : {}),
        ...(letter === 'retry' ? { retryAt: row.charge_at.toString() } : {}),
      },
    })
  }

  const tellHotel = async (connection: Connection, rows: NegotiationRows, letter: HotelLetter): Promise<void> => {
    const { row } = rows
    const hotel = await lastHotelAddressOf(connection, content, row.hotel_key)
    // It has left since: nobody there is told any more.
    if (hotel === null) return
    const both = await sidesOf(connection, rows)
    // One mail for both ends of a booking: the one that is asked last sends it.
    if (
      letter === 'request' &&
      both.length < (row.booking_id === null ? 1 : await countBids(connection, row.booking_id))
    )
      return
    const token = await link(connection, row, 'request', { expiresAt: row.hours_begin_at })
    await mail.queue(connection, {
      to: hotel.email,
      lang: hotel.lang,
      ...(row.user_uid === null ? {} : { aboutUid: row.user_uid }),
      thread: threadOf(row, 'hotel'),
      template: 'negotiation_hotel',
      data: {
        letter,
        hotel: { name: row.hotel.names[hotel.lang], time_zone: row.time_zone },
        requests: (letter === 'request' ? both : [rows]).map((side) => viewRequest(side, hotel.lang, deps)),
        link: pageAddress(origin, hotel.lang, `/confirm/request/${token}`),
        finalAt: row.final_at.toString(),
        deskLink: await deskLink(connection, row.hotel_key, hotel.lang),
      },
    })
  }

  const tellStaff = (connection: Connection, { row }: NegotiationRows, letter: StaffLetter): Promise<void> =>
    mail.queue(connection, {
      to: deps.staffEmail,
      lang: 'en',
      thread: threadOf(row, 'staff'),
      template: 'negotiation_staff',
      data: {
        letter,
        number: row.reference,
        hotel: row.hotel.names.en,
        address: row.hotel.address,
        state: row.state,
      },
    })

  const hotelLink = (
    connection: Connection,
    kind: 'desk' | 'hotel-email',
    hotelKey: string,
    expiresAt: Temporal.Instant,
    detail: object = {},
  ): Promise<string> => issueToken(connection, { kind, subject: { hotelKey }, expiresAt, detail, now: clock() })

  const deskLink = async (connection: Connection, hotelKey: string, lang: Locale): Promise<string> => {
    const expiresAt = clock().add({ hours: 24 * DESK_LINK_DAYS })
    return pageAddress(origin, lang, `/desk/${await hotelLink(connection, 'desk', hotelKey, expiresAt)}`)
  }

  /** A new link to a hotel's desk, to the hotel's own address. */
  const queueDeskLink = async (connection: Connection, hotelKey: string): Promise<void> => {
    const hotel = await hotelAddress(connection, deps, { hotel_key: hotelKey })
    if (hotel === null) return
    const { email: to, lang } = hotel
    const link = await deskLink(connection, hotelKey, lang)
    await mail.queue(connection, { to, lang, template: 'desk_link', data: { link } })
  }

  /** Asks whoever reads this mailbox to confirm that it is the hotel's. */
  const queueJoinLink = async (
    connection: Connection,
    { hotelKey, to, detail }: { hotelKey: string; to: string; detail: Infer<typeof JoinDetail> },
  ): Promise<void> => {
    const { lang, hotel, email } = detail
    const expiresAt = clock().add({ hours: JOIN_LINK_HOURS })
    const token = await hotelLink(connection, 'hotel-email', hotelKey, expiresAt, detail)
    const link = pageAddress(origin, lang, `/confirm/hotel-email/${token}`)
    await mail.queue(connection, { to, lang, template: 'hotel_email_confirm', data: { link, hotel, email } })
  }

  return {
    redact,
    guestToken,
    queueDeskLink,
    queueJoinLink,
    queue: (
      connection: Connection,
      rows: NegotiationRows,
      tell: NegotiationEffect & { type: 'tell' },
    ): Promise<void> => {
      switch (tell.to) {
        case 'guest':
          return tellGuest(connection, rows, tell.what)
        case 'hotel':
          return tellHotel(connection, rows, tell.what)
        case 'staff':
          return tellStaff(connection, rows, tell.what)
      }
    },
  }
}

export type NegotiationLetters = ReturnType<typeof negotiationLetters>
