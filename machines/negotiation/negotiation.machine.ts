import { limitIterations } from '#machines/kit/limitIterations.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate'
import { MAX_REMINDERS, MAX_RETRIES } from './negotiation.rules.ts'

/** Inquiry: hours for a room held anywhere. Bid: hours on request of one of our bookings, whose room we can hold. */
export type NegotiationKind = 'inquiry' | 'bid'
export type Party = 'guest' | 'hotel'
export type Decision = 'accept' | 'reject' | 'counter'

/** Ends a negotiation after the yes; while a charge is under way, as soon as its result is known. */
export type StopReason = 'taken_back' | 'booking_cancelled' | 'ended_by_staff'

/**
 * Why staff decide: nobody knows whether the card was charged, the stay began before the charge, or what was stored cannot be
 * read.
 */
export type ReviewCause = 'charge_unknown' | 'charge_too_late' | 'unreadable'

/** Why it ended, decisions §6 and §13. */
export type NegotiationOutcome =
  | StopReason
  | 'unconfirmed'
  | 'withdrawn'
  | 'declined'
  | 'no_longer_free'
  | 'offer_declined'
  | 'unanswered'
  | 'unpaid'
  | 'hotel_left'
  /** The same request goes on under another number. */
  | 'duplicate'

/** An ending is told by its outcome; a duplicate is told on the page that found it. */
export type GuestLetter =
  | Exclude<NegotiationOutcome, 'duplicate'>
  | 'confirm'
  | 'asked'
  | 'countered'
  | 'accepted'
  | 'card_kept'
  | 'retry'
  | 'card_needed'
  | 'other_card'
  | 'charged'
  | 'final'
export type HotelLetter =
  | Exclude<NegotiationOutcome, 'unconfirmed' | 'hotel_left' | 'duplicate'>
  | 'request'
  | 'reminder'
  | 'accepted'
  | 'countered'
  | 'guest_accepted'
  | 'guest_countered'
  | 'waiting_for_card'
  | 'charged'
  | 'final'
export type StaffLetter = ReviewCause | 'no_address'

/** Prices, hours, notes and moments are in the rows of the negotiation, its offers and its payments, not here. */
export interface NegotiationContext {
  kind: NegotiationKind
  /** Each side may counter once; the guest counters only the hotel's counter-offer. */
  hasHotelCountered: boolean
  /** The hotel's answer, in `answering` only: it leaves after 60 seconds. */
  answer: Decision | null
  /** Sent since the last question. */
  reminders: number
  /** Further charges of the present card. */
  retries: number
  /** In `review` only. */
  reviewCause: ReviewCause | null
  /** Arrived while a charge was under way. */
  stop: StopReason | null
}

/** `hasAddress`: an e-mail address of the hotel is known, and the hotel has not left. */
export type SubmitEvent = { type: 'submit'; isVerified: boolean; hasAddress: boolean }

/** Sent by the server at a moment it computes from the rows. */
export type TimerEvent =
  | { type: 'timer.confirm' }
  | { type: 'timer.remind' }
  | { type: 'timer.due' }
  | { type: 'timer.leave' }
  /** `hasCard`: one is stored that can be charged without the guest. */
  | { type: 'timer.charge'; isStayBegun: boolean; hasCard: boolean }
  | { type: 'timer.pay' }
  | { type: 'timer.final' }
  | { type: 'timer.patience' }

export type NegotiationEvent =
  | SubmitEvent
  | TimerEvent
  | { type: 'guest.confirm'; hasAddress: boolean }
  /** The guest confirmed a request that they have already made. */
  | { type: 'duplicate.found' }
  | { type: 'guest.accept' }
  | { type: 'guest.reject' }
  | { type: 'guest.counter' }
  | { type: 'guest.withdraw' }
  | { type: 'card.replace' }
  | { type: 'hotel.answer'; decision: Decision }
  | { type: 'hotel.undo' }
  | { type: 'hotel.takeBack' }
  /** The hotel leaves the network. What was agreed stays agreed. */
  | { type: 'hotel.leave' }
  /** The hotel's e-mail address refuses our e-mails. */
  | { type: 'address.lost' }
  /** Holding the hours failed: another guest has them. Sent instead of the yes that failed. */
  | { type: 'hours.gone' }
  | { type: 'booking.cancelled' }
  | { type: 'payment.captured' }
  /** Also a charge that was let go. `isSoft`: may succeed later, in time. `isTooLate`: the time to pay is over. */
  | { type: 'payment.declined'; isSoft: boolean; isTooLate: boolean }
  | { type: 'payment.review' }
  | { type: 'staff.send' }
  | { type: 'staff.end' }

