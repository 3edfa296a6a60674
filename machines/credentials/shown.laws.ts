import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import type { credentialsMachine } from './credentials.machine.ts'
import {
  selectCanResend,
  selectIsBusy,
  selectIsChecking,
  selectIsDecided,
  selectIsResendCooling,
  selectStep,
  type CredentialsStep,
} from './credentials.selectors.ts'

type Snapshot = StepOf<typeof credentialsMachine>['after']
type Where = Parameters<Snapshot['matches']>[0]

const FORMS: Readonly<Record<CredentialsStep, readonly Where[]>> = {
  learning: ['learning', 'away'],
  closed: ['closed'],
  email: [{ email: 'asking' }, { email: 'proving' }, { email: 'requesting' }],
  code: [{ email: 'code' }, { email: 'signingIn' }],
  renew: [{ email: 'signInNeeded' }],
  password: ['password'],
  deletion: [{ deletion: 'asking' }, { deletion: 'proving' }, { deletion: 'deleting' }],
  gone: [{ deletion: 'gone' }],
}
const DECIDED: readonly Where[] = [
  { email: { code: { entry: 'checking' } } },
  { email: 'signingIn' },
  { email: 'signInNeeded' },
  { password: 'changing' },
  { password: 'sending' },
  { deletion: 'deleting' },
  { deletion: 'gone' },
]
const CHECKING: readonly Where[] = [{ email: { code: { entry: 'checking' } } }, { email: 'signingIn' }]

const isAt = (snapshot: Snapshot, places: readonly Where[]): boolean => places.some((place) => snapshot.matches(place))

export const shownLaws: readonly LawOf<typeof credentialsMachine>[] = [
  {
    says: 'Each form is shown until what it began is answered.',
    holds: ({ after }) => isAt(after, FORMS[selectStep(after)]),
  },
  {
    says: 'A form has no way out while what it began cannot be called back, or has to be finished.',
    holds: ({ after }) =>
      selectIsDecided(after) === isAt(after, DECIDED) && selectIsChecking(after) === isAt(after, CHECKING),
  },
  {
    says: 'A form works as long as something is asked, and no longer.',
    holds: ({ after }) => selectIsBusy(after) === Object.keys(after.children).length > 0,
  },
  {
    says: 'Another code is offered, has to wait or is on its way, one of them while a code is waited for.',
    holds: ({ after }) => {
      const isSending = after.matches({ email: { code: { resend: 'sending' } } })
      const offers = [selectCanResend(after), selectIsResendCooling(after), isSending]
      return offers.filter(Boolean).length === Number(after.matches({ email: 'code' }))
    },
  },
]
