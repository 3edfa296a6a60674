import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type {
  NegotiationContext,
  NegotiationEffect,
  NegotiationEvent,
  NegotiationOutcome,
  negotiationMachine,
  StopReason,
} from './negotiation.machine.ts'
import { MAX_REMINDERS, MAX_RETRIES } from './negotiation.rules.ts'
import {
  readNegotiation,
  startNegotiation,
  stepNegotiation,
  type NegotiationState,
  type NegotiationStep,
} from './step.ts'

type Step = StepOf<typeof negotiationMachine>
type State = NegotiationState | 'draft'

const TALKING: readonly State[] = ['asked', 'answering', 'countered']
const OVER: readonly State[] = ['rejected', 'expired', 'withdrawn']

const OUTCOMES: Readonly<Record<string, NegotiationOutcome>> = {
  'guest.withdraw': 'withdrawn',
  'guest.reject': 'offer_declined',
  'hotel.leave': 'hotel_left',
  'hotel.takeBack': 'taken_back',
  'hours.gone': 'no_longer_free',
  'booking.cancelled': 'booking_cancelled',
  'staff.end': 'ended_by_staff',
  'timer.confirm': 'unconfirmed',
  'duplicate.found': 'duplicate',
  'timer.due': 'unanswered',
  'timer.leave': 'declined',
  'timer.pay': 'unpaid',
  'payment.declined': 'unpaid',
}
const STATES_BY_OUTCOME: Readonly<Record<NegotiationOutcome, State>> = {
  unconfirmed: 'expired',
  unanswered: 'expired',
  unpaid: 'expired',
  withdrawn: 'withdrawn',
  booking_cancelled: 'withdrawn',
  duplicate: 'withdrawn',
  declined: 'rejected',
  offer_declined: 'rejected',
  no_longer_free: 'rejected',
  taken_back: 'rejected',
  ended_by_staff: 'rejected',
  hotel_left: 'rejected',
}
const STOPS: Readonly<Record<string, StopReason>> = {
  'hotel.takeBack': 'taken_back',
  'booking.cancelled': 'booking_cancelled',
  'staff.end': 'ended_by_staff',
}
/** Letters about something that can happen again. */
const REPEATED: ReadonlySet<string> = new Set([
  'guest asked',
  'guest card_kept',
  'guest card_needed',
  'guest retry',
  'guest other_card',
  'hotel request',
  'hotel reminder',
  'hotel waiting_for_card',
  'staff no_address',
  'staff charge_unknown',
])

const stepsOf = (step: Step): readonly Step[] => [...step.earlier, step]
const doneIn = (steps: readonly Step[], type: NegotiationEffect['type']): number =>
  steps.flatMap(({ emitted }) => emitted).filter((effect) => effect.type === type).length
const does = (step: Step, type: NegotiationEffect['type']): boolean => doneIn([step], type) > 0
const lettersTo = ({ emitted }: Step, to: 'guest' | 'hotel' | 'staff'): string[] =>
  emitted.flatMap((effect) => (effect.type === 'tell' && effect.to === to ? [effect.what] : []))
const outcomesOf = ({ emitted }: Step): NegotiationOutcome[] =>
  emitted.flatMap((effect) => (effect.type === 'end' ? [effect.outcome] : []))
const isIn = (snapshot: Step['after'] | null, states: readonly State[]): boolean =>
  snapshot !== null && states.includes(snapshot.value)
const enters = ({ before, after }: Step, ...states: readonly State[]): boolean =>
  isIn(after, states) && before?.value !== after.value
const stepsSince = (steps: readonly Step[], isStart: (step: Step) => boolean): readonly Step[] =>
  steps.slice(steps.findLastIndex(isStart) + 1)

