import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { attemptsInvariants } from './attempts.invariants.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { formsInvariants } from './forms.invariants.ts'
import { guestsInvariants } from './guests.invariants.ts'
import { checkoutAcceptedEvents } from './acceptedEvents.invariants.ts'
import { paymentsInvariants } from './payments.invariants.ts'
import { checkoutViewStates } from './viewStates.invariants.ts'

export const checkoutInvariants: readonly InvariantOf<typeof checkoutMachine>[] = [
  ...attemptsInvariants,
  ...guestsInvariants,
  ...paymentsInvariants,
  ...formsInvariants,
  ...checkoutAcceptedEvents,
  ...checkoutViewStates,
]
