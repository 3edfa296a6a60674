import { hasLateRefund } from '#contract/hotel/rates.ts'
import { fullName } from '#contract/user/fullName.ts'
import { isBookingOver, type Booking } from '#contract/booking/bookings.ts'
import type { ConfigResponse } from '#contract/http/config.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toCents, toDollars, type Cents } from '#contract/shared/money.ts'
import {
  hourPart,
  countHours,
  countNights,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  type Room,
  type Stay,
} from '#contract/hotel/stay.ts'
import { paidWithName } from '#contract/booking/wallets.ts'
import { makeFormats } from '#locales/kit/formats.ts'
import { isolate } from '#locales/kit/isolate.ts'
import { formatCharge } from '#locales/kit/money.ts'
import type { Named, DocumentModel } from '#server/documents/documentModel.ts'
import { mailWords, type MailWords } from '#server/mail/mailWords.ts'
import { agreedHoursText } from '#server/modules/negotiations/agreedHours.ts'
import type { PaidBid } from './paidBids.store.ts'

/** The issuer shown on documents. */
export type DocumentBrand = Pick<ConfigResponse['brand'], 'name' | 'legal_entity' | 'support_email' | 'support_phone'>

export interface ReceiptQuestion {
  booking: Booking
  /** The guaranteed hours, as sold by the hotel; without hours on request. */
  guaranteedStay: Stay
  /** Hours on request that the hotel has agreed to since, each charged on its own. */
  bids: readonly PaidBid[]
  /** The hotel's address as text; empty if unknown. */
  address: string
  /** IANA time zone of the guest; null if unknown. */
  guestZone: string | null
  brand: DocumentBrand
  lang: Locale
  /** Of the page that booked. */
  hourCycle?: HourCycle
  /** A business account's own reference. */
  costReference?: string
}

/** Receipt of a booking. One paid by invoice must not say that it was paid. */
export const receiptOf = (question: ReceiptQuestion): DocumentModel => {
  const { booking, guaranteedStay, bids, address, guestZone, brand, lang, hourCycle, costReference } = question
  const { reference, hotel, guest, paid } = booking
  const words = mailWords(lang, hourCycle)
  const { t, plural } = words
  const { day, wallClock } = makeFormats(lang)
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out }
  const dayOf = (instant: string): string => day(wallClock(instant, guestZone ?? hotel.time_zone), 'withYear')
  const fact = (key: FactKey, value: string | undefined): Named[] =>
    value === undefined || value === '' ? [] : [{ name: t(`documents.receipt.${key}`), value: isolate(value) }]

  return {
    lang,
    title: t('documents.receipt.title'),
    brand: isolate(brand.name),
    issuer: [brand.legal_entity, brand.support_email, brand.support_phone].map((line) => isolate(line)),
    foot: t('documents.receipt.foot', { reference }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: [
          ...fact('reference', reference),
          ...fact('bookedOn', dayOf(booking.created_at)),
          ...(paid === undefined ? [] : [...fact('paidWith', paidWithName(paid)), ...fact('paidOn', dayOf(paid.at))]),
          ...(isOwed(booking) ? fact('payment', t('documents.receipt.byInvoice')) : []),
          ...fact('costReference', costReference),
        ],
      },
      {
        kind: 'facts',
        title: t('documents.receipt.stay'),
        facts: [
          ...fact('hotel', hotel.name),
          ...fact('address', address),
          ...fact('room', booking.room.name),
          ...fact('party', partyOf(words, booking.rooms)),
          ...fact('guest', fullName(guest)),
          ...fact('checkIn', words.moment(guaranteedStay.checkIn)),
          ...fact('checkOut', words.moment(guaranteedStay.checkOut)),
          ...fact(
            'length',
            t('documents.receipt.nightsAndHours', {
              nights: plural('documents.counts.nights', countNights(guaranteedStay)),
              hours: plural('documents.counts.hours', countHours(guaranteedStay, hotel.time_zone)),
            }),
          ),
          ...(isBookingOver(booking) || guaranteedStay.checkIn === stay.checkIn
            ? []
            : fact('askedCheckIn', words.moment(stay.checkIn))),
          ...(isBookingOver(booking) || guaranteedStay.checkOut === stay.checkOut
            ? []
            : fact('askedCheckOut', words.moment(stay.checkOut))),
        ],
      },
      {
        kind: 'table',
        title: t('documents.receipt.price'),
        columns: [
          { name: t('documents.receipt.item'), share: 3 },
          { name: t('documents.receipt.amount'), share: 1, isAmount: true },
        ],
        rows: [...priceLines(words, booking, stay), ...bidLines(words, booking, bids)].map(([name, dollars]) => [
          name,
          money(dollars),
        ]),
        totals: totalsOf(words, booking, bids).map(([name, dollars]) => ({ name, value: money(dollars) })),
      },
      {
        kind: 'notes',
        title: t('documents.receipt.cancellation'),
        lines: cancellationLines(words, booking, dayOf),
      },
      {
        kind: 'notes',
        title: null,
        lines: [t('documents.receipt.help', { email: brand.support_email, phone: brand.support_phone })],
      },
    ],
  }
}

