import { limitIterations } from '#machines/kit/limitIterations.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { identitySessionPorts } from './identitySession.ports.ts'

export interface IdentitySessionContext {
  /** Whom the provider named last; null: nobody. */
  uid: string | null
  /** Who was told last, or has just signed in. */
  known: string | null
  /** The provider has named somebody whom nobody has been told of and no sign-in has brought. */
  isStranger: boolean
  /** Sign-ins that run. */
  running: number
  /** Windows that are not over yet, also those that were given up. */
  windows: number
}

export type IdentitySessionEvent =
  /** Somebody wants to be told now. `isKept`: a session may have been kept, so the provider has to be asked. */
  | { type: 'session.ask'; isKept: boolean }
  /** At first when the kept session is known, then on every change, also in another tab. */
  | { type: 'provider.authStateChanged'; uid: string | null }
  | { type: 'signIn.began' }
  | { type: 'signIn.succeeded' }
  | { type: 'signIn.failed' }
  | { type: 'window.opened' }
  /** The SDK is done with it, maybe long after the sign-in has ended for the guest. */
  | { type: 'window.settled' }

export type IdentitySessionEmitted = { type: 'session.reported'; uid: string | null }

/** A running sign-in comes first with its own answer; whoever a window brings that was given up will be gone again. */
const isDue = ({ isStranger, running, windows }: IdentitySessionContext): boolean =>
  running === 0 && !(isStranger && windows > 0)

/** Whose session this page has, and when that may be told: each change once. */
export const identitySessionMachine = setup({
  types: declareTypes<{
    context: IdentitySessionContext
    events: IdentitySessionEvent
    emitted: IdentitySessionEmitted
    tags: 'busy'
  }>(),
  actors: identitySessionPorts,
  guards: {
    mustAsk: ({ event }) => {
      assertEvent(event, 'session.ask')
      return event.isKept
    },
    isSigningIn: ({ context }) => context.running > 0,
    hasWindow: ({ context }) => context.windows > 0,
    isNobodyDue: ({ context }) => context.uid === null && isDue(context),
    isSomebodyDue: ({ context }) => context.uid !== null && isDue(context),
  },
  actions: {
    note: assign(({ context, event }) => {
      assertEvent(event, 'provider.authStateChanged')
      return { uid: event.uid, isStranger: event.uid !== null && event.uid !== context.known }
    }),
    tell: emit(({ context }) => ({ type: 'session.reported', uid: context.uid })),
    emitNobody: emit({ type: 'session.reported', uid: null }),
    beginSignIn: assign({ running: ({ context }) => context.running + 1 }),
    endSignIn: assign({ running: ({ context }) => context.running - 1 }),
    // Told, or brought by a sign-in.
    trust: assign(({ context }) => ({ known: context.uid, isStranger: false })),
    openWindow: assign({ windows: ({ context }) => context.windows + 1 }),
    settleWindow: assign({ windows: ({ context }) => context.windows - 1 }),
  },
}).createMachine({
  id: 'identitySession',
  options: limitIterations,
  context: { uid: null, known: null, isStranger: false, running: 0, windows: 0 },
  initial: 'unknown',
  on: {
    'provider.authStateChanged': { target: '.named', actions: 'note' },
    'signIn.began': { actions: 'beginSignIn' },
    'signIn.succeeded': { guard: 'isSigningIn', actions: ['endSignIn', 'trust'] },
    'signIn.failed': { guard: 'isSigningIn', actions: 'endSignIn' },
    'window.opened': { actions: 'openWindow' },
    'window.settled': { guard: 'hasWindow', actions: 'settleWindow' },
  },
  states: {
    unknown: {
      on: { 'session.ask': [{ guard: 'mustAsk', target: 'restoring' }, { actions: 'emitNobody' }] },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        onDone: 'opened',
        onError: { target: 'unknown', actions: 'emitNobody' },
      },
    },
    opened: {},
    named: {
      always: [
        { guard: 'isNobodyDue', target: 'signedOut', actions: ['tell', 'trust'] },
        { guard: 'isSomebodyDue', target: 'signedIn', actions: ['tell', 'trust'] },
      ],
    },
    signedOut: { on: { 'session.ask': 'named' } },
    signedIn: { on: { 'session.ask': 'named' } },
  },
})
