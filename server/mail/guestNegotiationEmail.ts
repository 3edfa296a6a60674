import { bidStatus } from '#contract/booking/bookings.ts'
import { hourPart, type DayHour } from '#contract/hotel/stay.ts'
import { chargeTime } from '#contract/inquiry/chargeTime.ts'
import { hourPromise, type HourPromise } from '#contract/inquiry/hourPromise.ts'
import type { Inquiry, InquiryOffer } from '#contract/inquiry/inquiries.ts'
import { clocksBlock, paragraph, quote, typedLine, typedName } from './commonBlocks.ts'
import type { Block, EmailContent, Fact, Meaning } from './email.ts'
import type { MailWords } from './mailWords.ts'
import type { GuestLetter } from '#machines/negotiation/step.ts'
import type { GuestNegotiation } from './messages.ts'
import { negotiatedStay, offeredAmount, type MeaningOf } from './negotiationBlocks.ts'

/** The news of an e-mail: some letters differ by how it came about. */
type Situation =
  | Exclude<GuestLetter, 'ended_by_staff' | 'card_needed'>
  | 'guest_countered'
  | 'finding'
  | 'guest_accepted'
  | 'no_card'
  | 'unreached'
  | 'offer_expired'
  | 'refunded'
  | 'ended'

const situationOf = (letter: GuestLetter, { offers, charge, timeline, card }: Inquiry): Situation => {
  switch (letter) {
    case 'asked':
      if (offers.length > 1) return 'guest_countered'
      // Staff look for the address of a hotel that has none.
      return timeline.some(({ what }) => what === 'hotel_asked') ? letter : 'finding'
    case 'accepted':
      return offers.some(({ by, state }) => by === 'hotel' && state === 'accepted') ? 'guest_accepted' : letter
    case 'card_needed':
      return 'no_card'
    case 'other_card':
      // The card service has it no more, or could not store it.
      return card === null ? 'no_card' : letter
    case 'unanswered':
      if (offers.at(-1)?.by === 'hotel') return 'offer_expired'
      // A hotel whose address nobody found in time was never asked.
      return timeline.some(({ what }) => what === 'hotel_asked') ? 'unanswered' : 'unreached'
    case 'booking_cancelled':
      return charge === null ? letter : 'refunded'
    case 'ended_by_staff':
      return 'ended'
    default:
      return letter
  }
}

interface Letter extends GuestNegotiation {
  now: Temporal.Instant
  /** A calendar file goes out with the e-mail. */
  hasCalendar: boolean
}

const isPast = (moment: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(moment), now) <= 0

const cardName = ({ brand, last4 }: { brand: string; last4: string }): string => `${brand} •••• ${last4}`

const clocks = (words: MailWords, title: string, moment: string, { inquiry, guestZone }: Letter): Block =>
  clocksBlock(words, title, moment, inquiry.hotel.time_zone, guestZone)

/** A deadline and what happens without an answer; nothing if nobody is asked. */
const answerBlocks = (words: MailWords, title: string, silence: string, letter: Letter): Block[] => {
  const { answer } = letter.inquiry.deadlines
  return answer === null ? [] : [clocks(words, title, answer, letter), paragraph(silence)]
}

/** The hours that are asked for, offered or agreed. */
const stayBlock = (words: MailWords, { inquiry }: Letter, meaningOf?: MeaningOf): Block =>
  negotiatedStay(
    words,
    inquiry,
    inquiry.hotel.time_zone,
    { asked: hourPromise(inquiry.status) ?? 'asked', other: otherPromise(inquiry) },
    meaningOf,
  )

/** The promise for the end that a bid is not about: booked, or agreed to by a bid of its own. */
const otherPromise = ({ booking }: Inquiry): HourPromise =>
  hourPromise(booking?.other_bid === undefined ? null : bidStatus(booking.other_bid)) ?? 'guaranteed'

const requestedOffer = ({ offers }: Inquiry): InquiryOffer | undefined => offers.findLast(({ by }) => by === 'guest')

/** How the hotel's hours differ from those that the guest asked for. */
const differences = (
  { t, plural }: MailWords,
  offered: { checkin_datetime: DayHour; checkout_datetime: DayHour },
  requested: { checkin_datetime: DayHour; checkout_datetime: DayHour },
): MeaningOf => {
  const meaning = (from: DayHour, to: DayHour): Meaning => {
    const hours = hourPart(to) - hourPart(from)
    const text =
      hours === 0
        ? t('negotiationMail.guest.countered.same')
        : plural(`negotiationMail.guest.countered.${hours > 0 ? 'later' : 'earlier'}`, Math.abs(hours))
    return { tone: 'asked', text }
  }
  return (side) => [
    side === 'check_in'
      ? meaning(requested.checkin_datetime, offered.checkin_datetime)
      : meaning(requested.checkout_datetime, offered.checkout_datetime),
  ]
}

