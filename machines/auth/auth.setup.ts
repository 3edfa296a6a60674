import { RESEND_COOL_DOWN_SECONDS, type SocialProvider } from '#contract/user/user.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { authPorts, type Handle, type SignUpForm, type SignedInUser, type SocialAnswer } from './auth.ports.ts'
import { hasNames, isAccountGone, isSpentLink, isSameEmail, namesOf, type PendingLink } from './auth.rules.ts'

export interface AuthContext {
  /** Signed-in user at the identity provider. */
  uid: string | null
  user: SignedInUser | null
  /** The email last signed in or up with, or the one to verify. */
  email: string
  /** Form of the running sign-up. */
  form: SignUpForm
  /** Refers to the password until the session begins; empty: none. */
  handle: Handle
  /** Refers to the code last entered or the one from a reset link; empty: none. */
  codeHandle: Handle
  /** The session was begun here by the guest, not restored or begun in another tab. */
  isInteractive: boolean
  /** Provider of the last attempt; null: email and password. */
  provider: SocialProvider | null
  /** The attempt created an account at the provider that our server does not have yet. */
  isNew: boolean
  /** Pending credential: the next sign-in with its email adds it. */
  link: PendingLink | null
  failure: Failure | null
}

export type AuthEvent =
  | { type: 'signIn.submit'; email: string; handle: Handle }
  | { type: 'signUp.submit'; form: SignUpForm; handle: Handle }
  | { type: 'social.start'; provider: SocialProvider }
  /** Names missing at the provider or not in Latin letters. */
  | { type: 'names.submit'; first_name: string; last_name: string }
  | { type: 'code.submit'; handle: Handle }
  | { type: 'code.resend' }
  | { type: 'reset.start' }
  | { type: 'reset.submit'; email: string }
  /** The page was opened from a reset link. */
  | { type: 'reset.open'; handle: Handle }
  | { type: 'password.submit'; handle: Handle }
  /** Closes the form, even while it is being submitted. */
  | { type: 'form.cancel' }
  /** The guest edits the form or switches to the other one. */
  | { type: 'failure.dismiss' }
  | { type: 'signOut' }
  | { type: 'user.reload' }
  | { type: 'connection.restored' }
  /** Sent by the identity provider at the start and on every change, including those in other tabs. */
  | { type: 'session.changed'; uid: string | null }

export type AuthEmitted =
  /** The guest signed in here; not emitted for a restored session. */
  | { type: 'signedIn' }
  /** The user signed out here. */
  | { type: 'signedOut' }
  /** The user was loaded; emitted again after every reload. */
  | { type: 'known'; user: SignedInUser | null }
  /** The data of this user must be cleared (specification §4). */
  | { type: 'cleared'; user: SignedInUser | null }
  /** Passwords and codes are no longer needed. */
  | { type: 'secretsDone' }

export const EMPTY_FORM: SignUpForm = { first_name: '', last_name: '', email: '', phone: null }

const byPassword = { provider: null, failure: null } as const

