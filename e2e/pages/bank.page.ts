import { serverWords, type ServerWords } from '#locales/server.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'
import type { Keyboard } from './keyboard.ts'

/** The bank's question whether the guest is the payer, in the language of the page. */
export class BankPage {
  readonly #dialog: Locator
  readonly #words: ServerWords

  constructor({ page, locale }: Guest) {
    this.#words = serverWords(locale)
    this.#dialog = page.getByRole('dialog', { name: this.#words.t('bank.title') })
  }

  async expectAsking(): Promise<void> {
    await expect(this.#button(this.#words.t('bank.approve'))).toBeVisible()
  }

  async approve(): Promise<void> {
    await this.#answer(this.#words.t('bank.approve'))
  }

  async approveByKey(keys: Keyboard): Promise<void> {
    await keys.activate(this.#button(this.#words.t('bank.approve')))
    await expect(this.#dialog).toBeHidden()
  }

  async fail(): Promise<void> {
    await this.#answer(this.#words.t('bank.fail'))
  }

  async cancel(): Promise<void> {
    await this.#answer(this.#words.t('bank.cancel'))
  }

  async #answer(name: string): Promise<void> {
    await this.#button(name).click()
    await expect(this.#dialog).toBeHidden()
  }

  #button(name: string): Locator {
    return this.#dialog.frameLocator('iframe').getByRole('button', { name })
  }
}