/** The hotel was asked, at an address that took the e-mail. */
const isHotelReached = (steps: readonly Step[]): boolean => {
  const last = steps.findLast(
    (step) => lettersTo(step, 'hotel').includes('request') || step.event?.type === 'address.lost',
  )
  return last !== undefined && last.event?.type !== 'address.lost'
}
const isResult = ({ event }: Step): boolean => event?.type === 'payment.captured' || event?.type === 'payment.declined'
/** The result of the charges so far: `asked`, without a result yet. */
const moneyAfter = (steps: readonly Step[]): 'none' | 'asked' | 'taken' => {
  let money: 'none' | 'asked' | 'taken' = 'none'
  for (const step of steps) {
    if (does(step, 'charge')) money = 'asked'
    else if (money === 'asked' && isResult(step)) money = step.event?.type === 'payment.captured' ? 'taken' : 'none'
  }
  return money
}
const isChargeOpen = (steps: readonly Step[]): boolean => moneyAfter(steps) === 'asked'
const isTaken = (steps: readonly Step[]): boolean => moneyAfter(steps) === 'taken'
const hasHotelCountered = (steps: readonly Step[]): boolean =>
  steps.some(({ emitted }) => emitted.some((effect) => effect.type === 'openOffer' && effect.by === 'hotel'))

