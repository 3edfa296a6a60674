import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { expect, type Locator } from '@playwright/test'
import type { Person } from './auth.page.ts'
import type { Guest } from './guest.ts'

/** The header's links, and the navigation that slides out of it. */
export class Menu {
  readonly #guest: Guest
  readonly dialog: Locator
  readonly #header: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#header = guest.page.getByRole('banner')
    this.dialog = guest.page.getByRole('dialog', { name: guest.t('common.nav.menu') })
  }

  async expectVisitor(): Promise<void> {
    await expect(this.#button).toBeVisible()
  }

  /** With the avatar of the signed-in user. */
  async openAsGuest(): Promise<void> {
    await this.#avatar.click()
    await expect(this.dialog).toBeVisible()
  }

  async openAsVisitor(): Promise<void> {
    await this.#button.click()
    await expect(this.dialog).toBeVisible()
  }

  async goToLogIn(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#guest.t('common.nav.logIn') }).click()
    await expect(this.#guest.page.getByRole('dialog', { name: this.#guest.t('auth.logIn') })).toBeVisible()
  }

  async openByKey(): Promise<void> {
    await this.#avatar.focus()
    await this.#guest.page.keyboard.press('Enter')
    await expect(this.#close).toBeFocused()
  }

  /** Presses Tab once more than there are elements: the focus stays in the menu. */
  async walkAround(): Promise<void> {
    const things = await this.dialog.getByRole('link').or(this.dialog.getByRole('button')).count()
    for (let press = 0; press <= things; press += 1) {
      await this.#guest.page.keyboard.press('Tab')
      await expect(this.#header.locator(':focus')).toHaveCount(0)
      await expect(this.#guest.page.getByRole('main').locator(':focus')).toHaveCount(0)
    }
  }

  async closeByKey(): Promise<void> {
    await this.#guest.page.keyboard.press('Escape')
    await this.expectClosedToAvatar()
  }

  async closeByButton(): Promise<void> {
    await this.#close.click()
    await this.expectClosedToAvatar()
  }

  /** Presses beside the menu, near the opposite edge of the window. */
  async closeFromOutside(): Promise<void> {
    const { page, locale } = this.#guest
    const { width = 0 } = page.viewportSize() ?? {}
    await page.mouse.click(locale === 'en' ? 20 : width - 20, 400)
    await this.expectClosedToAvatar()
  }

  async goTo(page: 'account.credits' | 'account.company' | 'common.nav.search' | 'common.nav.about'): Promise<void> {
    await this.dialog.getByRole('link', { name: this.#guest.t(page), exact: true }).click()
    await expect(this.dialog).toBeHidden()
  }

  async openSettings(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#guest.t('common.settings.title') }).click()
  }

  async copyCode(): Promise<void> {
    await this.#promo.getByRole('button', { name: this.#copyName }).click()
  }

  /** The code in the promo code block. */
  async promoCode(): Promise<string> {
    return this.#promo.locator('bdi[dir=ltr]').innerText()
  }

  async expectClosedToAvatar(): Promise<void> {
    await expect(this.dialog).toBeHidden()
    await expect(this.#avatar).toBeFocused()
  }

  async expectFocusOnButton(): Promise<void> {
    await expect(this.#button).toBeFocused()
  }

  /** Specification §2: the account summary. */
  async expectAccount({ first, last, email }: Person): Promise<void> {
    const { t } = this.#guest
    const account = this.dialog.getByRole('region', { name: t('common.nav.account') })
    await expect(account).toContainText(`${first} ${last}`)
    await expect(account).toContainText(email)
    await expect(account).toContainText(t('account.role.regular'))
    for (const figure of ['account.credit', 'account.hoursStayed', 'account.bookings'] as const)
      await expect(account.getByText(t(figure), { exact: true })).toBeVisible()
  }

  /** At the inline end, as high as the window; on a phone also as wide. */
  async expectPlace(width: 'beside' | 'whole'): Promise<void> {
    const { page, locale } = this.#guest
    const { width: window = 0, height = 0 } = page.viewportSize() ?? {}
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    const box = await this.dialog.boundingBox()
    const inline = width === 'whole' ? window : 400
    expect(box).toEqual({ x: locale === 'en' ? window - inline : 0, y: 0, width: inline, height })
  }

  async expectPageStill(): Promise<void> {
    const { page } = this.#guest
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }

  /** Links of the header, in order. */
  async expectHeaderLinks(
    names: readonly (
      | 'common.nav.hotels'
      | 'common.nav.inquiry'
      | 'common.nav.about'
      | 'common.nav.favorites'
      | 'common.nav.account'
    )[],
  ) {
    const nav = this.#header.getByRole('navigation', { name: this.#guest.t('common.nav.label') })
    await expect(nav.getByRole('link')).toHaveText(names.map((name) => this.#guest.t(name)))
  }

  async expectMenuLinks(
    names: readonly ('common.nav.search' | 'common.nav.inquiry' | 'common.nav.about')[],
  ): Promise<void> {
    const nav = this.dialog.getByRole('navigation', { name: this.#guest.t('common.nav.label') })
    await expect(nav.getByRole('link')).toHaveText(names.map((name) => this.#guest.t(name)))
  }

  async goHome(): Promise<void> {
    await this.#header
      .getByRole('link', { name: this.#guest.t('common.nav.home', { name: DEFAULT_BRAND.name }) })
      .click()
  }

  get #copyName(): RegExp {
    return new RegExp(this.#guest.t('account.promo.copyCode', { code: '.+' }))
  }
  get #promo(): Locator {
    return this.dialog
      .getByRole('region')
      .filter({ hasText: this.#guest.t('account.promo.code') })
      .last()
  }
  get #avatar(): Locator {
    return this.#header.getByRole('button', { name: this.#guest.t('auth.menu') })
  }
  get #button(): Locator {
    return this.#header.getByRole('button', { name: this.#guest.t('common.nav.menu'), exact: true })
  }
  get #close(): Locator {
    return this.dialog.getByRole('button', { name: this.#guest.t('common.close') })
  }
}