/** What a step asks of the server, in the transaction that stores its result. */
export type NegotiationEffect =
  | { type: 'tell'; to: 'guest'; what: GuestLetter }
  | { type: 'tell'; to: 'hotel'; what: HotelLetter }
  | { type: 'tell'; to: 'staff'; what: StaffLetter }
  /** The open offer is now this side's newest. */
  | { type: 'openOffer'; by: Party }
  | { type: 'acceptOffer' }
  | { type: 'holdHours' }
  | { type: 'charge' }
  | { type: 'refund' }
  /**
   * Close the open offer and one that has not left yet, release the hours, fall back to 15:00 and 11:00, forget a card kept for
   * this alone.
   */
  | { type: 'end'; outcome: NegotiationOutcome }

const openOffer = <By extends Party>(by: By) => ({ type: 'openOffer', params: by }) as const
const tellGuest = <What extends GuestLetter>(what: What) => ({ type: 'tellGuest', params: what }) as const
const tellHotel = <What extends HotelLetter>(what: What) => ({ type: 'tellHotel', params: what }) as const
const tellStaff = <What extends StaffLetter>(what: What) => ({ type: 'tellStaff', params: what }) as const

/** For a hotel that was never asked, or has left: it is told nothing. */
const endForGuest = <Outcome extends GuestLetter & NegotiationOutcome>(outcome: Outcome) =>
  [{ type: 'end', params: outcome }, tellGuest(outcome)] as const
const endForBoth = <Outcome extends HotelLetter & NegotiationOutcome>(outcome: Outcome) =>
  [...endForGuest(outcome), tellHotel(outcome)] as const

const askHotel = [tellGuest('asked'), tellHotel('request')] as const
const askStaffForAddress = [tellGuest('asked'), tellStaff('no_address')] as const
const agree = ['acceptOffer', 'holdHours'] as const

/** Before the money, once the hotel has been asked. */
const endsBeforeCharge = {
  'guest.withdraw': { target: 'withdrawn', actions: endForBoth('withdrawn') },
  'booking.cancelled': { guard: 'isBid', target: 'withdrawn', actions: endForBoth('booking_cancelled') },
  'staff.end': { target: 'rejected', actions: endForBoth('ended_by_staff') },
} as const
const endsWhileTalking = {
  ...endsBeforeCharge,
  'hotel.leave': { target: 'rejected', actions: endForGuest('hotel_left') },
} as const
const endsWhenUnanswered = {
  'timer.due': { target: 'expired', actions: endForBoth('unanswered') },
} as const
const takesBack = {
  'hotel.takeBack': { target: 'rejected', actions: endForBoth('taken_back') },
} as const

const stoppedBy = <Reason extends StopReason>(reason: Reason) => ({ type: 'isStoppedBy', params: reason }) as const
const stop = <Reason extends StopReason>(reason: Reason) => ({ type: 'stop', params: reason }) as const

