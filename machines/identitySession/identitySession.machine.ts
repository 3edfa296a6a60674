import { limitIterations } from '#machines/kit/limitIterations.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { identitySessionPorts } from './identitySession.ports.ts'

export interface IdentitySessionContext {
  /** User the provider named last; null: nobody. */
  uid: string | null
  /** User last reported or just signed in. */
  trustedUid: string | null
  /** `uid` is neither reported yet nor the result of a sign-in. */
  isStranger: boolean
  /** Number of running sign-ins. */
  running: number
  /** Number of provider windows not settled yet, including abandoned ones. */
  windows: number
}

export type IdentitySessionEvent =
  /** Requests a report. `isStored`: a session may be stored, so the provider must be asked. */
  | { type: 'session.ask'; isStored: boolean }
  /** First when the stored session is restored, then on every change, including those in other tabs. */
  | { type: 'provider.authStateChanged'; uid: string | null }
  | { type: 'signIn.began' }
  | { type: 'signIn.succeeded' }
  | { type: 'signIn.failed' }
  | { type: 'window.opened' }
  /** The SDK is done with the window, possibly long after the guest gave up the sign-in. */
  | { type: 'window.settled' }

export type IdentitySessionEmitted = { type: 'session.reported'; uid: string | null }

/** A running sign-in comes first with its own result; a user from an abandoned window will be signed out again. */
const isDue = ({ isStranger, running, windows }: IdentitySessionContext): boolean =>
  running === 0 && !(isStranger && windows > 0)

/** The session of this page, and when it may be reported: each change once. */
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
      return event.isStored
    },
    isSigningIn: ({ context }) => context.running > 0,
    hasWindow: ({ context }) => context.windows > 0,
    isNobodyDue: ({ context }) => context.uid === null && isDue(context),
    isSomebodyDue: ({ context }) => context.uid !== null && isDue(context),
  },
  actions: {
    note: assign(({ context, event }) => {
      assertEvent(event, 'provider.authStateChanged')
      return { uid: event.uid, isStranger: event.uid !== null && event.uid !== context.trustedUid }
    }),
    tell: emit(({ context }) => ({ type: 'session.reported', uid: context.uid })),
    emitNobody: emit({ type: 'session.reported', uid: null }),
    beginSignIn: assign({ running: ({ context }) => context.running + 1 }),
    endSignIn: assign({ running: ({ context }) => context.running - 1 }),
    // Reported, or the result of a sign-in.
    trust: assign(({ context }) => ({ trustedUid: context.uid, isStranger: false })),
    openWindow: assign({ windows: ({ context }) => context.windows + 1 }),
    settleWindow: assign({ windows: ({ context }) => context.windows - 1 }),
  },
}).createMachine({
  id: 'identitySession',
  options: limitIterations,
  context: { uid: null, trustedUid: null, isStranger: false, running: 0, windows: 0 },
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
