import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import {
  doneOutput,
  invocationInputs,
  isDoneEvent,
  isErrorEvent,
  fieldsUnchanged,
} from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { authMachine } from './auth.machine.ts'
import { hasNames } from './auth.rules.ts'

type Step = StepOf<typeof authMachine>
type Event = NonNullable<Step['event']>

/** The newest value that `read` finds in the events so far; undefined if none. */
const latestValue = <Value>({ event, earlier }: Step, read: (event: Event) => Value | undefined): Value | undefined =>
  [...earlier.map((step) => step.event), event].reduce<Value | undefined>(
    (last, event) => (event === null ? last : (read(event) ?? last)),
    undefined,
  )

const passwordOf = (event: Event): string | undefined =>
  event.type === 'signIn.submit' || event.type === 'signUp.submit' || event.type === 'password.submit'
    ? event.handle
    : undefined

const fieldOf = (event: Event, port: string, field: string): string | null | undefined => {
  const answer = event.type === `xstate.done.actor.${port}` ? doneOutput({ event }) : undefined
  const value: unknown = Object(answer)[field]
  return typeof value === 'string' || value === null ? value : undefined
}

const uidOf = (event: Event): string | null | undefined => {
  if (event.type === 'session.changed') return event.uid ?? undefined
  return fieldOf(event, 'signIn', 'uid') ?? fieldOf(event, 'signInWithProvider', 'uid')
}

/** The input of each port is the newest value from the guest or from an earlier port. */
export const inputsInvariants: readonly InvariantOf<typeof authMachine>[] = [
  {
    description: 'The session is begun with the password that was entered last, and the e-mail that it belongs to.',
    check: (step) =>
      invocationInputs(step, 'signIn').every(
        ({ email, handle }) =>
          handle === latestValue(step, passwordOf) &&
          email ===
            latestValue(step, (event) => {
              if (event.type === 'signIn.submit') return event.email
              if (event.type === 'signUp.submit') return event.form.email
              return fieldOf(event, 'resetPassword', 'email') ?? undefined
            }),
      ),
  },
  {
    description: 'The account is made with the form and the password that were entered last.',
    check: (step) =>
      invocationInputs(step, 'signUp').every(
        ({ form, handle }) =>
          handle === latestValue(step, passwordOf) &&
          isEqualView(
            form,
            latestValue(step, (event) => (event.type === 'signUp.submit' ? event.form : undefined)),
          ),
      ),
  },
  {
    description:
      'The code that was entered last is checked, for the e-mail that is to be proven, to which another one goes.',
    check: (step) => {
      const { email } = step.after.context
      return (
        invocationInputs(step, 'verifyCode').every(
          (input) =>
            input.email === email &&
            input.handle === latestValue(step, (event) => (event.type === 'code.submit' ? event.handle : undefined)),
        ) && invocationInputs(step, 'resendCode').every((input) => input.email === email && email !== '')
      )
    },
  },
  {
    description: 'Our server is asked for whoever is signed in, and that is who was named as such.',
    check: (step) => {
      const { uid } = step.after.context
      return (
        invocationInputs(step, 'loadUser').every((input) => input.uid === uid && uid !== null) &&
        (fieldsUnchanged(step, 'uid') || uid === null || (step.event !== null && uid === uidOf(step.event)))
      )
    },
  },
  {
    description:
      'A sign-out takes the provider’s account along when this attempt has made it and our server knows nothing of it.',
    check: (step) => {
      const { isNew } = step.after.context
      const isKnown =
        isDoneEvent(step, 'createUser') ||
        (isErrorEvent(step, 'createUser') && step.after.matches({ signedIn: 'loading' })) ||
        step.after.matches('proving') ||
        step.after.matches({ signedIn: 'ready' })
      return invocationInputs(step, 'signOut').every((input) => input.isNew === isNew) && !(isNew && isKnown)
    },
  },
  {
    description: 'The window that opens is the provider’s whose button was pressed last.',
    check: (step) =>
      invocationInputs(step, 'signInWithProvider').every(
        ({ provider }) =>
          provider === step.after.context.provider &&
          provider === latestValue(step, (event) => (event.type === 'social.start' ? event.provider : undefined)),
      ),
  },
  {
    description: 'Our record is made with both names, and with the e-mail that the provider has told.',
    check: (step) =>
      invocationInputs(step, 'createUser').every(
        ({ form }) =>
          hasNames(form) &&
          form.email === latestValue(step, (event) => fieldOf(event, 'signInWithProvider', 'email') ?? undefined),
      ),
  },
  {
    description: 'The way in that is added is the one that has met the account last.',
    check: (step) =>
      invocationInputs(step, 'linkCredential').every(
        ({ handle }) =>
          handle === latestValue(step, (event) => fieldOf(event, 'signInWithProvider', 'handle') ?? undefined),
      ),
  },
  {
    description: 'The link for a new password goes to the e-mail that was entered for it.',
    check: (step) =>
      invocationInputs(step, 'sendPasswordReset').every(
        ({ email }) => step.event?.type === 'reset.submit' && email === step.event.email,
      ),
  },
  {
    description:
      'The link that has opened the page last is checked, and changes the password to the one that was entered last.',
    check: (step) => {
      const link = latestValue(step, (event) => (event.type === 'reset.open' ? event.handle : undefined))
      return (
        invocationInputs(step, 'checkResetCode').every(({ handle }) => handle === link) &&
        invocationInputs(step, 'resetPassword').every(
          ({ codeHandle, handle }) => codeHandle === link && handle === latestValue(step, passwordOf),
        )
      )
    },
  },
]
