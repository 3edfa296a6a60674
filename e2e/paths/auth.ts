import type { authMachine } from '#machines/auth/auth.machine.ts'
import type { authPorts } from '#machines/auth/auth.ports.ts'
import { selectMessage } from '#machines/auth/auth.selectors.ts'
import type { SnapshotFrom } from 'xstate'
import { create, nullable, optional, string, type } from 'superstruct'
import { AccountPage } from '../pages/account.page.ts'
import { AuthDialog, randomPerson, type Person } from '../pages/auth.page.ts'
import type { Guest } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { codeFor } from '../pages/outbox.ts'
import { createVerifiedAccount, resetLinkOf, createUnverifiedAccount } from '../pages/people.ts'
import type { ProviderWindow } from '../pages/providerWindow.page.ts'
import { OtherTab } from '../pages/session.ts'
import { resetBrowserIdentity } from '../pages/browserIdentity.ts'
import { authScenarios, BY_FACEBOOK, BY_GOOGLE, FRESH, NAMELESS, PROVEN, UNPROVEN } from './auth.scenarios.ts'
import { definePlayer } from './kit/browserPlayer.ts'

type Snapshot = SnapshotFrom<typeof authMachine>
type Title = Parameters<AuthDialog['expectTitle']>[0]

/** A visitor who signs in, up and out, with the real SDK, its provider and our server. */
class Visitor {
  readonly guest: Guest
  readonly dialog: AuthDialog
  readonly account: AccountPage
  readonly #people = new Map<string, Person>()
  /** The form opened last; null while the dialog is closed. */
  form: 'log-in' | 'sign-up' | null = null
  window: ProviderWindow | undefined

  constructor(guest: Guest) {
    this.guest = guest
    this.dialog = new AuthDialog(guest)
    this.account = new AccountPage(guest)
  }

  async openForm(form: 'log-in' | 'sign-up'): Promise<void> {
    if (this.form === null) await (form === 'log-in' ? this.dialog.openLogIn() : this.dialog.openSignUp())
    else if (this.form !== form) await (form === 'log-in' ? this.dialog.goToLogIn() : this.dialog.goToSignUp())
    this.form = form
  }

  /** The person of this name, created for this path only. */
  async person(name: string): Promise<Person> {
    const person = this.#people.get(name) ?? (await PEOPLE[name]?.(this.guest))
    if (person === undefined) throw new Error(`nobody is "${name}"`)
    this.#people.set(name, person)
    return person
  }

  async changePassword(name: string, password: string): Promise<void> {
    this.#people.set(name, { ...(await this.person(name)), password })
  }

  /** Checks the dialog, if it is open; nothing else shows the panel. */
  async expectPanel(snapshot: Snapshot, title: Title): Promise<void> {
    if (this.form === null || snapshot.hasTag('busy')) return
    const message = selectMessage(snapshot)
    if (
      message !== null &&
      message.field === null &&
      (message.key === 'errors.unableToLogIn' ||
        message.key === 'errors.emailExists' ||
        message.key === 'errors.invalidLink')
    )
      await this.dialog.expectMessage(this.guest.t(message.key))
    await this.dialog.expectTitle(title)
  }
}

const PEOPLE: Readonly<Record<string, (guest: Guest) => Promise<Person>>> = {
  [PROVEN]: ({ page }) => createVerifiedAccount(page.request, 'path.proven'),
  [UNPROVEN]: ({ page }) => createUnverifiedAccount(page.request, 'path.unproven'),
  [FRESH]: () => Promise.resolve(randomPerson('path.fresh')),
  [BY_GOOGLE]: () => Promise.resolve(randomPerson('path.google')),
  [NAMELESS]: () => Promise.resolve(randomPerson('path.nameless')),
  [BY_FACEBOOK]: () => Promise.resolve(randomPerson('path.facebook')),
}

/** Needs no action: the answer comes from the provider or our server. */
const byItself = async (): Promise<void> => {}

