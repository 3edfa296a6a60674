import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import type { credentialsMachine } from './credentials.machine.ts'
import { selectIsDecided } from './credentials.selectors.ts'
import type { CredentialsEvent } from './credentials.setup.ts'

type Snapshot = StepOf<typeof credentialsMachine>['after']
type Form = 'email' | 'password' | 'deletion'
const FORMS: readonly Form[] = ['email', 'password', 'deletion']

const isAsking = (snapshot: Snapshot, form: Form): boolean => snapshot.matches({ [form]: 'asking' })
const byGoogle = { way: 'google' } as const
const CAN: readonly (readonly [CredentialsEvent, (snapshot: Snapshot) => boolean])[] = [
  ...(['email.open', 'password.open', 'deletion.open'] as const).map(
    (type) => [{ type }, (snapshot: Snapshot) => snapshot.matches('closed')] as const,
  ),
  [
    { type: 'email.submit', email: 'somebody@mail.example', proof: byGoogle },
    (snapshot) => isAsking(snapshot, 'email'),
  ],
  [{ type: 'password.submit', proof: byGoogle, handle: 'handle' }, (snapshot) => isAsking(snapshot, 'password')],
  [{ type: 'deletion.submit', proof: byGoogle }, (snapshot) => isAsking(snapshot, 'deletion')],
  [
    { type: 'code.submit', handle: 'handle' },
    (snapshot) => snapshot.matches({ email: { code: { entry: 'awaited' } } }),
  ],
  [{ type: 'code.resend' }, (snapshot) => snapshot.matches({ email: { code: { resend: 'ready' } } })],
  [{ type: 'session.renew', proof: byGoogle }, (snapshot) => snapshot.matches({ email: { signInNeeded: 'asking' } })],
  [{ type: 'reset.send' }, (snapshot) => isAsking(snapshot, 'password')],
  [{ type: 'flow.close' }, (snapshot) => FORMS.some((form) => snapshot.matches(form)) && !selectIsDecided(snapshot)],
  [{ type: 'failure.dismiss' }, () => true],
  [{ type: 'guest.leave' }, () => true],
  [{ type: 'session.lost', guest: 'somebody' }, (snapshot) => !snapshot.matches('away')],
  [{ type: 'session.began', guest: 'somebody' }, (snapshot) => snapshot.matches('away')],
]

export const heardLaws: readonly LawOf<typeof credentialsMachine>[] = [
  {
    says: 'What a guest can do they can do wherever it makes sense, and nowhere else.',
    holds: ({ after }) => CAN.every(([event, from]) => after.can(event) === from(after)),
  },
]
