import type { SocialProvider } from '#contract/user.ts'
import {
  selectCanResend,
  selectEmail,
  selectIsChecking,
  selectIsCheckingLink,
  selectIsResendCooling,
  selectIsSending,
  selectLink,
  selectMessage,
  selectNames,
  selectPanel,
  selectPopup,
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
    panel: useSelector(actor, selectPanel),
    busy: useSelector(actor, selectIsSending),
    popup: useSelector(actor, selectPopup),
    link: useSelector(actor, selectLink, isSame),
    names: useSelector(actor, selectNames),
    checkingLink: useSelector(actor, selectIsCheckingLink),
    checking: useSelector(actor, selectIsChecking),
    canResend: useSelector(actor, selectCanResend),
    coolingDown: useSelector(actor, selectIsResendCooling),
    email: useSelector(actor, selectEmail),
    message: useSelector(actor, selectMessage, isSame),
    ...verbs,
  }
}

/** Both selectors build a new object on every call. */
const isSame = (one: object | null, other: object | null): boolean => JSON.stringify(one) === JSON.stringify(other)

const verbs = {
  logIn: (email: string, password: string) => authForm().signIn(email, password),
  signUp: (form: Parameters<ReturnType<typeof authForm>['signUp']>[0], password: string) =>
    authForm().signUp(form, password),
  social: (provider: SocialProvider) => authActor().send({ type: 'social.start', provider }),
  submitNames: (names: { first_name: string; last_name: string }) =>
    authActor().send({ type: 'names.submit', ...names }),
  forgot: () => authActor().send({ type: 'reset.start' }),
  askReset: (email: string) => authActor().send({ type: 'reset.submit', email }),
  openReset: (code: string) => authForm().openReset(code),
  choosePassword: (password: string) => authForm().choosePassword(password),
  submitCode: (code: string) => authForm().submitCode(code),
  resendCode: () => authActor().send({ type: 'code.resend' }),
  cancel: () => authActor().send({ type: 'form.cancel' }),
  dismissMessage: () => authActor().send({ type: 'failure.dismiss' }),
  logOut: () => authActor().send({ type: 'signOut' }),
}