/** Results of a charge that was stopped while it was under way. */
const endsWithStoppedCharge = {
  captured: [
    {
      guard: stoppedBy('booking_cancelled'),
      target: 'withdrawn',
      actions: ['refund', ...endForBoth('booking_cancelled')],
    },
    { guard: stoppedBy('taken_back'), target: 'rejected', actions: ['refund', ...endForBoth('taken_back')] },
    { guard: stoppedBy('ended_by_staff'), target: 'rejected', actions: ['refund', ...endForBoth('ended_by_staff')] },
  ],
  declined: [
    { guard: stoppedBy('booking_cancelled'), target: 'withdrawn', actions: endForBoth('booking_cancelled') },
    { guard: stoppedBy('taken_back'), target: 'rejected', actions: endForBoth('taken_back') },
    { guard: stoppedBy('ended_by_staff'), target: 'rejected', actions: endForBoth('ended_by_staff') },
  ],
} as const
const endUnpaid = { guard: 'isTooLate', target: 'expired', actions: endForBoth('unpaid') } as const
const askForOtherCard = [tellGuest('other_card'), tellHotel('waiting_for_card')] as const
const confirmCharge = [tellGuest('charged'), tellHotel('charged')] as const

/** After the charge, everything comes back. */
const refundsWhenEnded = {
  'booking.cancelled': {
    guard: 'isBid',
    target: 'withdrawn',
    actions: ['refund', ...endForBoth('booking_cancelled')],
  },
  'staff.end': { target: 'rejected', actions: ['refund', ...endForBoth('ended_by_staff')] },
} as const

/**
 * Hours for any booking, decisions §6: from the request to its end. The server steps it (`step.ts`); it has no ports, and its
 * timers are events, since what a negotiation waits for must survive a restart of the server.
 */
