import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'

/** Choice of credit or a promo code in the checkout. */
export class LoyaltyPage {
  readonly #guest: Guest
  readonly #choices: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#choices = guest.page
      .getByRole('main')
      .getByRole('radiogroup', { name: guest.t('checkout.loyalty.title'), exact: true })
  }

  async choose(option: 'neither' | 'credits' | 'promo'): Promise<void> {
    const choice = this.#choice(option)
    // A phone shows the only option as a button.
    const fold = this.#guest.page
      .getByRole('main')
      .getByRole('button', { name: this.#guest.t('checkout.loyalty.promo') })
    await expect(choice.or(fold)).toBeVisible()
    await (option === 'promo' && (await fold.isVisible()) ? fold.click() : choice.check())
  }

  async expectChosen(option: 'neither' | 'credits' | 'promo'): Promise<void> {
    await expect(this.#choice(option)).toBeChecked()
  }

  async expectNone(): Promise<void> {
    await expect(this.#choices).toHaveCount(0)
  }

  /** Does not send the code. */
  async type(code: string): Promise<void> {
    await this.#code.fill(code)
  }

  /** Types a code and sends it with Enter. */
  async enter(code: string): Promise<void> {
    await this.#code.fill(code)
    await this.#code.press('Enter')
  }

  async apply(code: string): Promise<void> {
    await this.#code.fill(code)
    await this.#guest.page.getByRole('button', { name: this.#guest.t('checkout.loyalty.apply') }).click()
  }

  async expectCode(code: string): Promise<void> {
    await expect(this.#code).toHaveValue(code)
  }

  async expectRefused(why: 'unknown' | 'own' | 'used' | 'notFirst' | 'business'): Promise<void> {
    await expect(this.#code).toHaveAccessibleDescription(this.#guest.t(`checkout.promo.${why}`))
    await expect(this.#code).toHaveAttribute('aria-invalid', 'true')
  }

  /** Shown beside the choices: there is no field, or the refusal is not about the code. */
  async expectAlert(key: 'checkout.promo.business' | 'checkout.loyalty.logIn'): Promise<void> {
    const alert = this.#guest.page.getByRole('main').getByRole('alert')
    await expect(alert.filter({ hasText: this.#guest.t(key) })).toBeVisible()
  }

  async expectEmptyError(): Promise<void> {
    await expect(this.#code).toHaveAccessibleDescription(this.#guest.t('checkout.loyalty.empty'))
  }

  async expectApplied(): Promise<void> {
    await expect(this.#code).toHaveAccessibleDescription(/25/)
    await expect(this.#code).not.toHaveAttribute('aria-invalid', 'true')
  }

  /** The code could not be checked: the field shows a network error. */
  async expectNetworkError(): Promise<void> {
    await expect(this.#code).toHaveAccessibleDescription(this.#guest.t('errors.network'))
  }

  get #code(): Locator {
    return this.#guest.page.getByRole('main').getByRole('textbox', { name: this.#guest.t('checkout.loyalty.code') })
  }

  #choice(option: 'neither' | 'credits' | 'promo'): Locator {
    return this.#choices.getByRole('radio', { name: this.#guest.t(`checkout.loyalty.${option}`) })
  }
}