export const authPlayer = definePlayer<typeof authMachine, typeof authPorts>()<Visitor, null>({
  scenarios: authScenarios,
  hasClock: false,
  wires: {
    loadUser: { calls: ['userDetails'], answer: (route) => route.continue() },
    resendCode: { calls: ['resendVerificationEmail'], answer: (route) => route.continue() },
  },
  prepare: () => Promise.resolve(null),
  open: async ({ guest }) => {
    await resetBrowserIdentity(guest.page)
    await new HomePage(guest).open()
    return new Visitor(guest)
  },
  steps: {
    'session.changed': async (visitor, _, { before }) => {
      if (before.matches('unknown')) return
      visitor.form = null
      await new OtherTab(visitor.guest.page).signOut()
    },
    'code.resend': ({ dialog }) => dialog.askForAnotherCode(),
    'signIn.submit': async (visitor, { email, handle }, { before }) => {
      const { email: own, password } = await visitor.person(email)
      const enteredPassword = handle === 'right' ? password : 'not the password'
      if (before.context.link !== null) return visitor.dialog.provePassword(enteredPassword)
      await visitor.openForm('log-in')
      return visitor.dialog.logIn(own, enteredPassword)
    },
    'signUp.submit': async (visitor, { form }) => {
      await visitor.openForm('sign-up')
      await visitor.dialog.fillSignUp(await visitor.person(form.email))
      return visitor.dialog.pressSignUp()
    },
    'social.start': async (visitor, { provider }, { before }) => {
      if (before.context.link === null) await visitor.openForm('log-in')
      visitor.window = await visitor.dialog.continueWith(provider)
    },
    'xstate.done.actor.signInWithProvider': async (visitor, { output }) => {
      const { email, displayName } = create(output, Named)
      await visitor.window?.signInAs((await visitor.person(email)).email, displayName ?? 'Maya Cohen')
    },
    'xstate.error.actor.signInWithProvider': async ({ window }) => window?.cancel(),
    'names.submit': ({ dialog }, { first_name, last_name }) => dialog.giveNames(first_name, last_name),
    'code.submit': async (visitor, { handle }, { before }) => {
      const code = await codeFor(visitor.guest.page.request, (await visitor.person(before.context.email)).email)
      return visitor.dialog.enterCode(handle === 'right' ? code : code === '000000' ? '111111' : '000000')
    },
    'reset.start': async (visitor, _, { before }) => {
      if (before.matches({ resetting: 'sent' })) return visitor.dialog.askForAnotherLink()
      await visitor.openForm('log-in')
      return visitor.dialog.goToForgotten()
    },
    'reset.submit': async (visitor, { email }) => visitor.dialog.askForLink((await visitor.person(email)).email),
    'reset.open': async (visitor, { handle }) => {
      const { guest } = visitor
      const person = await visitor.person(PROVEN)
      const link =
        handle === 'right' ? await resetLinkOf(guest.page.request, person) : '/?mode=resetPassword&oobCode=wrong'
      visitor.form = 'log-in'
      await guest.page.goto(guest.address(link))
    },
    'password.submit': async (visitor) => {
      await visitor.changePassword(PROVEN, 'mountain air')
      return visitor.dialog.choosePassword('mountain air')
    },
    'form.cancel': async (visitor, _, { before }) => {
      if (before.matches('proving')) return visitor.dialog.useAnotherEmail()
      if (before.matches('resetting')) return visitor.dialog.backToLogIn()
      if (before.context.link !== null) return visitor.dialog.notNow()
      visitor.form = null
      return visitor.dialog.close()
    },
    signOut: async (visitor) => {
      visitor.form = null
      return visitor.account.logOut()
    },
    'xstate.done.actor.signIn': byItself,
    'xstate.error.actor.signIn': byItself,
    'xstate.done.actor.signUp': byItself,
    'xstate.error.actor.signUp': byItself,
    'xstate.done.actor.verifyCode': byItself,
    'xstate.error.actor.verifyCode': byItself,
    'xstate.done.actor.signOut': byItself,
    'xstate.done.actor.createUser': byItself,
    'xstate.done.actor.linkCredential': byItself,
    'xstate.done.actor.sendPasswordReset': byItself,
    'xstate.done.actor.checkResetCode': byItself,
    'xstate.error.actor.checkResetCode': byItself,
    'xstate.done.actor.resetPassword': byItself,
  },
  viewStates: {
    step: {
      unknown: null,
      code: null,
      signedOut: async (visitor) => {
        if (visitor.form === null) await visitor.account.expectSignedOut()
      },
      signedIn: async (visitor, snapshot) => {
        if (!snapshot.matches({ signedIn: 'ready' })) return
        await visitor.dialog.expectClosed()
        visitor.form = null
        await visitor.account.expectSignedIn({ first: 'Maya', last: 'Cohen' })
      },
    },
    panel: {
      forms: (visitor, snapshot) =>
        visitor.expectPanel(snapshot, visitor.form === 'sign-up' ? 'auth.signUp' : 'auth.logIn'),
      link: (visitor, snapshot) => visitor.expectPanel(snapshot, 'auth.link.title'),
      names: (visitor, snapshot) => visitor.expectPanel(snapshot, 'auth.names.title'),
      code: (visitor, snapshot) => visitor.expectPanel(snapshot, 'auth.verify.title'),
      askReset: (visitor, snapshot) => visitor.expectPanel(snapshot, 'auth.reset.title'),
      resetSent: (visitor, snapshot) => visitor.expectPanel(snapshot, 'auth.reset.asked'),
      newPassword: (visitor, snapshot) => visitor.expectPanel(snapshot, 'auth.reset.title'),
      done: null,
    },
  },
})

const Named = type({ email: string(), displayName: optional(nullable(string())) })
