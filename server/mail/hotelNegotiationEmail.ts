import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { fullName } from '#contract/user/fullName.ts'
import { clocksBlock, paragraph, quote, typedLine } from './commonBlocks.ts'
import type { Block, EmailContent, Fact } from './email.ts'
import type { MailWords } from './mailWords.ts'
import type { HotelLetter } from '#machines/negotiation/step.ts'
import type { HotelNegotiation } from './messages.ts'
import { negotiatedStay, offeredAmount, perHour } from './negotiationBlocks.ts'

/** The news of an e-mail: some letters differ by how it came about. */
type Situation =
  | Exclude<HotelLetter, 'offer_declined' | 'booking_cancelled' | 'ended_by_staff'>
  | 'guest_declined'
  | 'cancelled'
  | 'ended'
  | 'offer_expired'

const situationOf = (letter: HotelLetter, [request]: readonly HotelRequest[]): Situation => {
  switch (letter) {
    case 'unanswered':
      return request?.offer.by === 'hotel' ? 'offer_expired' : letter
    case 'offer_declined':
      return 'guest_declined'
    case 'booking_cancelled':
      return 'cancelled'
    case 'ended_by_staff':
      return 'ended'
    default:
      return letter
  }
}

/** Letters that ask for an answer. */
const QUESTIONS: ReadonlySet<Situation> = new Set(['request', 'reminder', 'guest_countered'])
/** Letters to a hotel that may never have heard of us. */
const NEWS: ReadonlySet<Situation> = new Set(['request', 'reminder'])
/** Letters about hours that are agreed. */
const AGREED: ReadonlySet<Situation> = new Set(['accepted', 'guest_accepted', 'charged', 'final', 'waiting_for_card'])

/** Hours of a standard night, from 15:00 to 11:00. */
const NIGHT_HOURS = 24 - STANDARD_CHECK_IN_HOUR + STANDARD_CHECK_OUT_HOUR

/** The worth of one of the hotel's own hours, beside what the guest offers for one. */
const comparison = ({ t, money }: MailWords, night: number | null): string[] =>
  night === null
    ? []
    : [t('negotiationMail.hotel.night', { money: money(night), hour: money(perHour(night, NIGHT_HOURS)) })]

/** Said where the hotel gets less than the guest pays. */
const share = ({ t, money }: MailWords, receives: number, price: number): string =>
  t('negotiationMail.hotel.receives', { money: money(receives), price: money(price) })

const isOver = (situation: Situation): boolean =>
  !QUESTIONS.has(situation) && !AGREED.has(situation) && situation !== 'countered'

/** The hours of a request that has ended, for the front desk to find them. */
const endedHours = ({ t, moment }: MailWords, { offer, side }: HotelRequest): Fact => ({
  label: t('negotiationMail.hotel.requestedHours'),
  value: [
    ...(side === 'check_out' ? [] : [moment(offer.checkin_datetime)]),
    ...(side === 'check_in' ? [] : [moment(offer.checkout_datetime)]),
  ].join('\n'),
})

const hoursLeft = ({ t, plural }: MailWords, due: string, now: Temporal.Instant): string => {
  const hours = Math.floor(Temporal.Instant.from(due).since(now).total('hours'))
  return hours > 0 ? plural('negotiationMail.hotel.hoursLeft', hours) : t('negotiationMail.hotel.lastHour')
}

/** The hours and price of each request; beside the last one what an hour of the hotel's own night is worth. */
const requestBlocks = (words: MailWords, { requests, hotel }: HotelNegotiation, situation: Situation): Block[] =>
  requests.flatMap(({ offer, side, night, receives }, index) => [
    negotiatedStay(words, { ...offer, side }, hotel.time_zone, {
      asked: AGREED.has(situation) ? 'guaranteed' : 'asked',
      other: 'guaranteed',
    }),
    offeredAmount(words, { ...offer, side }, [
      ...(receives === undefined ? [] : [share(words, receives, offer.price)]),
      ...(QUESTIONS.has(situation) && index === requests.length - 1 ? comparison(words, night) : []),
    ]),
  ])

