import { RESEND_COOL_DOWN_SECONDS, type SignInMethod } from '#contract/user/user.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { credentialsPorts, type Reauthentication } from './credentials.ports.ts'

/** What can be taken up again when the guest is back. */
export type BegunForm = 'email' | 'code' | 'password' | 'deletion'

export interface CredentialsContext {
  /** Ways into the account. */
  methods: SignInMethod[]
  /** The e-mail that is to be. */
  email: string
  proof: Reauthentication | null
  /** Stands for the new password; empty: none. */
  passwordHandle: string
  codeHandle: string
  /** What was done last. */
  done: 'email' | 'password' | 'reset' | null
  failure: Failure | null
  /** Where the session ended by itself: whose it was, and the form that was open. */
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
  /** The guest writes again. */
  | { type: 'failure.dismiss' }
  /** The session of this guest has ended by itself. */
  | { type: 'session.lost'; guest: string }
  /** Who is signed in, after nobody was. */
  | { type: 'session.began'; guest: string }
  /** The guest has signed out. */
  | { type: 'guest.leave' }

export type CredentialsEmitted =
  /** The guest's record is another one now. */
  | { type: 'userChanged' }
  | { type: 'accountDeleted' }
  /** No password or code is waited for any more. */
  | { type: 'secretsDone' }

export const NOTHING_ASKED = { email: '', proof: null, passwordHandle: '', codeHandle: '' } as const

/** The session has grown too old while the guest looked for the code. */
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
    /** The password is at hand: nothing has to be asked again. */
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
    dropSecrets: assign(NOTHING_ASKED),
    forgetGuest: assign({ ...NOTHING_ASKED, methods: [], done: null, failure: null, aside: null }),
    putAside: assign(({ context, event }, form: BegunForm) => {
      assertEvent(event, 'session.lost')
      const { email } = context
      return { ...NOTHING_ASKED, email, methods: [], failure: null, aside: { guest: event.guest, form } }
    }),
    takeUp: assign({ aside: null }),
    announceChange: emit({ type: 'userChanged' }),
    announceDeleted: emit({ type: 'accountDeleted' }),
    emitSecretsDone: emit({ type: 'secretsDone' }),
  },
})
