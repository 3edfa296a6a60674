import { RESEND_COOL_DOWN_SECONDS, type SignInMethod } from '#contract/user/user.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { credentialsPorts, type Reauthentication } from './credentials.ports.ts'

/** Form that is resumed when the user signs in again. */
export type BegunForm = 'email' | 'code' | 'password' | 'deletion'

export interface CredentialsContext {
  /** Sign-in methods of the account. */
  methods: SignInMethod[]
  /** The new email. */
  email: string
  proof: Reauthentication | null
  /** Refers to the new password; empty: none. */
  passwordHandle: string
  codeHandle: string
  /** The last change completed. */
  done: 'email' | 'password' | 'reset' | null
  failure: Failure | null
  /** The user whose session was lost, and the form they had open. */
  aside: { guest: string; form: BegunForm } | null
}

export type CredentialsEvent =
  | { type: 'email.open' }
  | { type: 'password.open' }
  | { type: 'deletion.open' }
  | { type: 'email.submit'; email: string; proof: Reauthentication }
  | { type: 'code.submit'; handle: string }
  | { type: 'code.resend' }
  | { type: 'session.renew'; proof: Reauthentication }
  | { type: 'password.submit'; proof: Reauthentication; handle: string }
  | { type: 'reset.send' }
  | { type: 'deletion.submit'; proof: Reauthentication }
  | { type: 'flow.close' }
  /** The user edits the form. */
  | { type: 'failure.dismiss' }
  /** The session of this user ended without a sign-out. */
  | { type: 'session.lost'; guest: string }
  /** A user has signed in. */
  | { type: 'session.began'; guest: string }
  /** The user has signed out. */
  | { type: 'guest.leave' }

export type CredentialsEmitted =
  /** The user's record has changed. */
  | { type: 'userChanged' }
  | { type: 'accountDeleted' }
  /** Passwords and codes are no longer needed. */
  | { type: 'secretsDone' }

export const NO_INPUT = { email: '', proof: null, passwordHandle: '', codeHandle: '' } as const

/** The session became too old while the user looked for the code. */
const isTooOld = ({ code }: Failure): boolean => code === 'recent_sign_in_needed'

export const credentialsSetup = setup({
  types: declareTypes<{
    context: CredentialsContext
    events: CredentialsEvent
    emitted: CredentialsEmitted
    tags: 'busy'
  }>(),
  actors: credentialsPorts,
  delays: { resendCoolDown: RESEND_COOL_DOWN_SECONDS * 1000 },
  guards: {
    isTooOld: (_, failure: Failure) => isTooOld(failure),
    /** The password is known: sign in again without asking. */
    hasPassword: ({ context }) => context.proof?.way === 'password',
    isAnother: ({ context, event }) => {
      assertEvent(event, 'session.began')
      return context.aside?.guest !== event.guest
    },
    hasBegun: ({ context }, form: BegunForm) => context.aside?.form === form,
  },
  actions: {
    rememberMethods: assign({ methods: (_, methods: SignInMethod[]) => methods }),
    assumePassword: assign({ methods: ['password'] }),
    rememberEmail: assign(({ event }) => {
      assertEvent(event, 'email.submit')
      return { email: event.email, proof: event.proof, failure: null }
    }),
    rememberPassword: assign(({ event }) => {
      assertEvent(event, 'password.submit')
      return { proof: event.proof, passwordHandle: event.handle, failure: null }
    }),
    rememberProof: assign(({ event }) => {
      assertEvent(event, ['deletion.submit', 'session.renew'])
      return { proof: event.proof, failure: null }
    }),
    rememberCode: assign(({ event }) => {
      assertEvent(event, 'code.submit')
      return { codeHandle: event.handle, failure: null }
    }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberDone: assign({ done: (_, done: CredentialsContext['done']) => done }),
    dismissFailure: assign({ failure: null }),
    begin: assign({ done: null, failure: null }),
    dropSecrets: assign(NO_INPUT),
    forgetGuest: assign({ ...NO_INPUT, methods: [], done: null, failure: null, aside: null }),
    putAside: assign(({ context, event }, form: BegunForm) => {
      assertEvent(event, 'session.lost')
      const { email } = context
      return { ...NO_INPUT, email, methods: [], failure: null, aside: { guest: event.guest, form } }
    }),
    takeUp: assign({ aside: null }),
    announceChange: emit({ type: 'userChanged' }),
    announceDeleted: emit({ type: 'accountDeleted' }),
    emitSecretsDone: emit({ type: 'secretsDone' }),
  },
})
