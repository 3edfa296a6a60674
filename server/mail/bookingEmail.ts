import { toCents, toDollars } from '#contract/shared/money.ts'
import { reviewEmail } from '#locales/server.ts'
import { fullName } from '#contract/user/fullName.ts'
import { bidResponseDeadline, isAnswerAfterDeadline } from '#contract/booking/bidDeadlines.ts'
import {
  hasEndedRequest,
  isBookedInItsNight,
  maxTotal,
  sidePromise,
  sidesOnRequest,
  guaranteedStay,
  type Booking,
} from '#contract/booking/bookings.ts'
import { hasLateRefund } from '#contract/hotel/rates.ts'
import { pngUrl, EMAIL_PICTURE } from '#contract/hotel/pictures.ts'
import { hourPart, countNights, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { clocksBlock, paragraph, stayLineOf } from './commonBlocks.ts'
import { bookingAddress, receiptAddress } from './addresses.ts'
import type { Block, Fact, EmailContent, Meaning, StaySide } from './email.ts'
import type { MailWords } from './mailWords.ts'
import type { BookedStay, BookingForReview } from './messages.ts'

const stayOf = ({ check_in, check_out }: Booking) => ({ checkIn: check_in, checkOut: check_out })

/** Hours beyond the standard stay; negative: unused hours. */
const extraHours = ({ check_in, check_out }: Booking) => ({
  check_in: STANDARD_CHECK_IN_HOUR - hourPart(check_in),
  check_out: hourPart(check_out) - STANDARD_CHECK_OUT_HOUR,
})

type Side = 'check_in' | 'check_out'

const meaningsOf = (
  { t, plural, money }: MailWords,
  { booking, isForTraveller = false }: BookedStay,
  side: Side,
): Meaning[] => {
  const extra = extraHours(booking)[side]
  if (extra < 0) return [{ tone: 'given', text: plural('mail.booking.unused', -extra) }]
  if (extra === 0) return []
  const promise = sidePromise(booking, side)
  if (promise !== null) return [{ tone: 'guaranteed', text: plural(`mail.booking.${promise}`, extra) }]
  const { state, amount } = booking.bids[side]
  const isBidShown = state === 'asked' && amount !== null && !isForTraveller
  const bid = isBidShown ? [t('mail.booking.bid', { money: money(amount) })] : []
  return [plural('mail.booking.asked', extra), ...bid].map((text) => ({ tone: 'asked', text }))
}

const sidesOf = (words: MailWords, data: BookedStay, isOver: boolean): [StaySide, StaySide] => {
  const { t, day, hour, moment } = words
  const { booking } = data
  // The requested hours of a booking that is over were never agreed.
  const { checkIn, checkOut } = isOver
    ? guaranteedStay(booking)
    : { checkIn: booking.check_in, checkOut: booking.check_out }
  const night: Meaning[] = isBookedInItsNight(booking)
    ? [{ tone: 'given', text: t('mail.booking.night', { day: day(booking.check_in) }) }]
    : []
  const side = (label: string, at: string, of: Side): StaySide => ({
    label,
    day: day(at),
    hour: hour(at),
    moment: moment(at),
    meanings: isOver ? [] : [...(of === 'check_in' ? night : []), ...meaningsOf(words, data, of)],
  })
  return [side(t('mail.booking.checkIn'), checkIn, 'check_in'), side(t('mail.booking.checkOut'), checkOut, 'check_out')]
}

const lineOf = (words: MailWords, booking: Booking) => {
  const tones = {
    checkInTone: sidePromise(booking, 'check_in') ?? 'asked',
    checkOutTone: sidePromise(booking, 'check_out') ?? 'asked',
  } as const
  return stayLineOf(words, stayOf(booking), booking.hotel.time_zone, tones)
}

/** Facts that the guest needs at the front desk and to find the hotel. */
const deskFacts = ({ t, plural }: MailWords, { booking, address, phone }: BookedStay): Fact[] => {
  const { reference, guest, room, rooms, hotel } = booking
  const people = rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0)
  return [
    { label: t('mail.booking.reference'), value: reference, isLarge: true },
    {
      label: t('mail.booking.room'),
      value: rooms.length > 1 ? t('mail.booking.rooms', { n: rooms.length, room: room.name }) : room.name,
    },
    { label: t('mail.booking.party'), value: plural('mail.booking.guests', people) },
    { label: t('mail.booking.hotel'), value: [hotel.name, address].filter(Boolean).join('\n') },
    ...(phone === null
      ? []
      : [{ label: t('mail.booking.phone'), value: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]),
    { label: t('mail.booking.guest'), value: fullName(guest) },
  ]
}

/** Deadline of free cancellation. */
const cancellationOf = (words: MailWords, booking: Booking, guestZone: string | null): Block[] => {
  const { t, money } = words
  const { cancellation, hotel, first_night } = booking
  if (cancellation.deadline === null) return [paragraph(t('mail.booking.notRefundable'))]
  return [
    clocksBlock(words, t('mail.booking.freeUntil'), cancellation.deadline, hotel.time_zone, guestZone),
    paragraph(
      hasLateRefund(booking)
        ? t('mail.booking.afterDeadline', { money: money(first_night) })
        : t('mail.booking.afterDeadlineNothing'),
    ),
  ]
}

/** Deadline of the hotel's response to a bid, and what no response means. */
const answerOf = (words: MailWords, booking: Booking, guestZone: string | null): Block[] => {
  const by = bidResponseDeadline(booking)
  if (by === null) return []
  return [
    clocksBlock(words, words.t('mail.booking.answerBy'), by.toString(), booking.hotel.time_zone, guestZone),
    paragraph(words.t('mail.booking.silence')),
    ...(isAnswerAfterDeadline(by, booking.cancellation.deadline)
      ? [paragraph(words.t('mail.booking.answerLate'))]
      : []),
  ]
}

/** The guaranteed stay, which the guest has until the hotel agrees to more. */
const sureOf = ({ t, moment }: MailWords, booking: Booking): Block[] => {
  if (sidesOnRequest(booking).length === 0) return []
  const { checkIn, checkOut } = guaranteedStay(booking)
  return [{ kind: 'paragraph', text: t('mail.booking.sure', { checkIn: moment(checkIn), checkOut: moment(checkOut) }) }]
}

const totalOf = ({ t, plural, money }: MailWords, booking: Booking): Block => {
  const { promo, credits } = booking.breakdown
  const most = maxTotal(booking)
  return {
    kind: 'amount',
    label: plural('mail.booking.total', countNights(stayOf(booking))),
    money: money(booking.total),
    notes: [
      ...(promo < 0 ? [t('mail.booking.promo', { money: money(-promo) })] : []),
      ...(credits < 0 ? [t('mail.booking.credits', { money: money(-credits) })] : []),
      // Decisions §3: with hours on request, always show the most that can be charged.
      ...(most > booking.total ? [t('mail.booking.most', { money: money(most) })] : []),
    ],
  }
}

/** The hotel in the light of the check-in hour. */
const pictureOf = (
  { t, hour }: MailWords,
  { hotel, check_in }: Booking,
  origin: string,
): Pick<EmailContent, 'picture'> => {
  if (hotel.image === '') return {}
  return {
    picture: {
      src: new URL(pngUrl(hotel.image, EMAIL_PICTURE), origin).href,
      alt: t('mail.booking.picture', { hotel: hotel.name, hour: hour(check_in) }),
    },
  }
}

/** Greets the user who booked, who may not be the guest. */
const greetingOf = ({ t }: MailWords, { booking, firstName }: BookedStay): Block => ({
  kind: 'paragraph',
  text: t('mail.greeting', { name: firstName ?? booking.guest.first_name }),
})

const linkTo = ({ t, locale }: MailWords, { id }: Booking, origin: string): Block => ({
  kind: 'button',
  label: t('mail.booking.see'),
  href: bookingAddress(origin, locale, id),
})

export const confirmationEmail = (
  words: MailWords,
  data: BookedStay & { guestZone: string | null },
  origin: string,
): EmailContent => {
  const { t, moment, locale } = words
  const { booking, isForTraveller = false } = data
  const { check_in, check_out, hotel, reference } = booking
  const ofAccount = (blocks: Block[]): Block[] => (isForTraveller ? [] : blocks)
  return {
    subject: t('mail.booking_confirmed.subject', { hotel: hotel.name, reference }),
    preheader: t('mail.booking_confirmed.preheader', {
      checkIn: moment(check_in),
      checkOut: moment(check_out),
    }),
    ...pictureOf(words, booking, origin),
    title: t('mail.booking_confirmed.title'),
    blocks: [
      greetingOf(words, data),
      { kind: 'paragraph', text: t('mail.booking_confirmed.lead', { hotel: hotel.name }) },
      { kind: 'stay', sides: sidesOf(words, data, false), line: lineOf(words, booking) },
      ...sureOf(words, booking),
      ...ofAccount([
        totalOf(words, booking),
        linkTo(words, booking, origin),
        ...answerOf(words, booking, data.guestZone),
        ...cancellationOf(words, booking, data.guestZone),
      ]),
      { kind: 'facts', facts: deskFacts(words, data) },
      ...ofAccount([
        { kind: 'link', label: t('mail.booking.receipt'), href: receiptAddress(origin, locale, booking.id) },
      ]),
    ],
  }
}

/** The sum that came back, and the price of the first night. */
const returnedBlocks = ({ t, money }: MailWords, { cancelled, breakdown, invoice }: Booking): Block[] => {
  const { refund, credits, promo, kept } = cancelled ?? { refund: 0, credits: 0, promo: 0, kept: 0 }
  const usedCredits = toDollars(-toCents(breakdown.credits) - toCents(credits))
  const night = kept > 0 ? [t('mail.booking_cancelled.kept', { money: money(kept) })] : []
  return [
    ...(refund > 0
      ? [
          {
            kind: 'amount' as const,
            label: t(`mail.booking_cancelled.${invoice === undefined ? 'refund' : 'offStatement'}`),
            money: money(refund),
            notes: night,
          },
        ]
      : night.map(paragraph)),
    ...(kept > 0 && usedCredits > 0
      ? [paragraph(t('mail.booking_cancelled.creditUsed', { money: money(usedCredits) }))]
      : []),
    ...(credits > 0 ? [paragraph(t('mail.booking_cancelled.creditBack', { money: money(credits) }))] : []),
    ...(promo > 0 ? [paragraph(t('mail.booking_cancelled.codeBack'))] : []),
    ...(breakdown.promo < 0 && promo === 0 ? [paragraph(t('mail.booking_cancelled.codeUsed'))] : []),
    ...(refund + credits + promo === 0 ? [paragraph(t('mail.booking_cancelled.noRefund'))] : []),
  ]
}

export const cancellationEmail = (words: MailWords, data: BookedStay, origin: string): EmailContent => {
  const { t } = words
  const { booking, isForTraveller = false } = data
  const hotel = booking.hotel.name
  return {
    subject: t('mail.booking_cancelled.subject', { hotel, reference: booking.reference }),
    preheader: t('mail.booking_cancelled.lead', { hotel }),
    ...pictureOf(words, booking, origin),
    title: t('mail.booking_cancelled.title'),
    blocks: [
      greetingOf(words, data),
      { kind: 'paragraph', text: t('mail.booking_cancelled.lead', { hotel }) },
      ...(isForTraveller ? [] : returnedBlocks(words, booking)),
      { kind: 'stay', sides: sidesOf(words, data, true) },
      ...(isForTraveller || !hasEndedRequest(booking) ? [] : [paragraph(t('mail.booking_cancelled.requestEnded'))]),
      ...(isForTraveller ? [] : [linkTo(words, booking, origin)]),
      { kind: 'facts', facts: deskFacts(words, data) },
    ],
  }
}

export const rejectionEmail = (words: MailWords, data: BookedStay, origin: string): EmailContent => {
  const { t } = words
  const { booking } = data
  const hotel = booking.hotel.name
  return {
    subject: t('mail.booking_rejected.subject', { hotel, reference: booking.reference }),
    preheader: t('mail.booking_rejected.lead', { hotel }),
    ...pictureOf(words, booking, origin),
    title: t('mail.booking_rejected.title'),
    blocks: [
      greetingOf(words, data),
      { kind: 'paragraph', text: t('mail.booking_rejected.lead', { hotel }) },
      { kind: 'paragraph', text: t('mail.booking_rejected.note') },
      { kind: 'stay', sides: sidesOf(words, data, true) },
      linkTo(words, booking, origin),
      { kind: 'facts', facts: deskFacts(words, data) },
    ],
  }
}

/** Facts that staff need to decide about a booking. */
export const reviewFacts = ({ t, money }: MailWords, review: BookingForReview): Fact[] => [
  { label: t('mail.booking.reference'), value: review.reference, isLarge: true },
  { label: reviewEmail.booking, value: review.id },
  { label: reviewEmail.cause, value: review.cause },
  {
    label: reviewEmail.transaction,
    value: review.transaction ?? reviewEmail.noTransaction,
  },
  { label: reviewEmail.charge, value: money(review.total) },
  ...(review.refund === null ? [] : [{ label: reviewEmail.refund, value: money(review.refund) }]),
]
