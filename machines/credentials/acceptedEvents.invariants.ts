import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { credentialsMachine } from './credentials.machine.ts'

const byGoogle = { way: 'google' } as const
const somebody = { guest: 'somebody' }

const ACCEPTED_EVENTS: AcceptedEvents<typeof credentialsMachine> = {
  'email.open': { from: ['closed'] },
  'password.open': { from: ['closed'] },
  'deletion.open': { from: ['closed'] },
  'email.submit': { with: { email: 'somebody@mail.example', proof: byGoogle }, from: [{ email: 'asking' }] },
  'password.submit': { with: { proof: byGoogle, handle: 'handle' }, from: [{ password: 'asking' }] },
  'deletion.submit': { with: { proof: byGoogle }, from: [{ deletion: 'asking' }] },
  'code.submit': { with: { handle: 'handle' }, from: [{ email: { code: { entry: 'awaited' } } }] },
  'code.resend': { from: [{ email: { code: { resend: 'ready' } } }] },
  'session.renew': { with: { proof: byGoogle }, from: [{ email: { signInNeeded: 'asking' } }] },
  'reset.send': { from: [{ password: 'asking' }] },
  // Closing the form does not undo a step that cannot be aborted or must be completed.
  'flow.close': {
    from: [
      { email: 'asking' },
      { email: 'proving' },
      { email: 'requesting' },
      { email: { code: { entry: 'awaited' } } },
      { password: 'asking' },
      { password: 'proving' },
      { deletion: 'asking' },
      { deletion: 'proving' },
    ],
  },
  'failure.dismiss': { from: anywhere },
  'guest.leave': { from: anywhere },
  'session.lost': { with: somebody, from: (snapshot) => !snapshot.matches('away') },
  'session.began': { with: somebody, from: ['away'] },
}

export const credentialsAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