export const negotiationMachine = setup({
  types: declareTypes<{
    context: NegotiationContext
    events: NegotiationEvent
    emitted: NegotiationEffect
    input: { kind: NegotiationKind }
  }>(),
  guards: {
    // A bid belongs to a booking, whose guest is known.
    needsConfirmation: ({ context, event }) => {
      assertEvent(event, 'submit')
      return context.kind === 'inquiry' && !event.isVerified
    },
    hasAddress: ({ event }) => {
      assertEvent(event, ['submit', 'guest.confirm'])
      return event.hasAddress
    },
    isBid: ({ context }) => context.kind === 'bid',
    canAnswer: ({ context, event }) => {
      assertEvent(event, 'hotel.answer')
      return event.decision !== 'counter' || !context.hasHotelCountered
    },
    canRemind: ({ context }) => context.reminders < MAX_REMINDERS,
    isAccepting: ({ context }) => context.answer === 'accept',
    isAcceptingBid: ({ context }) => context.kind === 'bid' && context.answer === 'accept',
    isCountering: ({ context }) => context.answer === 'counter',
    isStayBegun: ({ event }) => {
      assertEvent(event, 'timer.charge')
      return event.isStayBegun
    },
    hasCard: ({ event }) => {
      assertEvent(event, 'timer.charge')
      return event.hasCard
    },
    isStoppedBy: ({ context }, reason: StopReason) => context.stop === reason,
    canRetry: ({ context, event }) => {
      assertEvent(event, 'payment.declined')
      return event.isSoft && context.retries < MAX_RETRIES
    },
    isTooLate: ({ context, event }) => {
      assertEvent(event, 'payment.declined')
      return event.isTooLate && (context.reviewCause === null || context.reviewCause === 'charge_unknown')
    },
    isChargeUnknown: ({ context }) => context.reviewCause === 'charge_unknown',
    isChargeOfBidUnknown: ({ context }) => context.kind === 'bid' && context.reviewCause === 'charge_unknown',
  },
  actions: {
    openOffer: emit((_, by: Party) => ({ type: 'openOffer', by })),
    acceptOffer: emit({ type: 'acceptOffer' }),
    // Only the rooms of our own bookings are ours to hold.
    holdHours: enqueueActions(({ context, enqueue }) => {
      if (context.kind === 'bid') enqueue.emit({ type: 'holdHours' })
    }),
    charge: emit({ type: 'charge' }),
    refund: emit({ type: 'refund' }),
    end: emit((_, outcome: NegotiationOutcome) => ({ type: 'end', outcome })),
    tellGuest: emit((_, what: GuestLetter) => ({ type: 'tell', to: 'guest', what })),
    tellHotel: emit((_, what: HotelLetter) => ({ type: 'tell', to: 'hotel', what })),
    tellStaff: emit((_, what: StaffLetter) => ({ type: 'tell', to: 'staff', what })),
    rememberAnswer: assign(({ event }) => {
      assertEvent(event, 'hotel.answer')
      return { answer: event.decision }
    }),
    forgetAnswer: assign({ answer: null }),
    countHotelCounter: assign({ hasHotelCountered: true }),
    countReminder: assign(({ context }) => ({ reminders: context.reminders + 1 })),
    restartReminders: assign({ reminders: 0 }),
    countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
    restartRetries: assign({ retries: 0 }),
    rememberCause: assign((_, reviewCause: ReviewCause) => ({ reviewCause })),
    forgetCause: assign({ reviewCause: null }),
    // The first reason stands: it is what both sides will be told.
    stop: assign(({ context }, reason: StopReason) => ({ stop: context.stop ?? reason })),
  },
}).createMachine({
  id: 'negotiation',
  options: limitIterations,
  context: ({ input }) => ({
    kind: input.kind,
    hasHotelCountered: false,
    answer: null,
    reminders: 0,
    retries: 0,
    reviewCause: null,
    stop: null,
  }),
  initial: 'draft',
  states: {
    // Never stored: the row is inserted in the state after `submit`.
    draft: {
      on: {
        submit: [
          { guard: 'needsConfirmation', target: 'unconfirmed', actions: [openOffer('guest'), tellGuest('confirm')] },
          { guard: 'hasAddress', target: 'asked', actions: [openOffer('guest'), ...askHotel] },
          { target: 'addressless', actions: [openOffer('guest'), ...askStaffForAddress] },
        ],
      },
    },
    unconfirmed: {
      on: {
        'guest.confirm': [
          { guard: 'hasAddress', target: 'asked', actions: askHotel },
          { target: 'addressless', actions: askStaffForAddress },
        ],
        'guest.withdraw': { target: 'withdrawn', actions: endForGuest('withdrawn') },
        'timer.confirm': { target: 'expired', actions: endForGuest('unconfirmed') },
        'duplicate.found': { target: 'withdrawn', actions: { type: 'end', params: 'duplicate' } },
        'hotel.leave': { target: 'rejected', actions: endForGuest('hotel_left') },
      },
    },
    addressless: {
      on: {
        'staff.send': { target: 'asked', actions: ['restartReminders', tellHotel('request')] },
        'timer.due': { target: 'expired', actions: endForGuest('unanswered') },
        'guest.withdraw': { target: 'withdrawn', actions: endForGuest('withdrawn') },
        'booking.cancelled': { guard: 'isBid', target: 'withdrawn', actions: endForGuest('booking_cancelled') },
        'staff.end': { target: 'rejected', actions: endForGuest('ended_by_staff') },
        'hotel.leave': { target: 'rejected', actions: endForGuest('hotel_left') },
      },
    },
    asked: {
      on: {
        'hotel.answer': { guard: 'canAnswer', target: 'answering', actions: 'rememberAnswer' },
        'timer.remind': { guard: 'canRemind', actions: ['countReminder', tellHotel('reminder')] },
        // To a corrected address.
        'staff.send': { actions: ['restartReminders', tellHotel('request')] },
        'address.lost': { target: 'addressless', actions: tellStaff('no_address') },
        ...endsWhenUnanswered,
        ...endsWhileTalking,
      },
    },
    answering: {
      exit: 'forgetAnswer',
      on: {
        'hotel.undo': 'asked',
        'timer.leave': [
          {
            guard: 'isAccepting',
            target: 'accepted',
            actions: [...agree, tellGuest('accepted'), tellHotel('accepted')],
          },
          {
            guard: 'isCountering',
            target: 'countered',
            actions: ['countHotelCounter', openOffer('hotel'), tellGuest('countered'), tellHotel('countered')],
          },
          { target: 'rejected', actions: endForBoth('declined') },
        ],
        'hours.gone': { guard: 'isAcceptingBid', target: 'rejected', actions: endForBoth('no_longer_free') },
        ...endsWhileTalking,
      },
    },
    countered: {
      on: {
        'guest.accept': {
          target: 'accepted',
          actions: [...agree, tellGuest('accepted'), tellHotel('guest_accepted')],
        },
        'guest.reject': { target: 'rejected', actions: endForBoth('offer_declined') },
        // Reached once, since the hotel counters once: so does the guest.
        'guest.counter': {
          target: 'asked',
          actions: ['restartReminders', openOffer('guest'), tellGuest('asked'), tellHotel('guest_countered')],
        },
        'hours.gone': { guard: 'isBid', target: 'rejected', actions: endForBoth('no_longer_free') },
        ...endsWhenUnanswered,
        ...endsWhileTalking,
      },
    },
    accepted: {
      on: {
        'timer.charge': [
          {
            guard: 'isStayBegun',
            target: 'review',
            actions: [{ type: 'rememberCause', params: 'charge_too_late' }, tellStaff('charge_too_late')],
          },
          { guard: 'hasCard', target: 'charging' },
          { target: 'unpaid', actions: [tellGuest('card_needed'), tellHotel('waiting_for_card')] },
        ],
        'card.replace': { actions: ['restartRetries', tellGuest('card_kept')] },
        ...takesBack,
        ...endsBeforeCharge,
      },
    },
    charging: {
      entry: 'charge',
      on: {
        'payment.captured': [...endsWithStoppedCharge.captured, { target: 'charged', actions: confirmCharge }],
        'payment.declined': [
          ...endsWithStoppedCharge.declined,
          endUnpaid,
          { guard: 'canRetry', target: 'accepted', actions: ['countRetry', tellGuest('retry')] },
          { target: 'unpaid', actions: askForOtherCard },
        ],
        'payment.review': {
          target: 'review',
          actions: [{ type: 'rememberCause', params: 'charge_unknown' }, tellStaff('charge_unknown')],
        },
        'timer.patience': {
          target: 'review',
          actions: [{ type: 'rememberCause', params: 'charge_unknown' }, tellStaff('charge_unknown')],
        },
        'hotel.takeBack': { actions: stop('taken_back') },
        'booking.cancelled': { guard: 'isBid', actions: stop('booking_cancelled') },
        'staff.end': { actions: stop('ended_by_staff') },
      },
    },
    unpaid: {
      on: {
        'card.replace': { target: 'charging', actions: 'restartRetries' },
        'timer.pay': { target: 'expired', actions: endForBoth('unpaid') },
        ...takesBack,
        ...endsBeforeCharge,
      },
    },
    charged: {
      on: {
        'timer.final': { target: 'done', actions: [tellGuest('final'), tellHotel('final')] },
        'hotel.takeBack': { target: 'rejected', actions: ['refund', ...endForBoth('taken_back')] },
        ...refundsWhenEnded,
      },
    },
    // Over for the hotel; a cancelled booking or support can still give the money back.
    done: { on: refundsWhenEnded },
    review: {
      exit: 'forgetCause',
      on: {
        'payment.captured': [
          ...endsWithStoppedCharge.captured,
          { guard: 'isChargeUnknown', target: 'charged', actions: confirmCharge },
        ],
        'payment.declined': [
          ...endsWithStoppedCharge.declined,
          endUnpaid,
          { guard: 'isChargeUnknown', target: 'unpaid', actions: askForOtherCard },
        ],
        'hotel.takeBack': [
          { guard: 'isChargeUnknown', actions: stop('taken_back') },
          { target: 'rejected', actions: endForBoth('taken_back') },
        ],
        'booking.cancelled': [
          { guard: 'isChargeOfBidUnknown', actions: stop('booking_cancelled') },
          { guard: 'isBid', target: 'withdrawn', actions: endForBoth('booking_cancelled') },
        ],
        'staff.end': [
          { guard: 'isChargeUnknown', actions: stop('ended_by_staff') },
          { target: 'rejected', actions: endForBoth('ended_by_staff') },
        ],
      },
    },
    rejected: { type: 'final' },
    expired: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})
