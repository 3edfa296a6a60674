import { expect, type Page } from '@playwright/test'

/** The window of Google or Facebook, as shown by the local identity emulator: a form, and Cancel. */
export class ProviderWindow {
  readonly #window: Page

  constructor(window: Page) {
    this.#window = window
  }

  async signInAs(email: string, name: string): Promise<void> {
    const [emailField, nameField] = [this.#window.getByRole('textbox').nth(0), this.#window.getByRole('textbox').nth(1)]
    await emailField.fill(email)
    await nameField.fill(name)
    await this.#leaveBy(() => nameField.press('Enter'))
  }

  /** An account that signed in there before. */
  async choose(email: string): Promise<void> {
    await this.#leaveBy(() => this.#window.getByRole('button', { name: email }).click())
  }

  async cancel(): Promise<void> {
    await this.#leaveBy(() => this.#window.getByRole('button').last().click())
  }

  async close(): Promise<void> {
    await this.#window.close()
  }

  async expectLanguage(lang: string): Promise<void> {
    await expect(this.#window.locator('html')).toHaveAttribute('lang', lang)
  }

  async expectClosed(): Promise<void> {
    await expect.poll(() => this.#window.isClosed()).toBe(true)
  }

  /** The window may close before the press is complete. */
  async #leaveBy(press: () => Promise<void>): Promise<void> {
    try {
      await press()
    } catch (cause) {
      if (!isCutShort(cause)) throw cause
    }
  }
}

const isCutShort = (cause: unknown): boolean => cause instanceof Error && cause.message.includes('has been closed')