/** When the card is charged if both sides agree. */
const payBlock = ({ t, momentAt }: MailWords, { inquiry, now }: Letter): Block => {
  const { by_invoice: isByInvoice = false, card, deadlines, hotel } = inquiry
  if (isByInvoice) return paragraph(t('negotiationMail.guest.pays.invoice'))
  if (card === null) return paragraph(t('negotiationMail.guest.pays.noCard'))
  const when = momentAt(deadlines.charge, hotel.time_zone)
  return paragraph(t(`negotiationMail.guest.pays.${chargeTime(inquiry, now)}`, { when }))
}

const openBlocks = (words: MailWords, letter: Letter): Block[] => [
  stayBlock(words, letter),
  offeredAmount(words, letter.inquiry, [words.t('negotiationMail.guest.onlyIf')]),
  payBlock(words, letter),
]

const counteredBlocks = (words: MailWords, letter: Letter): Block[] => {
  const { t, money } = words
  const { inquiry } = letter
  const requested = requestedOffer(inquiry) ?? inquiry
  const note = inquiry.offers.findLast(({ by }) => by === 'hotel')?.note ?? ''
  return [
    stayBlock(words, letter, differences(words, inquiry, requested)),
    offeredAmount(words, inquiry, [
      t('negotiationMail.guest.countered.offered', { money: money(requested.price) }),
      t('negotiationMail.guest.countered.onlyIf'),
    ]),
    payBlock(words, letter),
    ...quote(t('negotiationMail.noteFromHotel'), note),
  ]
}

/** The amount to be paid, when, and what the guest can do until then. */
const paymentBlocks = (words: MailWords, letter: Letter): Block[] => {
  const { t, money } = words
  const { inquiry, now } = letter
  const { charge } = inquiry.deadlines
  // Decisions §6: a bid is charged at the yes.
  const isNow = inquiry.kind === 'bid' || isPast(charge, now)
  const hasCard = inquiry.card !== null
  const amount: Block = {
    kind: 'amount',
    label: t('negotiationMail.guest.toPay'),
    money: money(inquiry.price),
    notes: [],
  }
  if (inquiry.by_invoice === true) return [amount, paragraph(t('negotiationMail.guest.onStatement'))]
  if (isNow) return [amount, paragraph(t(`negotiationMail.guest.${hasCard ? 'chargeNow' : 'addCardNow'}`))]
  return [
    amount,
    clocks(words, t(`negotiationMail.guest.${hasCard ? 'chargeAt' : 'dueAt'}`), charge, letter),
    ...(hasCard ? [] : [paragraph(t('negotiationMail.guest.addCardBy'))]),
    paragraph(t('negotiationMail.guest.untilCharge')),
  ]
}

/** From when the hotel can no longer take its yes back. */
const certainBlocks = (words: MailWords, letter: Letter): Block[] => {
  const { deadlines, charge } = letter.inquiry
  return [
    clocks(words, words.t('negotiationMail.guest.finalAt'), deadlines.final, letter),
    paragraph(words.t(`negotiationMail.guest.${charge === null ? 'untilFinal' : 'untilFinalPaid'}`)),
  ]
}

/** Until when another card is taken, and what happens without one. */
const payByBlocks = (words: MailWords, letter: Letter): Block[] => {
  const { pay } = letter.inquiry.deadlines
  return [
    ...(pay === null ? [] : [clocks(words, words.t('negotiationMail.guest.payBy'), pay, letter)]),
    paragraph(words.t('negotiationMail.guest.payLate')),
  ]
}

const chargedBlocks = ({ t, money }: MailWords, { inquiry }: Letter): Block[] => [
  {
    kind: 'amount',
    label: t('negotiationMail.guest.paid'),
    money: money(inquiry.charge?.amount ?? inquiry.price),
    notes: [],
  },
]

