import { RESEND_COOL_DOWN_SECONDS, type User } from '#contract/user/user.ts'
import type { credentialsMachine } from '#machines/credentials/credentials.machine.ts'
import type { credentialsPorts } from '#machines/credentials/credentials.ports.ts'
import type { Route } from '@playwright/test'
import { create, record, string, unknown } from 'superstruct'
import { AccountPage } from '../pages/account.page.ts'
import type { Person } from '../pages/auth.page.ts'
import type { Guest } from '../pages/guest.ts'
import { createVerifiedAccount, userOf } from '../pages/people.ts'
import { ProfilePage } from '../pages/profile.page.ts'
import { OtherTab, sessionOf, type StoredSession } from '../pages/session.ts'
import { resetBrowserIdentity } from '../pages/browserIdentity.ts'
import { credentialsScenarios, MAYA, NOOR } from './credentials.scenarios.ts'
import { definePlayer } from './kit/browserPlayer.ts'

interface Props {
  person: Person
  user: User
  sessions: Readonly<Record<string, StoredSession>>
}

interface World extends Props {
  guest: Guest
  profile: ProfilePage
  account: AccountPage
  other: OtherTab
}

const PASSWORD = 'mountain air'
const CODE = '123456'

type Ports = typeof credentialsPorts & { resendEmail: (typeof credentialsPorts)['requestEmail'] }

export const credentialsPlayer = definePlayer<typeof credentialsMachine, Ports>()<World, Props>({
  scenarios: credentialsScenarios,
  hasClock: true,
  wires: {
    prove: {
      calls: ['identity/signInWithPassword'],
      canAbort: false,
      answer: (route) => route.continue(),
      refuse: deny,
    },
    signInAgain: {
      calls: ['identity/signInWithPassword'],
      canAbort: false,
      // The provider knows only the old e-mail: the new one was verified only on this page.
      answer: async (route, _, { person: { email } }) => {
        const body = create(route.request().postDataJSON(), record(string(), unknown()))
        await route.fulfill({ response: await route.fetch({ postData: JSON.stringify({ ...body, email }) }) })
      },
    },
    requestEmail: { calls: ['requestEmailChange'], answer: accept },
    resendEmail: { calls: ['requestEmailChange'], answer: accept },
    verifyEmail: {
      calls: ['verifyEmailChange'],
      answer: (route, _, { user }) => route.fulfill({ json: { user } }),
    },
    changePassword: {
      calls: ['identity/update'],
      canAbort: false,
      answer: (route) => route.fulfill({ json: {} }),
      refuse: deny,
    },
    deleteAccount: {
      calls: ['deleteUser'],
      answer: (route) => route.fulfill({ json: { status: 'deleted' } }),
    },
  },
  prepare: async (page) => {
    const [person, noor] = [
      await createVerifiedAccount(page.request, 'owner'),
      await createVerifiedAccount(page.request, 'other', { first: 'Noor', last: 'Levi' }),
    ]
    return {
      person,
      user: await userOf(page.request, person),
      sessions: { [MAYA]: await sessionOf(page, person), [NOOR]: await sessionOf(page, noor) },
    }
  },
  open: async ({ guest }, props) => {
    await resetBrowserIdentity(guest.page)
    const [profile, other] = [new ProfilePage(guest), new OtherTab(guest.page)]
    await other.signIn(props.sessions[MAYA] ?? [])
    await profile.open()
    await profile.expectOpen()
    return { ...props, guest, profile, other, account: new AccountPage(guest) }
  },
  steps: {
    'xstate.done.actor.loadMethods': async () => {},
    'email.open': ({ profile }) => profile.openEmailChange(),
    'password.open': ({ profile }) => profile.openPasswordChange(),
    'deletion.open': ({ profile }) => profile.openDeletion(),
    'email.submit': ({ profile, person }, { email }) => profile.askForCode(email, person.password),
    'password.submit': ({ profile, person }) => profile.sendPassword(person.password, PASSWORD),
    'deletion.submit': ({ profile, person, guest }) =>
      profile.confirmDeletion(guest.t('profile.deletion.word'), person.password),
    'session.renew': ({ profile, person }) => profile.renew(person.password),
    'code.submit': ({ profile }) => profile.enterCode(CODE),
    'code.resend': ({ profile }) => profile.askForAnotherCode(),
    'flow.close': ({ profile }) => profile.closeDialog(),
    'failure.dismiss': async ({ profile }, _, { before }) =>
      before.matches({ email: 'code' }) ? profile.enterCode('1') : profile.writePassword('p'),
    'session.lost': async ({ other, account, profile }, _, { before }) => {
      if (before.matches({ deletion: 'gone' })) return profile.goHome()
      await other.signOut()
      await account.expectSignInPrompt()
    },
    'session.began': async ({ other, account, sessions }, { guest }) => {
      await other.signIn(sessions[guest] ?? [])
      await account.expectSignedIn(guest === MAYA ? { first: 'Maya', last: 'Cohen' } : { first: 'Noor', last: 'Levi' })
    },
    'guest.leave': async ({ account }) => {
      await account.logOut()
      await account.expectSignInPrompt()
    },
    'xstate.after.resendCoolDown.credentials.email.code.resend.cooling': ({ guest }) =>
      guest.page.clock.runFor(RESEND_COOL_DOWN_SECONDS * 1000),
  },
  viewStates: {
    step: {
      // The SDK's answer is immediate, and restores a form that was put aside.
      loadingMethods: async ({ profile }, snapshot) => {
        if (snapshot.matches('away')) await profile.expectNoDialog()
      },
      closed: ({ profile }) => profile.expectNoDialog(),
      email: ({ profile }) => profile.expectDialog('profile.email.change'),
      code: ({ profile }) => profile.expectDialog('auth.verify.title'),
      renew: ({ profile }) => profile.expectDialog('profile.email.renewTitle'),
      password: ({ profile }) => profile.expectDialog('profile.password.change'),
      deletion: ({ profile }) => profile.expectDialog('profile.deletion.title'),
      gone: ({ profile }) => profile.expectDialog('profile.deletion.goneTitle'),
    },
    done: {
      nothing: ({ profile }) => profile.expectNothingDone(),
      email: ({ profile }) => profile.expectEmailChanged(),
      password: ({ profile }) => profile.expectPasswordChanged(),
    },
    failure: {
      none: ({ profile }) => profile.expectNoFailureInDialog(),
      message: ({ profile }) => profile.expectFailureInDialog(),
    },
  },
})

function accept(route: Route): Promise<void> {
  return route.fulfill({ json: { status: 'accepted' } })
}

/** In the format of the identity provider. */
function deny(route: Route, { code }: { code: string }): Promise<void> {
  const message = create(DENIALS[code], string())
  return route.fulfill({ status: 400, json: { error: { code: 400, message } } })
}

const DENIALS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'INVALID_LOGIN_CREDENTIALS',
  'auth/weak-password': 'WEAK_PASSWORD',
}
