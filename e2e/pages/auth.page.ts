import type { SocialProvider } from '#contract/user/user.ts'
import { expect, type Locator } from '@playwright/test'
import { isNarrow, type Guest } from './guest.ts'
import { Menu } from './menu.page.ts'
import { codeFor } from './outbox.ts'
import { ProviderWindow } from './providerWindow.page.ts'
import { expectNotClipped } from './notClipped.ts'

export interface Person {
  first: string
  last: string
  email: string
  password: string
}

/** With a unique e-mail. */
export const randomPerson = (name: string): Person => ({
  first: 'Maya',
  last: 'Cohen',
  email: `${name}.${crypto.randomUUID().slice(0, 8)}@mail.example`,
  password: 'correct horse',
})

type Title =
  | 'auth.logIn'
  | 'auth.signUp'
  | 'auth.verify.title'
  | 'auth.reset.title'
  | 'auth.reset.asked'
  | 'auth.names.title'
  | 'auth.link.title'

/** The dialogs for log in, sign up and the code, opened from the header. */
export class AuthDialog {
  readonly #guest: Guest
  readonly #header: Locator
  readonly #dialog: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#header = guest.page.getByRole('banner')
    this.#dialog = guest.page.getByRole('dialog')
  }

  async openLogIn(): Promise<void> {
    await this.#pressOfVisitor('common.nav.logIn')
    await this.expectTitle('auth.logIn')
  }

  async openSignUp(): Promise<void> {
    await this.#pressOfVisitor('common.nav.signUp')
    await this.expectTitle('auth.signUp')
  }

  /** A code is pending, and Log in leads back to it. */
  async openLogInToCode(): Promise<void> {
    await this.#pressOfVisitor('common.nav.logIn')
    await this.expectTitle('auth.verify.title')
  }

  /** From the log-in form. */
  async goToSignUp(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.signUpFree') }).click()
    await this.expectTitle('auth.signUp')
  }

  /** From the sign-up form. */
  async goToLogIn(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.logIn') }).click()
    await this.expectTitle('auth.logIn')
  }

  async expectTitle(title: Title): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t(title))
  }

  /** @returns the provider's window. */
  async continueWith(provider: SocialProvider): Promise<ProviderWindow> {
    const opened = this.#guest.page.waitForEvent('popup')
    await this.pressContinueWith(provider)
    return new ProviderWindow(await opened)
  }

  async pressContinueWith(provider: SocialProvider): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t(`auth.${provider}`) }).click()
  }

  async goToForgotten(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.forgot') }).click()
    await this.expectTitle('auth.reset.title')
  }

  async askForLink(email: string): Promise<void> {
    await this.#field('auth.email').fill(email)
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.reset.send') }).click()
  }

  async expectLinkSent(email: string): Promise<void> {
    await this.expectTitle('auth.reset.asked')
    await expect(this.#dialog.getByText(email)).toBeVisible()
  }

  async askForAnotherLink(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.reset.again') }).click()
  }

  async backToLogIn(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.reset.back') }).click()
    await this.expectTitle('auth.logIn')
  }

  /** Opened by the link in the e-mail. */
  async expectNewPasswordFor(email: string): Promise<void> {
    await this.expectTitle('auth.reset.title')
    await expect(this.#dialog.getByText(email)).toBeVisible()
    await expect(this.#newPassword).toBeFocused()
  }

  async choosePassword(password: string): Promise<void> {
    await this.#newPassword.fill(password)
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.reset.save') }).click()
  }

  async expectNewPasswordProblem(text: string): Promise<void> {
    await expect(this.#newPassword).toHaveAccessibleDescription(text)
  }

  async expectNames(first: string, last: string): Promise<void> {
    await this.expectTitle('auth.names.title')
    await expect(this.#field('auth.firstName')).toHaveValue(first)
    await expect(this.#field('auth.lastName')).toHaveValue(last)
  }

  async giveNames(first: string, last: string): Promise<void> {
    await this.#field('auth.firstName').fill(first)
    await this.#field('auth.lastName').fill(last)
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.names.submit') }).click()
  }

  /** Names the account that already exists, and offers a way to sign in to it. */
  async expectLinkPrompt(email: string): Promise<void> {
    await this.expectTitle('auth.link.title')
    await expect(this.#dialog.getByText(email)).toBeVisible()
  }

  /** The account's e-mail is already filled in. */
  async provePassword(password: string): Promise<void> {
    await this.#password.fill(password)
    await this.pressLogIn()
  }

  async notNow(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.link.cancel') }).click()
  }

  async expectNoMessage(): Promise<void> {
    await expect(this.#dialog.getByRole('alert')).toBeEmpty()
  }

  async fillLogIn(email: string, password: string): Promise<void> {
    await this.#field('auth.email').fill(email)
    await this.#password.fill(password)
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.fillLogIn(email, password)
    await this.pressLogIn()
  }

  async pressLogIn(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.logIn'), exact: true }).click()
  }

  async fillSignUp({ first, last, email, password }: Person): Promise<void> {
    await this.#field('auth.firstName').fill(first)
    await this.#field('auth.lastName').fill(last)
    await this.#field('auth.email').fill(email)
    await this.#password.fill(password)
  }

  async writePhone(phone: string): Promise<void> {
    await this.#phone.fill(phone)
  }

  async pressSignUp(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.signUp'), exact: true }).click()
  }

  async signUp(person: Person): Promise<void> {
    await this.fillSignUp(person)
    await this.pressSignUp()
    await this.expectTitle('auth.verify.title')
  }

  async enterCode(code: string): Promise<void> {
    await this.#code.fill(code)
  }

  /** With the code from the e-mail. */
  async proveEmail(email: string): Promise<void> {
    await this.enterCode(await codeFor(this.#guest.page.request, email))
    await expect(this.#dialog).toBeHidden()
  }

  async close(): Promise<void> {
    await this.#guest.page.keyboard.press('Escape')
    await expect(this.#dialog).toBeHidden()
  }

  async useAnotherEmail(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.verify.otherEmail') }).click()
  }

  async expectMessage(text: string): Promise<void> {
    await expect(this.#dialog.getByRole('alert')).toHaveText(text)
  }

  async expectProblem(field: 'auth.firstName' | 'auth.email' | 'auth.verify.code', text: string): Promise<void> {
    await expect(this.#field(field)).toHaveAccessibleDescription(text)
    await expect(this.#field(field)).toHaveAttribute('aria-invalid', 'true')
  }

  async expectPhoneProblem(text: string): Promise<void> {
    await expect(this.#phone).toHaveAccessibleDescription(text)
  }

  async expectPasswordProblem(text: string): Promise<void> {
    await expect(this.#password).toHaveAccessibleDescription(text)
  }

  async expectDraft({ first, last, email }: Person): Promise<void> {
    await expect(this.#field('auth.firstName')).toHaveValue(first)
    await expect(this.#field('auth.lastName')).toHaveValue(last)
    await expect(this.#field('auth.email')).toHaveValue(email)
    await expect(this.#password).toHaveValue('')
  }

  async expectCodeEmpty(): Promise<void> {
    await expect(this.#code).toHaveValue('')
  }

  async askForAnotherCode(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.verify.resend') }).click()
  }

  async expectWaitForAnotherCode(): Promise<void> {
    await expect(this.#dialog.getByText(/\d:\d\d/)).toBeVisible()
    await expect(this.#dialog.getByRole('button', { name: this.#guest.t('auth.verify.resend') })).toBeHidden()
  }

  async expectNotClipped(): Promise<void> {
    await expectNotClipped(this.#dialog)
  }

  async expectClosed(): Promise<void> {
    await expect(this.#dialog).toBeHidden()
  }

  /** In the header; on a phone, in its menu. */
  async #pressOfVisitor(name: 'common.nav.logIn' | 'common.nav.signUp'): Promise<void> {
    const menu = new Menu(this.#guest)
    if (isNarrow(this.#guest)) await menu.openAsVisitor()
    const place = isNarrow(this.#guest) ? menu.dialog : this.#header
    await place.getByRole('button', { name: this.#guest.t(name) }).click()
  }

  #field(label: 'auth.firstName' | 'auth.lastName' | 'auth.email' | 'auth.verify.code'): Locator {
    return this.#dialog.getByLabel(this.#guest.t(label), { exact: true })
  }

  get #password(): Locator {
    return this.#dialog.getByLabel(this.#guest.t('auth.password'), { exact: true })
  }

  get #newPassword(): Locator {
    return this.#dialog.getByLabel(this.#guest.t('auth.newPassword'), { exact: true })
  }

  get #phone(): Locator {
    return this.#dialog.getByLabel(this.#guest.t('auth.phone'))
  }

  get #code(): Locator {
    return this.#field('auth.verify.code')
  }
}
