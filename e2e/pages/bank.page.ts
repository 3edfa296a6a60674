import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'
import type { Keyboard } from './keyboard.ts'

/** What the guest's bank shows when it wants to know that it is he who pays. The local one speaks English. */
export class BankPage {
  readonly #dialog: Locator

  constructor({ page }: Guest) {
    this.#dialog = page.getByRole('dialog', { name: 'Bank verification' })
  }

  async expectAsking(): Promise<void> {
    await expect(this.#button('Approve')).toBeVisible()
  }

  async approve(): Promise<void> {
    await this.#answer('Approve')
  }

  async approveByKey(keys: Keyboard): Promise<void> {
    await keys.activate(this.#button('Approve'))
    await expect(this.#dialog).toBeHidden()
  }

  async fail(): Promise<void> {
    await this.#answer('Fail')
  }

  async cancel(): Promise<void> {
    await this.#answer('Cancel')
  }

  async #answer(name: string): Promise<void> {
    await this.#button(name).click()
    await expect(this.#dialog).toBeHidden()
  }

  #button(name: string): Locator {
    return this.#dialog.frameLocator('iframe').getByRole('button', { name })
  }
}