export const negotiationInvariants: readonly InvariantOf<typeof negotiationMachine>[] = [
  {
    description: 'An ending has one outcome, and nothing else has one.',
    check: (step) => outcomesOf(step).length === (isIn(step.after, OVER) ? 1 : 0),
  },
  {
    description: 'The outcome names what ended it: of a stopped charge, the first reason to stop it.',
    check: (step) =>
      outcomesOf(step).every((outcome) => {
        const cause = step.before?.context.stop ?? (step.event === null ? undefined : OUTCOMES[step.event.type])
        return outcome === cause && step.after.value === STATES_BY_OUTCOME[outcome]
      }),
  },
  {
    description:
      'Both sides are told the outcome, except of a duplicate; a hotel that was not reached, or has left, is told nothing.',
    check: (step) =>
      outcomesOf(step).every(
        (outcome) =>
          isEqualView(lettersTo(step, 'guest'), outcome === 'duplicate' ? [] : [outcome]) &&
          isEqualView(
            lettersTo(step, 'hotel'),
            isHotelReached(step.earlier) && outcome !== 'hotel_left' ? [outcome] : [],
          ),
      ),
  },
  {
    description: 'A hotel that was not reached is told nothing but the request.',
    check: (step) => lettersTo(step, 'hotel').every((letter) => letter === 'request' || isHotelReached(step.earlier)),
  },
  {
    description: 'Nobody is told two things at once.',
    check: (step) => (['guest', 'hotel', 'staff'] as const).every((to) => lettersTo(step, to).length <= 1),
  },
  {
    description: 'Nothing is told twice, except what happens again.',
    check: (step) => {
      const letters = stepsOf(step)
        .flatMap(({ emitted }) => emitted)
        .flatMap((effect) => (effect.type === 'tell' ? [`${effect.to} ${effect.what}`] : []))
        .filter((letter) => !REPEATED.has(letter))
      return new Set(letters).size === letters.length
    },
  },
  {
    description: 'Both sides are told of an offer, a yes, another card that is needed, a charge, and the end.',
    check: (step) =>
      !(
        enters(step, 'countered', 'unpaid', 'charged', 'done') ||
        does(step, 'acceptOffer') ||
        step.event?.type === 'guest.counter'
      ) ||
      (lettersTo(step, 'guest').length === 1 && lettersTo(step, 'hotel').length === 1),
  },
  {
    description: 'A guest who acts is told what came of it, unless the card is being charged.',
    check: (step) =>
      !(step.event?.type.startsWith('guest.') === true || step.event?.type === 'card.replace') ||
      step.before?.value === 'unpaid' ||
      isUnchanged(step) ||
      lettersTo(step, 'guest').length === 1,
  },
  {
    description: 'The hotel gets the request when it is asked, and no one else learns of its answer for a minute.',
    check: (step) => {
      const isSecret = isIn(step.before, ['answering']) || isIn(step.after, ['answering'])
      if (isSecret && isIn(step.after, ['asked', 'answering'])) return step.emitted.length === 0
      return !enters(step, 'asked') || lettersTo(step, 'hotel').length === 1
    },
  },
  {
    description: 'What leaves is what the hotel said last.',
    check: ({ before, event, after, earlier }) => {
      if (event?.type !== 'timer.leave' || before?.value !== 'answering') return true
      const said = earlier.findLast(({ event, before }) => event?.type === 'hotel.answer' && before?.value === 'asked')
      if (said?.event?.type !== 'hotel.answer') return false
      return after.value === { accept: 'accepted', counter: 'countered', reject: 'rejected' }[said.event.decision]
    },
  },
  {
    description: 'Each side makes one counter-offer at most, the guest only to the hotel’s.',
    check: (step) => {
      const by = stepsOf(step)
        .flatMap(({ emitted }) => emitted)
        .flatMap((effect) => (effect.type === 'openOffer' ? [effect.by] : []))
      return isEqualView(by, ['guest', 'hotel', 'guest'].slice(0, by.length))
    },
  },
  {
    description: 'A hotel that is asked can say yes or no, and make a counter-offer unless it has made one.',
    check: (step) => {
      const isAsked = step.after.value === 'asked'
      const can = (decision: 'accept' | 'counter' | 'reject') => step.after.can({ type: 'hotel.answer', decision })
      return (
        can('accept') === isAsked &&
        can('reject') === isAsked &&
        can('counter') === (isAsked && !hasHotelCountered(stepsOf(step)))
      )
    },
  },
  {
    description: 'The open offer is the hotel’s while the guest is asked.',
    check: (step) => {
      const opened = step.emitted.flatMap((effect) => (effect.type === 'openOffer' ? [effect.by] : []))
      if (enters(step, 'countered')) return isEqualView(opened, ['hotel'])
      const isRequest = step.event?.type === 'submit' && step.before?.value === 'draft'
      const isCounter = step.event?.type === 'guest.counter' && step.before?.value === 'countered'
      return isEqualView(opened, isRequest || isCounter ? ['guest'] : [])
    },
  },
  {
    description: 'An offer is accepted once, by the yes that leads to agreed hours.',
    check: (step) =>
      does(step, 'acceptOffer') === (enters(step, 'accepted') && isIn(step.before, TALKING)) &&
      doneIn(stepsOf(step), 'acceptOffer') <= 1 &&
      (isIn(step.after, ['accepted', 'charging', 'unpaid', 'charged', 'done', 'review'])
        ? doneIn(stepsOf(step), 'acceptOffer') === 1
        : true),
  },
  {
    description: 'Hours are held with the yes, and only those of a booking.',
    check: (step) => does(step, 'holdHours') === (does(step, 'acceptOffer') && step.after.context.kind === 'bid'),
  },
  {
    description: 'Hours that are gone end only the yes to a booking’s hours.',
    check: ({ after }) =>
      after.can({ type: 'hours.gone' }) ===
      (after.context.kind === 'bid' && (after.value === 'countered' || after.context.answer === 'accept')),
  },
  {
    description:
      'A charge follows a yes, never a no, an expiry or a withdrawal; there is one at a time, and none once paid.',
    check: (step) =>
      !does(step, 'charge') ||
      (isIn(step.before, ['accepted', 'unpaid']) &&
        doneIn(step.earlier, 'acceptOffer') === 1 &&
        !isChargeOpen(step.earlier) &&
        !isTaken(step.earlier)),
  },
  {
    description: 'A charge that is due needs a card, and is not begun after the stay has.',
    check: (step) => {
      if (step.event?.type !== 'timer.charge' || step.before?.value !== 'accepted') return true
      return does(step, 'charge') === (step.event.hasCard && !step.event.isStayBegun)
    },
  },
  {
    description: 'Without a result, a charge is under way or with staff, and no one can withdraw.',
    check: (step) => {
      const { value, context } = step.after
      const isOpen = value === 'charging' || (value === 'review' && context.reviewCause === 'charge_unknown')
      return isOpen === isChargeOpen(stepsOf(step)) && !(isOpen && step.after.can({ type: 'guest.withdraw' }))
    },
  },
  {
    description: 'Charged and final have been paid, and nothing else that goes on has.',
    check: (step) => isIn(step.after, ['charged', 'done']) === (isTaken(stepsOf(step)) && !isIn(step.after, OVER)),
  },
  {
    description: 'Money that was taken comes back whole with the end, and only then.',
    check: (step) => does(step, 'refund') === (isIn(step.after, OVER) && isTaken(stepsOf(step))),
  },
  {
    description: 'Who ends it during a charge is remembered, the first of them, and it ends with the result.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null || event === null) return after.context.stop === null
      if (!isChargeOpen(step.earlier)) return after.context.stop === before.context.stop
      if (before.context.stop !== null)
        return after.context.stop === before.context.stop && isIn(after, OVER) === isResult(step)
      const reason = isBookingOf(before.context, event) ? STOPS[event.type] : undefined
      return after.context.stop === (reason ?? null)
    },
  },
  {
    description: 'A declined card is tried again for now, else another is asked for, unless it is too late or ended.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'payment.declined' || before === null || !isChargeOpen(step.earlier)) return true
      if (before.context.stop !== null) return true
      if (event.isTooLate) return after.value === 'expired'
      const tries = stepsSince(step.earlier, ({ event }) => event?.type === 'card.replace').filter(isResult).length
      const isTriedAgain = before.value === 'charging' && event.isSoft && tries < MAX_RETRIES
      return after.value === (isTriedAgain ? 'accepted' : 'unpaid')
    },
  },
  {
    description: 'The hotel is reminded twice at most of each question.',
    check: (step) => {
      const reminders = stepsSince(stepsOf(step), isQuestion).filter((one) =>
        lettersTo(one, 'hotel').includes('reminder'),
      ).length
      const canRemind = step.after.value === 'asked' && reminders < MAX_REMINDERS
      return reminders <= MAX_REMINDERS && step.after.can({ type: 'timer.remind' }) === canRemind
    },
  },
  {
    description: 'Staff are told what they are needed for, and of nothing else.',
    check: (step) => {
      const { value, context } = step.after
      const isEntered = enters(step, 'addressless', 'review')
      const cause = value === 'review' ? context.reviewCause : 'no_address'
      return isEqualView(lettersTo(step, 'staff'), isEntered ? [cause] : [])
    },
  },
  {
    description: 'An inquiry knows no booking.',
    check: ({ after }) => after.context.kind === 'bid' || !after.can({ type: 'booking.cancelled' }),
  },
  {
    description: 'What is not over waits for a moment or for staff.',
    check: ({ after }) =>
      isIn(after, ['draft', 'done', 'review', ...OVER]) ||
      (['timer.confirm', 'timer.due', 'timer.leave', 'timer.pay', 'timer.final', 'timer.patience'] as const).some(
        (type) => after.can({ type }),
      ) ||
      after.can({ type: 'timer.charge', isStayBegun: false, hasCard: true }),
  },
  {
    description: 'The server’s step, from what was stored, is the machine’s.',
    check: ({ before, event, after, emitted }) => {
      if (before === null || !isOwnEvent(event)) return before === null && emitted.length === 0
      const step = serverStep(before, event)
      if (step === null) return after.value === before.value && emitted.length === 0
      const { value, context } = step.stored
      return isEqualView({ value, context, effects: step.effects }, { ...viewOf(after), effects: emitted })
    },
  },
]

const isUnchanged = ({ before, after }: Step): boolean => before === after
const isBookingOf = (context: NegotiationContext, event: { type: string }): boolean =>
  context.kind === 'bid' || event.type !== 'booking.cancelled'
const isQuestion = (step: Step): boolean =>
  lettersTo(step, 'hotel').some((letter) => letter === 'request' || letter === 'guest_countered')
const viewOf = ({ value, context }: Step['after']) => ({ value, context })

const isOwnEvent = (event: Step['event']): event is NegotiationEvent =>
  event !== null && !event.type.startsWith('xstate.')

/** Null: refused. @throws if what was stored cannot be read */
const serverStep = ({ value, context }: Step['after'], event: NegotiationEvent): NegotiationStep | null => {
  if (value === 'draft') return event.type === 'submit' ? startNegotiation(context, event) : null
  const json = JSON.stringify({ version: VERSION, value, context })
  const stored = readNegotiation(JSON.parse(json))
  if (stored === 'unreadable') throw new Error(`unreadable: ${json}`)
  return stepNegotiation(stored, event)
}
const { version: VERSION } = startNegotiation(
  { kind: 'bid' },
  { type: 'submit', isVerified: true, hasAddress: true },
).stored
