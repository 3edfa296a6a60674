import type { Locale } from '#contract/shared/locale.ts'
import { makeFormats } from '#locales/kit/formats.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'

/** The dialog for language and currency. */
export class Settings {
  readonly #guest: Guest
  readonly #dialog: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#dialog = guest.page.getByRole('dialog', { name: guest.t('common.settings.title') })
  }

  /**
   * Presses at the button's position: Playwright's `click` would first scroll the button into view, and so move the page under
   * the sticky header.
   */
  async open(): Promise<void> {
    await expect(this.#button).toBeVisible()
    const box = await this.#button.boundingBox()
    if (box === null) throw new Error('the settings have no button')
    await this.#guest.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(this.#dialog).toBeVisible()
  }

  async close(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('common.close') }).click()
    await expect(this.#dialog).toBeHidden()
  }

  async expectOpen(): Promise<void> {
    await expect(this.#dialog).toBeVisible()
  }

  /** Reloads the page in the other language. */
  async chooseLanguage(locale: Locale): Promise<void> {
    const { page } = this.#guest
    await this.#dialog.getByRole('link', { name: makeFormats(locale).languageName(locale) }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }

  /** By keyboard: typing narrows the list, arrows move through it, Enter chooses. */
  async chooseCurrencyByKeys(typed: string, steps: number): Promise<void> {
    const { page } = this.#guest
    await this.#field.focus()
    await page.keyboard.type(typed)
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(this.#dialog).toBeHidden()
  }

  async findCurrency(typed: string): Promise<void> {
    await this.#field.fill(typed)
  }

  async expectNoCurrencyFound(): Promise<void> {
    await expect(this.#dialog.getByRole('option')).toHaveCount(0)
    await expect(this.#dialog.getByRole('status')).toHaveText(this.#guest.t('layout.settings.none'))
  }

  /** Only the currency that prices are charged in. */
  async expectDefaultAlone(): Promise<void> {
    await expect(this.#dialog.getByRole('option')).toHaveCount(1)
    await expect(this.#dialog.getByText(this.#guest.t('layout.settings.alone'))).toBeVisible()
  }

  async expectCurrency(code: string): Promise<void> {
    await expect(this.#button).toHaveAccessibleName(new RegExp(makeFormats(this.#guest.locale).currencyName(code)))
  }

  async expectFocus(): Promise<void> {
    await expect(this.#button).toBeFocused()
  }

  get #field(): Locator {
    return this.#dialog.getByRole('combobox', { name: this.#guest.t('layout.settings.currency') })
  }
  get #button(): Locator {
    const name = new RegExp(this.#guest.t('common.settings.label', { language: '.+', currency: '.+' }))
    return this.#guest.page.getByRole('banner').getByRole('button', { name })
  }
}
