import {
  selectCanResend,
  selectEmail,
  selectIsBusy,
  selectIsChecking,
  selectIsResendCooling,
  selectMessage,
  selectStep,
  selectUser,
} from '#machines/auth/auth.selectors.ts'
import { authActor, authForm } from '#src/actors/authActor.ts'
import { useSelector } from '@xstate/react'

/** Who is signed in, and how to sign up, in and out. */
export const useAuth = () => {
  const actor = authActor()
  return {
    step: useSelector(actor, selectStep),
    user: useSelector(actor, selectUser),
    busy: useSelector(actor, selectIsBusy),
    checking: useSelector(actor, selectIsChecking),
    canResend: useSelector(actor, selectCanResend),
    coolingDown: useSelector(actor, selectIsResendCooling),
    email: useSelector(actor, selectEmail),
    message: useSelector(actor, selectMessage, isSameMessage),
    ...verbs,
  }
}

/** Every look at a failure words it anew. */
const isSameMessage = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const verbs = {
  logIn: (email: string, password: string) => authForm().signIn(email, password),
  signUp: (form: Parameters<ReturnType<typeof authForm>['signUp']>[0], password: string) =>
    authForm().signUp(form, password),
  submitCode: (code: string) => authForm().submitCode(code),
  resendCode: () => authActor().send({ type: 'code.resend' }),
  cancel: () => authActor().send({ type: 'form.cancel' }),
  dismissMessage: () => authActor().send({ type: 'failure.dismiss' }),
  logOut: () => authActor().send({ type: 'signOut' }),
}
