import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { authMachine } from './auth.machine.ts'
import {
  selectAccount,
  selectCanResend,
  selectIsChecking,
  selectIsCheckingLink,
  selectIsResendCooling,
  selectIsSending,
  selectIsSignedIn,
  selectLink,
  selectPanel,
  selectPopup,
  selectStep,
  selectUid,
  selectUnknownGuest,
  selectUser,
} from './auth.selectors.ts'

type Snapshot = SnapshotFrom<typeof authMachine>

const SELECTORS = {
  step: selectStep,
  account: selectAccount,
  panel: selectPanel,
  isSending: selectIsSending,
  popup: selectPopup,
  isCheckingLink: selectIsCheckingLink,
  isChecking: selectIsChecking,
  canResend: selectCanResend,
  isCooling: selectIsResendCooling,
  user: selectUser,
  uid: selectUid,
  isSignedIn: selectIsSignedIn,
  unknownGuest: selectUnknownGuest,
}
type Seen = ViewStateTable<typeof authMachine, typeof SELECTORS>

/** No user, so the header shows nobody. */
const OUT = {
  step: 'signedOut',
  account: 'nobody',
  isSending: false,
  popup: null,
  isCheckingLink: false,
  isChecking: false,
  canResend: false,
  isCooling: false,
  user: null,
  uid: null,
  isSignedIn: false,
  unknownGuest: null,
} as const

/** The forms, or the prompt to link a pending credential. */
const forms = ({ context: { link } }: Snapshot) => ({ ...OUT, panel: link === null ? 'forms' : 'link' }) as const

/** Until the user is loaded the account is `unknown` and `unknownGuest` has the failure. */
const inside = (snapshot: Snapshot) => {
  const { user, uid, failure } = snapshot.context
  const seen = { ...forms(snapshot), step: 'signedIn' } as const
  return user === null
    ? ({ ...seen, account: 'unknown', unknownGuest: failure } as const)
    : ({ ...seen, account: 'guest', user, uid, isSignedIn: true } as const)
}

const VIEW_STATES: Seen = {
  unknown: (snapshot) => ({ ...forms(snapshot), step: 'unknown', account: 'unknown' }),
  'signedOut.idle': forms,
  'signedOut.signingIn': (snapshot) => ({ ...forms(snapshot), isSending: true }),
  'signedOut.signingUp': (snapshot) => ({ ...forms(snapshot), isSending: true }),
  // The forms beside the window stay usable.
  'signedOut.popup': (snapshot) => ({ ...forms(snapshot), popup: snapshot.context.provider }),
  'resetting.asking': { ...OUT, panel: 'askReset' },
  'resetting.sending': { ...OUT, panel: 'askReset', isSending: true },
  'resetting.sent': { ...OUT, panel: 'resetSent' },
  'resetting.checking': { ...OUT, panel: 'newPassword', isSending: true, isCheckingLink: true },
  'resetting.choosing': { ...OUT, panel: 'newPassword' },
  'resetting.saving': { ...OUT, panel: 'newPassword', isSending: true },
  'joining.naming': { ...OUT, panel: 'names' },
  'joining.creating': { ...OUT, panel: 'names', isSending: true },
  'proving.code.awaited': (snapshot) => ({
    step: 'code',
    account: 'nobody',
    panel: 'code',
    popup: null,
    isChecking: false,
    isSending: snapshot.matches({ proving: { resend: 'sending' } }),
    isCheckingLink: false,
    user: null,
    uid: null,
    isSignedIn: false,
    unknownGuest: null,
  }),
  'proving.code.checking': { step: 'code', account: 'nobody', panel: 'code', isChecking: true, isSending: true },
  'proving.resend.cooling': { canResend: false, isCooling: true },
  'proving.resend.ready': { canResend: true, isCooling: false },
  'proving.resend.sending': { canResend: false, isCooling: false, isSending: true },
  'signedIn.loading': (snapshot) => ({ ...inside(snapshot), isSending: true }),
  'signedIn.linking': (snapshot) => ({ ...inside(snapshot), isSending: true }),
  'signedIn.ready': (snapshot) => ({ ...inside(snapshot), panel: 'done' }),
  'signedIn.failed': inside,
  'signedIn.leaving': (snapshot) => ({ ...inside(snapshot), isSending: true }),
}

export const authViewStates: readonly InvariantOf<typeof authMachine>[] = [
  ...viewStateInvariants(SELECTORS, VIEW_STATES),
  {
    description:
      'A way in that waits is shown with the other ways into its account, of which there is one, and never asks for itself.',
    check: ({ after }) => {
      const { link } = after.context
      const seen = selectLink(after)
      if (link === null || seen === null) return link === null && seen === null
      const { provider, email, ways } = seen
      return (
        provider === link.provider &&
        email === link.email &&
        ways.length > 0 &&
        !ways.includes(provider) &&
        link.methods.every((method) => method === provider || ways.includes(method))
      )
    },
  },
]
