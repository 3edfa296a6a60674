import 'temporal-polyfill/global'
import type { Locale } from '#contract/locale.ts'
import { selectMessage, selectPanel } from '#machines/auth/auth.selectors.ts'
import { coverTransitions, snapshotsAlong, type Path } from '#machines/kit/coverTransitions.ts'
import type { Page } from '@playwright/test'
import { AccountPage } from '../pages/account.page.ts'
import { AuthDialog, maya, type Person } from '../pages/auth.page.ts'
import { guestOf, type Guest } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { codeFor } from '../pages/outbox.ts'
import type { ProviderWindow } from '../pages/providerWindow.page.ts'
import { registered, resetLinkOf, unproven } from '../pages/people.ts'
import {
  BY_FACEBOOK,
  BY_GOOGLE,
  byGuest,
  canHappen,
  FRESH,
  NAMELESS,
  NOT_BY_A_GUEST,
  PROVEN,
  UNPROVEN,
} from './authPaths.ts'
import { becomeStranger } from '../pages/stranger.ts'
import { expect, test } from '../test.ts'

/** The paths of the auth machine, walked by a guest against the real SDK, its provider and our server; nothing is held or faked. */

const { paths, missing, written } = coverTransitions(byGuest, canHappen, ['transitions'])

test('a guest can take every transition that needs no accident, no other tab and no haste', () => {
  expect(missing.filter((id) => !NOT_BY_A_GUEST.some((reason) => reason.test(id)))).toEqual([])
  expect(written.length - missing.length).toBeGreaterThan(40)
})

const LANGUAGES: readonly Locale[] = ['en', 'he']

const walks = paths
  .filter(({ steps }) => steps.length > 1)
  .map((path, index) => ({ path, locale: LANGUAGES[index % LANGUAGES.length] ?? 'en', begins: beginningOf(path) }))

// Those that begin alike follow each other in one page: the first document costs as much as many that follow.
for (const begins of new Set(walks.map((walk) => walk.begins)))
  test(`every path that begins with ${begins}`, async ({ page }) => {
    for (const { path, locale } of walks.filter((walk) => walk.begins === begins))
      await test.step(`${nameOf(path)} (${locale})`, async () => {
        await becomeStranger(page)
        await new Walk(page, locale).walk(path)
      })
  })

type Event = Path['steps'][number]['event']
type Snapshot = ReturnType<typeof snapshotsAlong>[number]

