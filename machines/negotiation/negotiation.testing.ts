import {
  startNegotiation,
  statusOf,
  stepNegotiation,
  type NegotiationEffect,
  type NegotiationEvent,
  type NegotiationStep,
  type StoredNegotiation,
  type SubmitEvent,
} from './step.ts'

/** Events without data go by their type. */
type Bare = { [Event in NegotiationEvent as keyof Event extends 'type' ? Event['type'] : never]: Event }
export type Played = NegotiationEvent | keyof Bare

const eventOf = (played: Played): NegotiationEvent => (typeof played === 'string' ? { type: played } : played)

const lineOf = (effect: NegotiationEffect): string => {
  if (effect.type === 'tell') return `tell ${effect.to}: ${effect.what}`
  if (effect.type === 'openOffer') return `open the ${effect.by}’s offer`
  return effect.type === 'end' ? `end: ${effect.outcome}` : effect.type
}

/** A negotiation that the server steps, one event after another; each step goes through JSON as in the database. */
export const negotiation = (kind: 'inquiry' | 'bid' = 'inquiry', submit: Partial<SubmitEvent> = {}) => {
  const start = startNegotiation({ kind }, { type: 'submit', isVerified: true, hasAddress: true, ...submit })
  let stored = start.stored
  let effects: readonly NegotiationEffect[] = start.effects

  const send = (played: Played): NegotiationStep | null => {
    const json: StoredNegotiation = JSON.parse(JSON.stringify(stored))
    return stepNegotiation(json, eventOf(played))
  }
  return {
    /** Takes the steps. @throws at one that is refused */
    after(...all: readonly Played[]) {
      for (const played of all) {
        const step = send(played)
        if (step === null) throw new Error(`${eventOf(played).type} is refused in ${stored.value}`)
        ;({ stored, effects } = step)
      }
      return this
    },
    refuses: (played: Played): boolean => send(played) === null,
    stored: () => stored,
    state: () => stored.value,
    status: () => statusOf(stored.value),
    /** Effects of the last step, as lines. */
    effects: () => effects.map(lineOf),
  }
}

export const accept: NegotiationEvent = { type: 'hotel.answer', decision: 'accept' }
export const reject: NegotiationEvent = { type: 'hotel.answer', decision: 'reject' }
export const counter: NegotiationEvent = { type: 'hotel.answer', decision: 'counter' }
export const chargeDue: NegotiationEvent = { type: 'timer.charge', isStayBegun: false, hasCard: true }
export const chargeTooLate: NegotiationEvent = { type: 'timer.charge', isStayBegun: true, hasCard: true }
export const declined = (reason: { isSoft?: boolean; isTooLate?: boolean } = {}): NegotiationEvent => ({
  type: 'payment.declined',
  isSoft: false,
  isTooLate: false,
  ...reason,
})

/** The hotel's yes, a minute later. */
export const yes: readonly Played[] = [accept, 'timer.leave']
export const counterOffer: readonly Played[] = [counter, 'timer.leave']
export const charged: readonly Played[] = [...yes, chargeDue, 'payment.captured']