const questionBlocks = (
  words: MailWords,
  situation: Situation,
  { requests, hotel, link }: HotelNegotiation,
  now: Temporal.Instant,
): Block[] => {
  const { t } = words
  const due = requests[0]?.due ?? null
  return [
    ...quote(t('negotiationMail.noteFromGuest'), requests.find(({ comment }) => comment !== '')?.comment ?? ''),
    { kind: 'button', label: t('negotiationMail.hotel.answer'), href: link },
    paragraph(t('negotiationMail.hotel.how')),
    ...(due === null
      ? []
      : [
          clocksBlock(words, t('negotiationMail.hotel.by'), due, hotel.time_zone, null),
          ...(situation === 'reminder' ? [paragraph(hoursLeft(words, due, now))] : []),
        ]),
    paragraph(t('negotiationMail.hotel.silence')),
  ]
}

const bodyOf = (words: MailWords, situation: Situation, data: HotelNegotiation, now: Temporal.Instant): Block[] => {
  const { t, momentAt } = words
  const { requests, hotel, link, finalAt } = data
  const each = requestBlocks(words, data, situation)
  const see: Block = { kind: 'button', label: t('negotiationMail.hotel.see'), href: link }
  if (QUESTIONS.has(situation)) return [...each, ...questionBlocks(words, situation, data, now)]
  if (situation === 'countered') {
    const due = requests[0]?.due ?? null
    const by = t('negotiationMail.hotel.countered.by')
    return [...each, ...(due === null ? [] : [clocksBlock(words, by, due, hotel.time_zone, null)]), see]
  }
  if (AGREED.has(situation)) {
    const canTakeBack = requests.some(({ can_take_back }) => can_take_back)
    const takeBack = canTakeBack
      ? [paragraph(t('negotiationMail.hotel.takeBack', { when: momentAt(finalAt, hotel.time_zone) }))]
      : []
    return [...each, ...takeBack, see]
  }
  return [paragraph(t(`negotiationMail.hotel.${situation === 'cancelled' ? 'nothingLeft' : 'stays'}`)), see]
}

/**
 * Tells a hotel of requests for extra hours, on its own clock. It names of the guest what the hotel needs alone: name, booking
 * reference, hours, price and comment.
 */
export const hotelNegotiationEmail = (
  words: MailWords,
  data: HotelNegotiation,
  { now, brand }: { now: Temporal.Instant; brand: string },
): EmailContent => {
  const { t } = words
  const { hotel, requests, deskLink } = data
  const [first] = requests
  if (first === undefined) throw new Error('an e-mail to a hotel has no request')
  const guest = fullName(first.guest)
  const reference = typedLine(first.reference)
  const situation = situationOf(data.letter, requests)
  const lead = t(`negotiationMail.hotel.${situation}.lead`, { guest })
  return {
    // The same in each e-mail of a thread, or mail programs would not show them together.
    subject: t('negotiationMail.hotel.subject', { guest, reference: reference || first.number }),
    preheader: lead,
    title: t(`negotiationMail.hotel.${situation}.title`),
    blocks: [
      paragraph(lead),
      ...(NEWS.has(situation) ? [paragraph(t('negotiationMail.hotel.who', { brand }))] : []),
      ...(QUESTIONS.has(situation) && requests.length > 1 ? [paragraph(t('negotiationMail.hotel.both'))] : []),
      ...bodyOf(words, situation, data, now),
      {
        kind: 'facts',
        facts: [
          // A clerk would look in vain for our number among the hotel's bookings.
          reference === ''
            ? { label: t('negotiationMail.number'), value: first.number, isLarge: true }
            : { label: t('negotiationMail.hotel.reference'), value: reference, isLarge: true },
          { label: t('negotiationMail.hotel.guest'), value: guest },
          { label: t('mail.booking.hotel'), value: typedLine(hotel.name) },
          ...(isOver(situation) ? requests.map((request) => endedHours(words, request)) : []),
        ],
      },
      ...(deskLink === null ? [] : [{ kind: 'link' as const, label: t('negotiationMail.hotel.desk'), href: deskLink }]),
    ],
  }
}
