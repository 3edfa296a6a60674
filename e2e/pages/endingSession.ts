import { expect } from '@playwright/test'
import { AccountPage } from './account.page.ts'
import { AuthDialog, type Person } from './auth.page.ts'
import type { Guest } from './guest.ts'
import { keepSession } from './session.ts'
import { Wire } from './wire.ts'

/** A session that the server rejects: the page asks the guest to log in where they are, and they do. */
export class EndingSession {
  readonly wire: Wire
  readonly #account: AccountPage
  readonly #dialog: AuthDialog
  readonly #guest: Guest
  readonly #person: Person

  constructor(guest: Guest, person: Person) {
    this.wire = new Wire(guest.page)
    this.#account = new AccountPage(guest)
    this.#dialog = new AuthDialog(guest)
    this.#guest = guest
    this.#person = person
  }

  /** The next page that opens has the session. */
  async begin(): Promise<void> {
    await keepSession(this.#guest.page, this.#person)
  }

  /** With the button of the page itself; exactly one dialog opens. */
  async logIn(person = this.#person): Promise<void> {
    await this.#account.pressLogInOfPage()
    await this.#logInHere(person)
  }

  /** The page asks to log in, but opens no dialog on its own. */
  async expectOver(): Promise<void> {
    await this.#account.expectSignInPrompt()
    await this.#account.expectSessionEndAlert()
    await this.#account.expectSignedOut()
    await expect(this.#guest.page.getByRole('dialog')).toHaveCount(0)
  }

  /** For account pages. The address stays as `act` left it. */
  async endsDuring(act: () => Promise<void>, person = this.#person): Promise<void> {
    const refused = await this.wire.loseBearer()
    await act()
    await this.expectOver()
    await refused.end()
    const { page } = this.#guest
    const address = page.url()
    await this.#account.pressLogInOfPage()
    await this.#dialog.expectMessage(this.#guest.t('errors.signInNeeded'))
    await this.#logInHere(person)
    expect(page.url()).toBe(address)
  }

  async #logInHere(person: Person): Promise<void> {
    await expect(this.#guest.page.getByRole('dialog')).toHaveCount(1)
    await this.#dialog.logIn(person.email, person.password)
    await this.#account.expectSignedIn(person)
  }
}
