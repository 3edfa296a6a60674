import type { Failure, FailureCode } from '#machines/kit/failure.ts'
import { fake } from '#machines/kit/port.ts'
import { SimulatedClock, createActor, waitFor, type PromiseActorLogic } from 'xstate'
import { authMachine } from './auth.machine.ts'
import { authPorts } from './auth.ports.ts'
import { maya, mayasForm, mayaThroughProvider } from './auth.samples.ts'
import type { AuthEmitted, AuthEvent } from './auth.setup.ts'
import { selectEmail, selectIsBusy, selectMessage, selectPanel, selectStep, selectUser } from './auth.selectors.ts'

export const signIn = { type: 'signIn.submit', email: maya.email, handle: 'password-1' } as const
export const signUp = { type: 'signUp.submit', form: mayasForm, handle: 'password-1' } as const

export const failure = (code: FailureCode, status: number): Failure => ({ code, status })

type Ports = typeof authPorts
type Answer<P> =
  P extends PromiseActorLogic<infer Output, infer Input> ? (input: Input) => Promise<Output> | Output : never
type Answers = { [Name in keyof Ports]?: Answer<Ports[Name]> }

export const start = (answers: Answers = {}) => {
  const invocations: [string, unknown][] = []
  const noted =
    <Input, Output>(name: string, answer: (input: Input) => Output) =>
    (input: Input): Output => {
      invocations.push([name, input])
      return answer(input)
    }
  const clock = new SimulatedClock()
  const actor = createActor(
    authMachine.provide({
      actors: {
        signIn: fake(authPorts.signIn, noted('signIn', answers.signIn ?? (() => ({ uid: 'maya' })))),
        signUp: fake(authPorts.signUp, noted('signUp', answers.signUp ?? (() => ({ mustProve: true })))),
        verifyCode: fake(authPorts.verifyCode, noted('verifyCode', answers.verifyCode ?? (() => maya))),
        resendCode: fake(authPorts.resendCode, noted('resendCode', answers.resendCode ?? (() => null))),
        loadUser: fake(authPorts.loadUser, noted('loadUser', answers.loadUser ?? (() => maya))),
        signOut: fake(authPorts.signOut, noted('signOut', answers.signOut ?? (() => null))),
        signInWithProvider: fake(
          authPorts.signInWithProvider,
          noted('signInWithProvider', answers.signInWithProvider ?? (() => mayaThroughProvider)),
        ),
        createUser: fake(
          authPorts.createUser,
          noted('createUser', answers.createUser ?? (() => ({ mustProve: false }))),
        ),
        linkCredential: fake(authPorts.linkCredential, noted('linkCredential', answers.linkCredential ?? (() => null))),
        sendPasswordReset: fake(
          authPorts.sendPasswordReset,
          noted('sendPasswordReset', answers.sendPasswordReset ?? (() => null)),
        ),
        checkResetCode: fake(
          authPorts.checkResetCode,
          noted('checkResetCode', answers.checkResetCode ?? (() => ({ email: maya.email }))),
        ),
        resetPassword: fake(
          authPorts.resetPassword,
          noted('resetPassword', answers.resetPassword ?? (() => ({ email: maya.email }))),
        ),
      },
    }),
    { clock },
  ).start()
  const events: AuthEmitted[] = []
  actor.on('*', (event) => events.push(event))
  return {
    invocations,
    events,
    clock,
    send: (event: AuthEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    panel: () => selectPanel(actor.getSnapshot()),
    /** Emitted events about sessions. */
    emitted: () => events.map(({ type }) => type).filter((type) => type !== 'secretsDone' && type !== 'known'),
    settled: async () => {
      const snapshot = await waitFor(actor, (current) => !selectIsBusy(current))
      return {
        step: selectStep(snapshot),
        user: selectUser(snapshot),
        email: selectEmail(snapshot),
        message: selectMessage(snapshot),
      }
    },
  }
}

export const signedOut = (answers: Answers = {}) => {
  const auth = start(answers)
  auth.send({ type: 'session.changed', uid: null })
  return auth
}

export const signedIn = async (answers: Answers = {}) => {
  const auth = signedOut(answers)
  auth.send(signIn)
  await auth.settled()
  return auth
}

export const proving = async (answers: Answers = {}) => {
  const auth = signedOut(answers)
  auth.send(signUp)
  await auth.settled()
  return auth
}
