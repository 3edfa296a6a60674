import { describeMachine } from '#machines/kit/verify/machineSpec.ts'
import { negotiationInvariants } from './negotiation.invariants.ts'
import { negotiationMachine } from './negotiation.machine.ts'
import { statusOf } from './step.ts'

export const negotiationSpec = describeMachine({
  machine: negotiationMachine,
  inputs: [{ kind: 'inquiry' }, { kind: 'bid' }],
  samples: [
    { type: 'submit', isVerified: true, hasAddress: true },
    { type: 'submit', isVerified: true, hasAddress: false },
    { type: 'submit', isVerified: false, hasAddress: true },
    { type: 'submit', isVerified: false, hasAddress: false },
    { type: 'guest.confirm', hasAddress: true },
    { type: 'guest.confirm', hasAddress: false },
    { type: 'hotel.answer', decision: 'accept' },
    { type: 'hotel.answer', decision: 'counter' },
    { type: 'hotel.answer', decision: 'reject' },
    { type: 'timer.charge', isStayBegun: false, hasCard: true },
    { type: 'timer.charge', isStayBegun: false, hasCard: false },
    { type: 'timer.charge', isStayBegun: true, hasCard: true },
    { type: 'payment.declined', isSoft: true, isTooLate: false },
    { type: 'payment.declined', isSoft: false, isTooLate: false },
    { type: 'payment.declined', isSoft: false, isTooLate: true },
    { type: 'payment.declined', isSoft: true, isTooLate: true },
  ],
  facts: ({ hasHotelCountered, answer, reminders, retries, reviewCause, stop }) => ({
    hasHotelCountered,
    answer,
    reminders,
    retries,
    reviewCause,
    stop,
  }),
  viewStates: {
    status: {
      of: ({ value }) => (value === 'draft' ? 'draft' : statusOf(value)),
      values: [
        'draft',
        'unconfirmed',
        'asked',
        'countered',
        'accepted',
        'charged',
        'done',
        'rejected',
        'expired',
        'withdrawn',
      ],
    },
  },
  invariants: negotiationInvariants,
  answeredBy: {},
  // It holds nothing that anyone typed, and never runs in a browser.
  policy: {
    kind: 'keep',
    hasHotelCountered: 'keep',
    answer: 'keep',
    reminders: 'keep',
    retries: 'keep',
    reviewCause: 'keep',
    stop: 'keep',
  },
})
