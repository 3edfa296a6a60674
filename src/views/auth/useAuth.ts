import type { SocialProvider } from '#contract/user/user.ts'
import { selectView } from '#machines/auth/auth.selectors.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import { authActor, authForm } from '#src/actors/auth/authActor.ts'
import { useSelector } from '@xstate/react'

/** The signed-in user, and the actions to sign up, in and out. */
export const useAuth = () => ({ ...useSelector(authActor(), selectView, isEqualView), ...verbs })

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