export const authSetup = setup({
  types: declareTypes<{
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
    isProvenAndInteractive: ({ context }, user: SignedInUser) => user.is_email_verified && context.isInteractive,
    isProvenAndLinks: ({ context: { link, isInteractive } }, user: SignedInUser) =>
      user.is_email_verified && isInteractive && link !== null && isSameEmail(link.email, user.email),
    isConflict: (_, answer: SocialAnswer) => answer.outcome === 'conflict',
    isNewcomer: (_, answer: SocialAnswer) => answer.outcome === 'signedIn' && answer.isNew,
    isNamedNewcomer: (_, answer: SocialAnswer) =>
      answer.outcome === 'signedIn' && answer.isNew && hasNames(namesOf(answer.displayName)),
    // An earlier attempt ended between the provider's account and ours.
    isUnknownFromProvider: ({ context }, failure: Failure) => failure.code === 'not_found' && context.provider !== null,
    isNamedUnknownFromProvider: ({ context }, failure: Failure) =>
      failure.code === 'not_found' && context.provider !== null && hasNames(context.form),
    isAccountGone: (_, failure: Failure) => isAccountGone(failure),
    isSessionRefused: ({ context: { failure } }) => failure !== null && isAccountGone(failure),
    isExistingAccount: (_, failure: Failure) => failure.status === 409,
    isSpentLink: (_, failure: Failure) => isSpentLink(failure),
  },
  actions: {
    rememberSignIn: assign(({ event }) => {
      assertEvent(event, 'signIn.submit')
      return { ...byPassword, email: event.email, handle: event.handle }
    }),
    rememberSignUp: assign(({ event }) => {
      assertEvent(event, 'signUp.submit')
      return { ...byPassword, email: event.form.email, handle: event.handle, form: event.form, link: null }
    }),
    rememberProvider: assign(({ event }) => {
      assertEvent(event, 'social.start')
      return { provider: event.provider, failure: null }
    }),
    rememberSocial: assign((_, answer: SocialAnswer) =>
      answer.outcome === 'conflict'
        ? {}
        : {
            uid: answer.uid,
            isNew: answer.isNew,
            isInteractive: true,
            email: answer.email,
            form: { ...EMPTY_FORM, ...namesOf(answer.displayName), email: answer.email },
          },
    ),
    rememberConflict: assign(({ context: { provider, link } }, answer: SocialAnswer) =>
      answer.outcome === 'conflict' && provider !== null
        ? {
            email: answer.email,
            link: { provider, email: answer.email, methods: answer.methods, handle: answer.handle },
          }
        : { link },
    ),
    rememberNames: assign(({ context, event }) => {
      assertEvent(event, 'names.submit')
      const { first_name, last_name } = event
      return { form: { ...context.form, first_name, last_name }, failure: null }
    }),
    settleCreation: assign({ isNew: false }),
    // Clearing `provider` makes a second `not_found` end the session instead of looping.
    settleProvider: assign({ isNew: false, provider: null }),
    rememberCode: assign(({ event }) => {
      assertEvent(event, 'code.submit')
      return { codeHandle: event.handle, isInteractive: true, failure: null }
    }),
    rememberResetLink: assign(({ context: { uid, user }, event }) => {
      assertEvent(event, 'reset.open')
      // Without `uid`, `user` comes from an accepted code whose sign-in is aborted here: no session will follow.
      return {
        ...byPassword,
        isNew: false,
        codeHandle: event.handle,
        email: '',
        link: null,
        user: uid === null ? null : user,
      }
    }),
    rememberResetEmail: assign(({ event }) => {
      assertEvent(event, 'reset.submit')
      return { email: event.email, failure: null }
    }),
    rememberNewPassword: assign(({ event }) => {
      assertEvent(event, 'password.submit')
      return { handle: event.handle, failure: null }
    }),
    rememberEmail: assign({ email: (_, email: string) => email }),
    noteSession: assign(({ event }) => {
      assertEvent(event, 'session.changed')
      // This session did not come from a provider window opened before.
      return { uid: event.uid, user: null, isInteractive: false, provider: null }
    }),
    rememberSession: assign({ uid: (_, uid: string) => uid, isInteractive: true }),
    restoreSession: assign(({ event }) => {
      assertEvent(event, 'session.changed')
      return { ...byPassword, isNew: false, uid: event.uid, user: null, isInteractive: false }
    }),
    rememberUser: assign({ user: (_, user: SignedInUser | null) => user, failure: null }),
    rememberUnproven: assign({ email: (_, user: SignedInUser) => user.email, isNew: false, failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    dismissFailure: assign({ failure: null }),
    dropSecrets: assign({ handle: '', codeHandle: '', form: EMPTY_FORM }),
    dropLink: assign({ link: null }),
    emitSecretsDone: emit({ type: 'secretsDone' }),
    settleSignIn: assign({ isInteractive: false }),
    announceSignedIn: emit({ type: 'signedIn' }),
    announceSignedOut: emit({ type: 'signedOut' }),
    announceKnown: emit(({ context }) => ({ type: 'known', user: context.user })),
    announceCleared: emit(({ context }) => ({ type: 'cleared', user: context.user })),
    forgetSession: assign({ uid: null, user: null, isInteractive: false, isNew: false }),
  },
})