/** Isolated, because amounts run left to right in every language. */
const money = (dollars: number): string => isolate(formatCharge(dollars))

type FactKey =
  | 'reference'
  | 'bookedOn'
  | 'paidWith'
  | 'paidOn'
  | 'payment'
  | 'costReference'
  | 'hotel'
  | 'address'
  | 'room'
  | 'party'
  | 'guest'
  | 'checkIn'
  | 'checkOut'
  | 'length'
  | 'askedCheckIn'
  | 'askedCheckOut'

const partyOf = ({ plural, locale }: MailWords, rooms: readonly Room[]): string => {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  return makeFormats(locale).list([
    ...(rooms.length > 1 ? [plural('documents.counts.rooms', rooms.length)] : []),
    plural('documents.counts.adults', adults),
    ...(children > 0 ? [plural('documents.counts.children', children)] : []),
  ])
}

type Line = readonly [name: string, dollars: number]

/** Lines named as on the booking page. Zero lines are left out, except nights and taxes. */
const priceLines = ({ t, plural }: MailWords, booking: Booking, stay: Stay): Line[] => {
  const { breakdown } = booking
  const early = STANDARD_CHECK_IN_HOUR - hourPart(stay.checkIn)
  const late = hourPart(stay.checkOut) - STANDARD_CHECK_OUT_HOUR
  const givenBack = Math.max(0, -early) + Math.max(0, -late)
  const bought =
    (booking.checkin_guaranteed ? Math.max(0, early) : 0) + (booking.checkout_guaranteed ? Math.max(0, late) : 0)
  const optional: Line[] = [
    [plural('documents.lines.givenBack', givenBack), breakdown.hours_saved],
    [plural('documents.lines.gainedGuaranteed', bought), breakdown.hours_bought],
    [t('documents.lines.bids'), breakdown.bids],
    [t('documents.lines.promo'), breakdown.promo],
    [t('documents.lines.credits'), breakdown.credits],
  ]
  return [
    [plural('documents.counts.nights', countNights(stay)), breakdown.nights],
    ...optional.filter(([, dollars]) => dollars !== 0),
    [t('documents.lines.taxes'), breakdown.taxes],
  ]
}

const bidLines = (words: MailWords, booking: Booking, bids: readonly PaidBid[]): Line[] =>
  bids.map(({ hours, amount, refunded }) => {
    const name = agreedHoursText(words, hours)
    if (refunded === 0) return [name, toDollars(amount)]
    const given = isOwed(booking) ? 'bidCanceled' : 'bidRefunded'
    return [words.t(`documents.lines.${given}`, { item: name }), toDollars(amount)]
  })

const isOwed = ({ invoice }: Booking): boolean => invoice !== undefined

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0)

const totalsOf = ({ t }: MailWords, booking: Booking, bids: readonly PaidBid[]): Line[] => {
  const { cancelled } = booking
  const total = toCents(booking.total) + sumOf(bids.map(({ amount }) => amount))
  const givenBack = toCents(cancelled?.refund ?? 0) + sumOf(bids.map(({ refunded }) => refunded))
  const [sum, less, left] = isOwed(booking)
    ? (['owed', 'owedLess', 'owedLeft'] as const)
    : (['total', 'refunded', 'left'] as const)
  return [
    [t(`documents.receipt.${sum}`), toDollars(total)],
    ...(cancelled === undefined && givenBack === 0
      ? []
      : [
          [t(`documents.receipt.${less}`), -toDollars(givenBack)] as const,
          [t(`documents.receipt.${left}`), toDollars(total - givenBack)] as const,
        ]),
  ]
}

const cancellationLines = (words: MailWords, booking: Booking, dayOf: (instant: string) => string): string[] => {
  const { t, momentAt, zone } = words
  const { cancelled, cancellation, hotel } = booking
  if (cancelled !== undefined)
    return [
      t('documents.receipt.canceled', { when: dayOf(cancelled.at) }),
      ...(cancelled.kept > 0 ? [t('documents.receipt.nightKept', { money: money(cancelled.kept) })] : []),
      ...(cancelled.credits > 0 ? [t('documents.receipt.creditReturned', { money: money(cancelled.credits) })] : []),
    ]
  if (cancellation.deadline === null) return [t('documents.receipt.notRefundable')]
  const moment = momentAt(cancellation.deadline, hotel.time_zone)
  return [
    t('documents.receipt.freeUntil', { moment, city: zone(hotel.time_zone) }),
    hasLateRefund(booking)
      ? t('documents.receipt.afterDeadline', { money: money(booking.first_night) })
      : t('documents.receipt.afterDeadlineNothing'),
  ]
}