class Walk {
  readonly #page: Page
  readonly #guest: Guest
  readonly #dialog: AuthDialog
  readonly #account: AccountPage
  readonly #people = new Map<string, Person>()
  #form: 'log-in' | 'sign-up' | null = null
  #window: ProviderWindow | undefined

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.#guest = guestOf(page, locale)
    this.#dialog = new AuthDialog(this.#guest)
    this.#account = new AccountPage(this.#guest)
  }

  async walk(path: Path): Promise<void> {
    await new HomePage(this.#guest).open()
    const snapshots = snapshotsAlong(byGuest, path)
    for (const [index, { event }] of path.steps.entries()) {
      const [before, after] = [snapshots[index - 1], snapshots[index]]
      if (after === undefined) throw new Error('a step without a snapshot')
      if (before !== undefined) await this.#take(event, before)
      if (!after.hasTag('busy')) await this.#expect(after)
    }
  }

  async #take(event: Event, before: Snapshot): Promise<void> {
    const { email } = before.context
    switch (event.type) {
      case 'signIn.submit': {
        const { email: own, password } = await this.#person(event['email'])
        const written = event['handle'] === 'right' ? password : 'not the password'
        if (before.context.link !== null) return this.#dialog.provePassword(written)
        await this.#openForm('log-in')
        return this.#dialog.logIn(own, written)
      }
      case 'signUp.submit':
        await this.#openForm('sign-up')
        await this.#dialog.fillSignUp(await this.#person(event['form'].email))
        return this.#dialog.pressSignUp()
      case 'social.start':
        if (before.context.link === null) await this.#openForm('log-in')
        this.#window = await this.#dialog.continueWith(event['provider'])
        return
      case 'xstate.done.actor.signInWithProvider': {
        const { email: own } = await this.#person(event['output'].email)
        return this.#window?.signInAs(own, event['output'].displayName ?? 'Maya Cohen')
      }
      case 'xstate.error.actor.signInWithProvider':
        return this.#window?.cancel()
      case 'names.submit':
        return this.#dialog.giveNames(event['first_name'], event['last_name'])
      case 'code.submit': {
        const code = await codeFor(this.#page.request, (await this.#person(email)).email)
        return this.#dialog.enterCode(event['handle'] === 'right' ? code : code === '000000' ? '111111' : '000000')
      }
      case 'reset.start':
        if (before.matches({ resetting: 'sent' })) return this.#dialog.askForAnotherLink()
        await this.#openForm('log-in')
        return this.#dialog.goToForgotten()
      case 'reset.submit':
        return this.#dialog.askForLink((await this.#person(event['email'])).email)
      case 'reset.open': {
        const person = await this.#person(PROVEN)
        const right = event['handle'] === 'right'
        const link = right ? await resetLinkOf(this.#page.request, person) : '/?mode=resetPassword&oobCode=wrong'
        this.#form = 'log-in'
        await this.#page.goto(this.#guest.address(link))
        return
      }
      case 'password.submit':
        this.#people.set(PROVEN, { ...(await this.#person(PROVEN)), password: 'mountain air' })
        return this.#dialog.choosePassword('mountain air')
      case 'form.cancel':
        return this.#cancel(before)
      case 'signOut':
        this.#form = null
        return this.#account.logOut()
      default:
        // An answer of the provider or of our server: it comes by itself.
        if (!event.type.startsWith('xstate.')) throw new Error(`nothing on the page stands for "${event.type}"`)
    }
  }

  async #cancel(before: Snapshot): Promise<void> {
    if (before.matches('proving')) return this.#dialog.useAnotherEmail()
    if (before.matches('resetting')) return this.#dialog.backToLogIn()
    if (before.context.link !== null) return this.#dialog.notNow()
    this.#form = null
    return this.#dialog.close()
  }

  async #expect(after: Snapshot): Promise<void> {
    if (after.matches({ signedIn: 'ready' })) {
      await this.#dialog.expectClosed()
      this.#form = null
      return this.#account.expectSignedIn({ first: 'Maya', last: 'Cohen' })
    }
    if (this.#form === null) return this.#account.expectSignedOut()
    const message = selectMessage(after)
    if (
      message !== null &&
      message.field === null &&
      (message.key === 'errors.unableToLogIn' ||
        message.key === 'errors.emailExists' ||
        message.key === 'errors.invalidLink')
    )
      await this.#dialog.expectMessage(this.#guest.t(message.key))
    await this.#dialog.expectTitle(this.#titleOf(after))
  }

  #titleOf(after: Snapshot): Parameters<AuthDialog['expectTitle']>[0] {
    switch (selectPanel(after)) {
      case 'code':
        return 'auth.verify.title'
      case 'names':
        return 'auth.names.title'
      case 'link':
        return 'auth.link.title'
      case 'resetSent':
        return 'auth.reset.asked'
      case 'askReset':
      case 'newPassword':
        return 'auth.reset.title'
      default:
        return this.#form === 'sign-up' ? 'auth.signUp' : 'auth.logIn'
    }
  }

  async #openForm(form: 'log-in' | 'sign-up'): Promise<void> {
    if (this.#form === null) await (form === 'log-in' ? this.#dialog.openLogIn() : this.#dialog.openSignUp())
    else if (this.#form !== form) await (form === 'log-in' ? this.#dialog.goToLogIn() : this.#dialog.goToSignUp())
    this.#form = form
  }

  /** Somebody of this walk alone, who is what the path says of them. */
  async #person(name: string): Promise<Person> {
    const known = this.#people.get(name)
    if (known !== undefined) return known
    const person = await PEOPLE[name]?.(this.#page)
    if (person === undefined) throw new Error(`nobody is "${name}"`)
    this.#people.set(name, person)
    return person
  }
}

const PEOPLE: Readonly<Record<string, (page: Page) => Promise<Person>>> = {
  [PROVEN]: ({ request }) => registered(request, 'path.proven'),
  [UNPROVEN]: ({ request }) => unproven(request, 'path.unproven'),
  [FRESH]: () => Promise.resolve(maya('path.fresh')),
  [BY_GOOGLE]: () => Promise.resolve(maya('path.google')),
  [NAMELESS]: () => Promise.resolve(maya('path.nameless')),
  [BY_FACEBOOK]: () => Promise.resolve(maya('path.facebook')),
}

function detailOf(event: Event): string {
  const detail: unknown = event['handle'] ?? event['provider'] ?? event['email']
  return typeof detail === 'string' ? ` ${detail.replace('@stayless.example', '')}` : ''
}

/** What the guest does first; that nobody is signed in is known before. */
function beginningOf({ steps }: Path): string {
  return steps[1]?.event.type ?? ''
}

function nameOf({ steps }: Path): string {
  return steps
    .slice(1)
    .map(({ event }) => [event.type.replace('xstate.', '').replace('.actor', ''), detailOf(event)].join(''))
    .join(' → ')
}
