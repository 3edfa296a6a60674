import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { credentialsMachine } from './credentials.machine.ts'
import {
  selectCanResend,
  selectIsBusy,
  selectIsChecking,
  selectIsDecided,
  selectIsResendCooling,
  selectStep,
} from './credentials.selectors.ts'

const SELECTORS = {
  step: selectStep,
  isBusy: selectIsBusy,
  isChecking: selectIsChecking,
  isDecided: selectIsDecided,
  canResend: selectCanResend,
  isCooling: selectIsResendCooling,
}

const STILL = { isBusy: false, isChecking: false, isDecided: false } as const
/** Busy, and can be aborted. */
const WORKING = { isBusy: true, isChecking: false, isDecided: false } as const
/** Busy, and cannot be aborted. */
const DECIDED = { isBusy: true, isChecking: false, isDecided: true } as const

const VIEW_STATES: ViewStateTable<typeof credentialsMachine, typeof SELECTORS> = {
  loadingMethods: { step: 'loadingMethods', ...WORKING },
  away: { step: 'loadingMethods', ...STILL },
  learned: {},
  closed: { step: 'closed', ...STILL },
  'email.asking': { step: 'email', ...STILL },
  'email.proving': { step: 'email', ...WORKING },
  'email.requesting': { step: 'email', ...WORKING },
  'email.code.entry.awaited': { step: 'code', isChecking: false, isDecided: false },
  'email.code.entry.checking': { step: 'code', isBusy: true, isChecking: true, isDecided: true },
  'email.code.resend.cooling': { canResend: false, isCooling: true },
  'email.code.resend.ready': { canResend: true, isCooling: false },
  'email.code.resend.sending': { isBusy: true, canResend: false, isCooling: false },
  // Starts without the user: the code form stays during both.
  'email.signingIn': { step: 'code', isBusy: true, isChecking: true, isDecided: true },
  // Must be completed.
  'email.signInNeeded.asking': { step: 'renew', isBusy: false, isChecking: false, isDecided: true },
  'email.signInNeeded.signingIn': { step: 'renew', ...DECIDED },
  'password.asking': { step: 'password', ...STILL },
  'password.proving': { step: 'password', ...WORKING },
  'password.changing': { step: 'password', ...DECIDED },
  'password.sending': { step: 'password', ...DECIDED },
  'deletion.asking': { step: 'deletion', ...STILL },
  'deletion.proving': { step: 'deletion', ...WORKING },
  'deletion.deleting': { step: 'deletion', ...DECIDED },
  'deletion.gone': { step: 'gone', isBusy: false, isChecking: false, isDecided: true },
}

export const credentialsViewStates: readonly InvariantOf<typeof credentialsMachine>[] = [
  ...viewStateInvariants(SELECTORS, VIEW_STATES),
  {
    description: 'A form works as long as something is asked, and no longer.',
    check: ({ after }) => selectIsBusy(after) === Object.keys(after.children).length > 0,
  },
]
