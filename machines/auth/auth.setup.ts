import { RESEND_COOL_DOWN_SECONDS } from '#contract/user.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { typesOnly } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { authPorts, type Handle, type SignUpForm, type SignedInUser } from './auth.ports.ts'
import { isAccountGone } from './auth.rules.ts'

export interface AuthContext {
  /** The identity provider's user who is signed in here. */
  uid: string | null
  user: SignedInUser | null
  /** The e-mail that was last signed in or up with, or that is to be proven. */
  email: string
  /** What the running sign-up was asked with. */
  form: SignUpForm
  /** Stands for the password until the session has begun; empty: none. */
  handle: Handle
  /** Stands for the code that was last entered; empty: none. */
  codeHandle: Handle
  /** The guest has asked for this session, here and now; otherwise it was restored, or begun in another tab. */
  isAsked: boolean
  failure: Failure | null
}

export type AuthEvent =
  | { type: 'signIn.submit'; email: string; handle: Handle }
  | { type: 'signUp.submit'; form: SignUpForm; handle: Handle }
  | { type: 'code.submit'; handle: Handle }
  | { type: 'code.resend' }
  /** Closes the form, whatever it is doing. */
  | { type: 'form.cancel' }
  /** The guest writes again, or goes to the other form. */
  | { type: 'failure.dismiss' }
  | { type: 'signOut' }
  | { type: 'user.reload' }
  | { type: 'connection.restored' }
  /** What the identity provider says, at the start and whenever it changes, also from another tab. */
  | { type: 'session.changed'; uid: string | null }

export type AuthEmitted =
  /** The guest has signed in, here and now; a restored session is not announced. */
  | { type: 'signedIn' }
  /** The guest has signed out, here and now. */
  | { type: 'signedOut' }
  /** What belonged to this user is no longer anybody's (specification §4). */
  | { type: 'cleared'; user: SignedInUser | null }
  /** No password or code is waited for any more. */
  | { type: 'secretsDone' }

export const EMPTY_FORM: SignUpForm = { first_name: '', last_name: '', email: '', phone: null }

export const authSetup = setup({
  types: typesOnly<{
    context: AuthContext
    events: AuthEvent
    emitted: AuthEmitted
    tags: 'busy'
  }>(),
  actors: authPorts,
  delays: {
    resendCoolDown: RESEND_COOL_DOWN_SECONDS * 1000,
    loadAgain: 5000,
  },
  guards: {
    isSomebody: ({ event }) => {
      assertEvent(event, 'session.changed')
      return event.uid !== null
    },
    isSomebodyElse: ({ context, event }) => {
      assertEvent(event, 'session.changed')
      return event.uid !== null && event.uid !== context.uid
    },
    isSessionLost: ({ context, event }) => {
      assertEvent(event, 'session.changed')
      return event.uid === null && context.uid !== null
    },
    hasSession: ({ context }) => context.uid !== null,
    hasUser: ({ context }) => context.user !== null,
    mustProve: (_, answer: { mustProve: boolean }) => answer.mustProve,
    isProven: (_, user: SignedInUser) => user.is_email_verified,
    isProvenAndAsked: ({ context }, user: SignedInUser) => user.is_email_verified && context.isAsked,
    isAccountGone: (_, failure: Failure) => isAccountGone(failure),
  },
  actions: {
    rememberSignIn: assign(({ event }) => {
      assertEvent(event, 'signIn.submit')
      return { email: event.email, handle: event.handle, user: null, failure: null }
    }),
    rememberSignUp: assign(({ event }) => {
      assertEvent(event, 'signUp.submit')
      return { email: event.form.email, handle: event.handle, form: event.form, user: null, failure: null }
    }),
    rememberCode: assign(({ event }) => {
      assertEvent(event, 'code.submit')
      return { codeHandle: event.handle, isAsked: true, failure: null }
    }),
    rememberSession: assign({ uid: (_, uid: string) => uid, isAsked: true }),
    restoreSession: assign(({ event }) => {
      assertEvent(event, 'session.changed')
      return { uid: event.uid, isAsked: false, failure: null }
    }),
    rememberUser: assign({ user: (_, user: SignedInUser | null) => user, failure: null }),
    rememberUnproven: assign({ email: (_, user: SignedInUser) => user.email, failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    dismissFailure: assign({ failure: null }),
    dropSecrets: assign({ handle: '', codeHandle: '', form: EMPTY_FORM }),
    tellSecretsDone: emit({ type: 'secretsDone' }),
    settleSignIn: assign({ isAsked: false }),
    announceSignedIn: emit({ type: 'signedIn' }),
    announceSignedOut: emit({ type: 'signedOut' }),
    announceCleared: emit(({ context }) => ({ type: 'cleared', user: context.user })),
    forgetSession: assign({ uid: null, user: null, isAsked: false }),
    forgetUser: assign({ user: null }),
  },
})