/** Decisions §6: what was charged comes back whole. */
const moneyBackBlocks = ({ t, money }: MailWords, { inquiry: { charge } }: Letter): Block[] => {
  if (charge === null) return [paragraph(t('negotiationMail.guest.notCharged'))]
  const isCard = charge.last4 !== ''
  return [
    {
      kind: 'amount',
      label: t(`mail.booking_cancelled.${isCard ? 'refund' : 'offStatement'}`),
      money: money(charge.amount),
      notes: isCard ? [t('negotiationMail.guest.bankDays')] : [],
    },
  ]
}

const declineBlocks = ({ t }: MailWords, { decline }: Inquiry): Block[] => {
  if (decline === null) return []
  const { reason, note } = decline
  return [
    ...(reason === 'other' ? [] : [paragraph(t(`negotiationMail.guest.declined.${reason}`))]),
    ...quote(t('negotiationMail.noteFromHotel'), note),
  ]
}

/** The booking's other bid, if it goes on: what was agreed, what it costs, and until when the hotel can take it back. */
const otherBidBlocks = ({ t, money, hour, momentAt }: MailWords, { inquiry }: Letter): Block[] => {
  const { side, booking, hotel, checkin_datetime, checkout_datetime } = inquiry
  const bid = booking?.other_bid
  if (side === null || bid === undefined || bid.amount === null || bid.state === 'rejected') return []
  const other = side === 'check_in' ? 'check_out' : 'check_in'
  const text = (key: 'asked' | 'agreed' | 'paid' | 'guaranteed', at: DayHour) =>
    t(`negotiationMail.guest.otherBid.${other}.${key}`, { hour: hour(at), money: money(bid.amount ?? 0) })
  // The view gives the hours of the other end as they are held.
  const held = other === 'check_in' ? checkin_datetime : checkout_datetime
  switch (hourPromise(bidStatus(bid))) {
    case null:
      return [paragraph(text('asked', bid.requested ?? held))]
    case 'guaranteed':
      return [paragraph(text('guaranteed', held))]
    case 'agreed':
      return [
        paragraph(text(bid.status === 'charged' ? 'paid' : 'agreed', held)),
        ...(bid.final_at === undefined
          ? []
          : [
              paragraph(
                t(`negotiationMail.guest.otherBid.${other}.certain`, { when: momentAt(bid.final_at, hotel.time_zone) }),
              ),
            ]),
      ]
  }
}

/** The hours that are left, the money that was charged or comes back, and what the guest can try next. */
const overBlocks = (words: MailWords, letter: Letter): Block[] => {
  const { t } = words
  const { inquiry } = letter
  // The view gives the hours that stay: 15:00 and 11:00, or those that a booking of ours guarantees.
  const other = otherBidBlocks(words, letter)
  const stays = [
    paragraph(t(`negotiationMail.guest.${other.length === 0 ? 'stays' : 'staysNow'}`)),
    negotiatedStay(words, inquiry, inquiry.hotel.time_zone, { asked: 'guaranteed', other: otherPromise(inquiry) }),
    ...other,
  ]
  const isBookingOver = inquiry.outcome === 'booking_cancelled'
  return [
    ...declineBlocks(words, inquiry),
    ...moneyBackBlocks(words, letter),
    ...(isBookingOver
      ? []
      : [...stays, paragraph(t(`negotiationMail.guest.${inquiry.kind === 'bid' ? 'askDesk' : 'askAgain'}`))]),
  ]
}

/** First what happened and what is at stake, then the button, then the rest. */
const bodyOf = (words: MailWords, situation: Situation, letter: Letter, button: Block): Block[] => {
  const { t } = words
  const { inquiry, confirmBy, retryAt } = letter
  switch (situation) {
    case 'confirm':
      return [
        ...openBlocks(words, letter),
        button,
        ...(confirmBy === undefined ? [] : [clocks(words, t('negotiationMail.guest.confirm.by'), confirmBy, letter)]),
        paragraph(t('negotiationMail.guest.confirm.note')),
      ]
    case 'asked':
    case 'finding':
    case 'guest_countered':
      return [
        ...openBlocks(words, letter),
        button,
        ...answerBlocks(words, t('negotiationMail.guest.asked.by'), t('negotiationMail.guest.asked.silence'), letter),
      ]
    case 'countered':
      return [
        ...counteredBlocks(words, letter),
        button,
        ...answerBlocks(
          words,
          t('negotiationMail.guest.countered.by'),
          t('negotiationMail.guest.countered.silence'),
          letter,
        ),
      ]
    case 'accepted':
    case 'guest_accepted':
    case 'card_kept':
      return [stayBlock(words, letter), ...paymentBlocks(words, letter), button, ...certainBlocks(words, letter)]
    case 'retry':
      return [
        ...(retryAt === undefined ? [] : [clocks(words, t('negotiationMail.guest.retry.at'), retryAt, letter)]),
        paragraph(t('negotiationMail.guest.otherCardToo')),
        button,
        stayBlock(words, letter),
        offeredAmount(words, inquiry, []),
      ]
    case 'other_card':
    case 'no_card':
      return [...payByBlocks(words, letter), button, stayBlock(words, letter), offeredAmount(words, inquiry, [])]
    case 'charged':
      return [stayBlock(words, letter), ...chargedBlocks(words, letter), button, ...certainBlocks(words, letter)]
    case 'final':
      return [stayBlock(words, letter), ...chargedBlocks(words, letter), button]
    default:
      return [...overBlocks(words, letter), button]
  }
}

