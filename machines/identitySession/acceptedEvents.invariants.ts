import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { identitySessionMachine } from './identitySession.machine.ts'

const isSigningIn = ({ context }: SnapshotFrom<typeof identitySessionMachine>): boolean => context.running > 0

const ACCEPTED_EVENTS: AcceptedEvents<typeof identitySessionMachine> = {
  'session.ask': [
    { with: { isStored: true }, from: ['unknown', 'signedOut', 'signedIn'] },
    { with: { isStored: false }, from: ['unknown', 'signedOut', 'signedIn'] },
  ],
  'provider.authStateChanged': [
    { with: { uid: null }, from: anywhere },
    { with: { uid: '' }, from: anywhere },
  ],
  'signIn.began': { from: anywhere },
  'signIn.succeeded': { from: isSigningIn },
  'signIn.failed': { from: isSigningIn },
  'window.opened': { from: anywhere },
  'window.settled': { from: ({ context }) => context.windows > 0 },
}

export const identitySessionAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
