import { readFile } from 'node:fs/promises'
import type { Locale } from '#contract/shared/locale.ts'
import { expect, type Locator } from '@playwright/test'
import { ProviderWindow } from './providerWindow.page.ts'
import type { Guest } from './guest.ts'
import { codeFor } from './outbox.ts'

type SectionTitle = 'names' | 'phone' | 'language' | 'email' | 'password' | 'data' | 'deletion'

type DialogTitle =
  | 'profile.email.change'
  | 'profile.email.renewTitle'
  | 'profile.password.change'
  | 'profile.deletion.title'
  | 'profile.deletion.goneTitle'
  | 'auth.verify.title'

/** Profile settings: its sections, and the dialogs for e-mail, password and account deletion. */
export class ProfilePage {
  readonly #guest: Guest
  readonly #main: Locator
  readonly #dialog: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
    this.#dialog = guest.page.getByRole('dialog')
  }

  async open(): Promise<void> {
    await this.#guest.page.goto(this.#guest.address('/account/profile-settings'))
  }

  async expectOpen(): Promise<void> {
    await expect(this.#firstName).toBeVisible()
  }

  async expectNames(first: string, last: string): Promise<void> {
    await expect(this.#firstName).toHaveValue(first)
    await expect(this.#lastName).toHaveValue(last)
  }

  async writeFirstName(name: string): Promise<void> {
    await this.#firstName.fill(name)
  }

  /** Appends a letter: the new text always differs from the old. */
  async writeOn(): Promise<void> {
    await this.writeFirstName(`${await this.#firstName.inputValue()}a`)
  }

  async expectFirstNameProblem(text: string): Promise<void> {
    await expect(this.#firstName).toHaveAccessibleDescription(text)
    await expect(this.#firstName).toBeFocused()
  }

  async writePhone(phone: string): Promise<void> {
    await this.#phone.fill(phone)
  }

  async expectPhone(phone: string): Promise<void> {
    await expect(this.#phone).toHaveValue(phone)
  }

  async expectPhoneProblem(text: string): Promise<void> {
    await expect(this.#phone).toHaveAccessibleDescription(text)
  }

  async chooseLanguage(locale: Locale): Promise<void> {
    await this.#section('language').getByRole('combobox').selectOption(locale)
  }

  async expectLanguage(locale: Locale): Promise<void> {
    await expect(this.#section('language').getByRole('combobox')).toHaveValue(locale)
  }

  async save(title: SectionTitle): Promise<void> {
    await this.#section(title)
      .getByRole('button', { name: this.#guest.t('profile.save') })
      .click()
  }

  async expectSaved(title: SectionTitle): Promise<void> {
    await expect(this.#section(title).getByRole('status')).toHaveText(this.#guest.t('profile.saved'))
  }

  async expectFailure(title: SectionTitle, text: string): Promise<void> {
    await expect(this.#section(title).getByRole('alert')).toContainText(text)
  }

  /** Shows an error, and no success. */
  async expectSomeFailure(title: SectionTitle): Promise<void> {
    await expect(this.#section(title).getByRole('alert')).toHaveText(/./)
    await this.#expectNotDone(title)
  }

  async expectBusy(title: SectionTitle): Promise<void> {
    await expect(this.#section(title).locator('button[aria-busy=true]')).toBeVisible()
  }

  /** Shows no result of the last attempt. Also passes if the section is no longer on the page. */
  async expectNoResult(title: SectionTitle): Promise<void> {
    const section = this.#section(title)
    await expect(section.locator('button[aria-busy=true]')).toHaveCount(0)
    await expect(section.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await this.#expectNotDone(title)
  }

  async #expectNotDone(title: SectionTitle): Promise<void> {
    const { t } = this.#guest
    const status = this.#section(title).getByRole('status')
    for (const text of [t('profile.saved'), t('profile.data.done')])
      await expect(status.getByText(text, { exact: true })).toHaveCount(0)
  }

  async expectDownloaded(): Promise<void> {
    await expect(this.#section('data').getByRole('status')).toHaveText(this.#guest.t('profile.data.done'))
  }

  async expectUnsaved(title: SectionTitle): Promise<void> {
    await expect(this.#section(title).getByRole('status')).toHaveText(this.#guest.t('profile.unsaved'))
  }

  /** With a link in the list of account pages. */
  async goToCredits(): Promise<void> {
    await this.#main.getByRole('link', { name: this.#guest.t('account.credits') }).click()
  }

  async expectLeaveDialog(): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('profile.leave.title'))
  }

  async stay(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('profile.leave.stay') }).click()
    await expect(this.#dialog).toBeHidden()
  }

  async leave(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('profile.leave.leave'), exact: true }).click()
  }

  async openEmailChange(): Promise<void> {
    await this.#press('email', 'profile.email.change')
  }

  async askForCode(email: string, password: string): Promise<void> {
    await this.#dialog.getByLabel(this.#guest.t('profile.email.label'), { exact: true }).fill(email)
    await this.#currentPassword.fill(password)
    await this.#dialog.getByRole('button', { name: this.#guest.t('profile.email.send') }).click()
  }

  /** The form keeps the new e-mail as written, but not the password. */
  async expectNewEmail(email: string): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('profile.email.change'))
    await expect(this.#dialog.getByLabel(this.#guest.t('profile.email.label'), { exact: true })).toHaveValue(email)
    await expect(this.#currentPassword).toHaveValue('')
  }

  async writeNewEmail(email: string): Promise<void> {
    await this.#dialog.getByLabel(this.#guest.t('profile.email.label'), { exact: true }).fill(email)
  }

  async writeWord(word: string): Promise<void> {
    await this.#dialog.getByRole('textbox').first().fill(word)
  }

  /** In place of the password. */
  async confirmByGoogle(): Promise<ProviderWindow> {
    const opened = this.#guest.page.waitForEvent('popup')
    await this.#dialog.getByRole('button', { name: this.#guest.t('profile.proof.by', { provider: 'Google' }) }).click()
    return new ProviderWindow(await opened)
  }

  async expectSignInDialog(): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('profile.email.renewTitle'))
  }

  /** The session still belongs to the old e-mail. */
  async renew(password: string): Promise<void> {
    await this.#currentPassword.fill(password)
    await this.#dialog.getByRole('button', { name: this.#guest.t('profile.email.renew') }).click()
  }

  async expectEmail(email: string): Promise<void> {
    await expect(this.#dialog).toBeHidden()
    await expect(this.#section('email').getByRole('status')).toHaveText(this.#guest.t('profile.email.done'))
    await expect(this.#section('email').getByText(email)).toBeVisible()
  }

  async writePassword(password: string): Promise<void> {
    await this.#currentPassword.fill(password)
  }

  async askForAnotherCode(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('auth.verify.resend') }).click()
  }

  async expectDialog(title: DialogTitle): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t(title))
  }

  async expectNoDialog(): Promise<void> {
    await expect(this.#dialog).toBeHidden()
  }

  /** Above the button, or at a field. */
  async expectFailureInDialog(): Promise<void> {
    await expect(this.#told).not.toHaveCount(0)
  }

  async expectNoFailureInDialog(): Promise<void> {
    await expect(this.#told).toHaveCount(0)
  }

  async expectEmailChanged(): Promise<void> {
    await expect(this.#section('email').getByRole('status')).toHaveText(this.#guest.t('profile.email.done'))
  }

  async expectNothingDone(): Promise<void> {
    for (const title of ['email', 'password'] as const)
      await expect(this.#section(title).getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
  }

  async expectCodeDialog(): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('auth.verify.title'))
  }

  async enterCode(code: string): Promise<void> {
    await this.#dialog.getByLabel(this.#guest.t('auth.verify.code'), { exact: true }).fill(code)
  }

  async expectCodeRefused(): Promise<void> {
    await expect(
      this.#dialog.getByLabel(this.#guest.t('auth.verify.code'), { exact: true }),
    ).toHaveAccessibleDescription(this.#guest.t('errors.invalidCode'))
  }

  /** With the code sent to the new address. */
  async proveEmail(email: string): Promise<void> {
    await this.enterCode(await codeFor(this.#guest.page.request, email))
    await expect(this.#section('email').getByRole('status')).toHaveText(this.#guest.t('profile.email.done'))
    await expect(this.#section('email').getByText(email)).toBeVisible()
  }

  async expectPasswordRefused(): Promise<void> {
    await expect(this.#currentPassword).toHaveAccessibleDescription(this.#guest.t('errors.invalidPassword'))
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.openPasswordChange()
    await this.sendPassword(current, next)
    await this.expectPasswordChanged()
  }

  async openPasswordChange(): Promise<void> {
    await this.#press('password', 'profile.password.change')
    await this.expectPasswordDialog()
  }

  async expectPasswordDialog(): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('profile.password.change'))
  }

  async sendPassword(current: string, next: string): Promise<void> {
    await this.#currentPassword.fill(current)
    await this.#dialog.getByLabel(this.#guest.t('profile.password.label'), { exact: true }).fill(next)
    await this.#dialog.getByRole('button', { name: this.#guest.t('profile.password.save') }).click()
  }

  async expectPasswordChanged(): Promise<void> {
    await expect(this.#section('password').getByRole('status')).toHaveText(this.#guest.t('profile.password.done'))
  }

  /** @returns the content of the saved file. */
  async download(): Promise<unknown> {
    const saving = this.#guest.page.waitForEvent('download')
    await this.#press('data', 'profile.data.download')
    const content: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
    await expect(this.#section('data').getByRole('status')).toHaveText(this.#guest.t('profile.data.done'))
    return content
  }

  /** Does not wait for the file. */
  async pressDownload(): Promise<void> {
    await this.#press('data', 'profile.data.download')
  }

  async expectInView(title: SectionTitle): Promise<void> {
    await expect(this.#section(title).getByRole('button')).toBeInViewport()
  }

  async openDeletion(): Promise<void> {
    await this.#press('deletion', 'profile.deletion.open')
    await this.expectDeletionDialog()
  }

  async expectDeletionDialog(): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('profile.deletion.title'))
  }

  async confirmDeletion(word: string, password: string): Promise<void> {
    await this.#dialog.getByRole('textbox').first().fill(word)
    await this.#currentPassword.fill(password)
    await this.#dialog.getByRole('button', { name: this.#guest.t('profile.deletion.submit') }).click()
  }

  async expectWordRefused(): Promise<void> {
    await expect(this.#dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
  }

  async expectGone(): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('profile.deletion.goneTitle'))
  }

  async goHome(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('profile.deletion.home') }).click()
  }

  async closeDialog(): Promise<void> {
    await this.#guest.page.keyboard.press('Escape')
    await expect(this.#dialog).toBeHidden()
  }

  #section(title: SectionTitle): Locator {
    return this.#main.getByRole('region', { name: this.#guest.t(`profile.${title}.title`), exact: true })
  }

  async #press(
    title: SectionTitle,
    name: 'profile.email.change' | 'profile.password.change' | 'profile.data.download' | 'profile.deletion.open',
  ): Promise<void> {
    await this.#section(title)
      .getByRole('button', { name: this.#guest.t(name) })
      .click()
  }

  get #told(): Locator {
    return this.#dialog.getByRole('alert').filter({ hasText: /./ }).or(this.#dialog.locator('[aria-invalid=true]'))
  }

  get #firstName(): Locator {
    return this.#section('names').getByLabel(this.#guest.t('auth.firstName'), { exact: true })
  }

  get #lastName(): Locator {
    return this.#section('names').getByLabel(this.#guest.t('auth.lastName'), { exact: true })
  }

  get #phone(): Locator {
    return this.#section('phone').getByRole('textbox')
  }

  get #currentPassword(): Locator {
    return this.#dialog.getByLabel(this.#guest.t('profile.proof.password'), { exact: true })
  }
}