const isOver = ({ status }: Inquiry): boolean => ['rejected', 'expired', 'withdrawn'].includes(status)

const buttonLabel = ({ t }: MailWords, situation: Situation, { card, by_invoice = false }: Inquiry): string => {
  switch (situation) {
    case 'confirm':
      return t('negotiationMail.guest.confirm.button')
    case 'countered':
      return t('negotiationMail.guest.countered.button')
    case 'retry':
    case 'other_card':
      return t('negotiationMail.guest.otherCard')
    case 'no_card':
      return t('negotiationMail.guest.addCard')
    case 'accepted':
    case 'guest_accepted':
      return t(`negotiationMail.guest.${card === null && !by_invoice ? 'addCard' : 'see'}`)
    default:
      return t('negotiationMail.guest.see')
  }
}

/** Letters to an address that nobody has confirmed: it may be a stranger's. */
const UNCONFIRMED: ReadonlySet<Situation> = new Set(['confirm', 'unconfirmed'])
/** Letters about the card that pays. */
const ABOUT_CARD: ReadonlySet<Situation> = new Set(['accepted', 'guest_accepted', 'card_kept', 'retry', 'other_card'])

const factsOf = ({ t }: MailWords, situation: Situation, inquiry: Inquiry): Fact[] => {
  const { number, hotel, booking, guest_id_at_hotel, card, charge } = inquiry
  const payer = charge ?? (ABOUT_CARD.has(situation) ? card : null)
  // A stranger may have typed it.
  const isKnown = !UNCONFIRMED.has(situation)
  const reference = isKnown ? (booking?.reference ?? typedLine(guest_id_at_hotel)) : ''
  const place = [typedName(hotel.name), isKnown ? typedLine(hotel.address) : ''].filter(Boolean)
  return [
    { label: t('negotiationMail.number'), value: number, isLarge: true },
    { label: t('mail.booking.hotel'), value: place.join('\n') },
    ...(reference === ''
      ? []
      : [
          {
            label: t(booking === null ? 'negotiationMail.guest.reference' : 'mail.booking.reference'),
            value: reference,
          },
        ]),
    ...(payer === null || payer.last4 === ''
      ? []
      : [{ label: t('negotiationMail.guest.card'), value: cardName(payer) }]),
  ]
}

/** Tells the guest of a request for extra hours what happened, what it costs and what is next (decisions §6). */
export const guestNegotiationEmail = (
  words: MailWords,
  data: GuestNegotiation,
  context: Pick<Letter, 'now' | 'hasCalendar'>,
): EmailContent => {
  const { t } = words
  const letter = { ...data, ...context }
  const { inquiry, link } = data
  const hotel = typedName(inquiry.hotel.name)
  const situation = situationOf(data.letter, inquiry)
  const lead = t(`negotiationMail.guest.${situation}.lead`, { hotel })
  return {
    // The same in each e-mail of a thread, or mail programs would not show them together.
    subject: t('negotiationMail.guest.subject', { hotel, number: inquiry.number }),
    preheader: lead,
    title: t(`negotiationMail.guest.${situation}.title`),
    blocks: [
      paragraph(t('mail.greeting', { name: inquiry.guest.first_name })),
      paragraph(lead),
      ...bodyOf(words, situation, letter, {
        kind: 'button',
        label: buttonLabel(words, situation, inquiry),
        href: link,
      }),
      ...(letter.hasCalendar
        ? [paragraph(t(`negotiationMail.guest.${isOver(inquiry) ? 'calendarOver' : 'calendar'}`))]
        : []),
      { kind: 'facts', facts: factsOf(words, situation, inquiry) },
    ],
  }
}
