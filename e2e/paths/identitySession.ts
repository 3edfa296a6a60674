import type { identitySessionMachine } from '#machines/identitySession/identitySession.machine.ts'
import type { identitySessionPorts } from '#machines/identitySession/identitySession.ports.ts'
import { AccountPage } from '../pages/account.page.ts'
import { AuthDialog, randomPerson, type Person } from '../pages/auth.page.ts'
import type { Guest } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { createVerifiedAccount } from '../pages/people.ts'
import type { ProviderWindow } from '../pages/providerWindow.page.ts'
import { OtherTab, sessionOf, type StoredSession } from '../pages/session.ts'
import { resetBrowserIdentity } from '../pages/browserIdentity.ts'
import { Gate } from '../pages/gate.ts'
import { definePlayer } from './kit/browserPlayer.ts'
import { identitySessionScenarios } from './identitySession.scenarios.ts'

interface Props {
  person: Person
  session: StoredSession
  /** The script of the SDK. */
  gate: Gate
}

interface World extends Props {
  guest: Guest
  account: AccountPage
  dialog: AuthDialog
  other: OtherTab
  window?: ProviderWindow
}

export const identitySessionPlayer = definePlayer<typeof identitySessionMachine, typeof identitySessionPorts>()<
  World,
  Props
>({
  scenarios: identitySessionScenarios,
  hasClock: false,
  wires: {},
  prepare: async (page) => {
    const person = await createVerifiedAccount(page.request, 'visitor')
    const gate = new Gate(page)
    await gate.buildAt(/\/assets\/firebase-[^/]+\.js/)
    return { person, gate, session: await sessionOf(page, person) }
  },
  open: async ({ guest }, props) => {
    await resetBrowserIdentity(guest.page)
    props.gate.close()
    return {
      ...props,
      guest,
      account: new AccountPage(guest),
      dialog: new AuthDialog(guest),
      other: new OtherTab(guest.page),
    }
  },
  steps: {
    'session.ask': async ({ guest, other, session }, { isStored }, { before, rest }) => {
      if (before.value !== 'unknown') return other.hint()
      const authChange = rest.find(({ type }) => type === 'provider.authStateChanged')
      if (isStored)
        await (authChange?.['uid'] === null || authChange === undefined ? other.hint() : other.signIn(session))
      // A page that is already open has noticed.
      if (isBefore(guest)) await new HomePage(guest).open()
    },
    'xstate.done.actor.openProvider': ({ gate }) => gate.open(),
    'xstate.error.actor.openProvider': ({ gate }) => gate.fail(),
    'provider.authStateChanged': async ({ other, session, dialog, person, window }, { uid }, { before }) => {
      if (before.value === 'opened') return
      if (before.context.running === 0) return uid === null ? other.signOut() : other.signIn(session)
      if (window !== undefined) return window.signInAs(person.email, 'Maya Cohen')
      await dialog.logIn(person.email, person.password)
    },
    'signIn.began': async ({ dialog }) => dialog.openLogIn(),
    'signIn.succeeded': async ({ dialog }) => dialog.expectClosed(),
    'signIn.failed': async ({ dialog, guest, window }) => {
      if (window !== undefined) return window.cancel()
      await dialog.logIn(randomPerson('signedOut').email, 'not the password')
      await dialog.expectMessage(guest.t('errors.unableToLogIn'))
    },
    'window.opened': async (world) => {
      world.window = await world.dialog.continueWith('google')
    },
    'window.settled': async ({ window }) => window?.expectClosed(),
  },
  viewStates: {
    who: {
      // The SDK failed to load, or was not needed.
      unknown: async ({ account, guest }) => {
        if (!isBefore(guest)) await account.expectSignedOut()
      },
      restoring: null,
      opened: null,
      named: null,
      signedOut: async ({ account }, { context }) => {
        if (context.running === 0 && context.windows === 0) await account.expectSignedOut()
      },
      signedIn: async ({ account }) => account.expectSignedIn({ first: 'Maya', last: 'Cohen' }),
    },
  },
})

const isBefore = ({ page }: Guest): boolean => page.url().includes('robots')
