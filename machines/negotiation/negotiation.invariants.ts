import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import type { negotiationMachine } from './negotiation.machine.ts'

export const negotiationInvariants: readonly InvariantOf<typeof negotiationMachine>[] = [
  {
    description: 'An ending has exactly one outcome, and nothing else has one.',
    check: ({ after, emitted }) =>
      emitted.filter(({ type }) => type === 'end').length === (after.status === 'done' ? 1 : 0),
  },
]
