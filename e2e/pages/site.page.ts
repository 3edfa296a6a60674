import { textDirection, LOCALES, type Locale } from '#contract/shared/locale.ts'
import { documentTexts as ar } from '#locales/ar/document.ts'
import { documentTexts as en } from '#locales/en/document.ts'
import { documentTexts as he } from '#locales/he/document.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import type { Guest } from './guest.ts'
import { expectNotClipped } from './notClipped.ts'

const DOCUMENT_TEXTS = { en, ar, he } as const

type LatePart =
  | 'common.nav.logIn'
  | 'common.nav.signUp'
  | 'common.nav.menu'
  | 'common.settings.title'
  | 'common.stay.checkIn'
  | 'search.form.rooms'

/** Everything that all pages share: head, frame, language and errors. */
export class SitePage {
  readonly #guest: Guest
  readonly #page: Page

  constructor(guest: Guest) {
    this.#guest = guest
    this.#page = guest.page
  }

  /** Opens a path in the guest's language and returns the response. */
  async open(path: string): Promise<Response> {
    const answer = await this.#page.goto(this.#guest.address(path))
    if (answer === null) throw new Error(`${path} was not loaded`)
    return answer
  }

  /** The page reacts to a press: it is interactive, not only painted. */
  async expectAlive(): Promise<void> {
    const { t } = this.#guest
    const dialog = this.#page.getByRole('dialog', { name: t('common.settings.title') })
    await this.#settings.click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: t('common.close') }).click()
    await expect(dialog).toBeHidden()
  }

  /** Presses the button of a part that loads when it is first opened. */
  async openPart(name: LatePart): Promise<void> {
    const { t } = this.#guest
    const button =
      name === 'common.settings.title'
        ? this.#settings
        : this.#page.getByRole('button', { name: new RegExp(`^${t(name)}`) }).first()
    await button.click()
  }

  async expectPart(): Promise<void> {
    await expect(this.#page.getByRole('dialog').getByRole('button').first()).toBeVisible()
    await expect(this.#missing).toHaveCount(0)
  }

  async expectPartMissing(): Promise<void> {
    await expect(this.#missing).toBeVisible()
  }

  async retryPart(): Promise<void> {
    await this.#missing.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  async putMissingAway(): Promise<void> {
    await this.#missing.getByRole('button', { name: this.#guest.t('common.close') }).click()
    await expect(this.#missing).toHaveCount(0)
  }

  get #missing(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: this.#guest.t('common.connection.missing') })
  }

  async expectLanguage(): Promise<void> {
    const { locale } = this.#guest
    const html = this.#page.locator('html')
    await expect(html).toHaveAttribute('lang', locale)
    await expect(html).toHaveAttribute('dir', textDirection(locale))
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.#page).toHaveTitle(title)
  }

  async expectHeading(text: string): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 1, name: text })).toBeVisible()
  }

  /** The canonical address of the page, with origin: our path, and the query that belongs to it. */
  async expectCanonical(address: string): Promise<void> {
    const whole = new URL(address, this.#page.url()).href
    const links = this.#page.locator('head link[rel=canonical]')
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute('href', whole)
    await expect(this.#page.locator('head meta[property="og:url"]')).toHaveAttribute('content', whole)
  }

  /** Links to the page in every language, and an `x-default`. */
  async expectAlternates(path: string): Promise<void> {
    const { origin } = new URL(this.#page.url())
    const links = this.#page.locator('head link[rel=alternate]')
    const there = await links.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')]),
    )
    const addressIn = (locale: Locale) => `${origin}${writeLocalePath(locale, path)}`
    expect(there).toEqual([...LOCALES.map((locale) => [locale, addressIn(locale)]), ['x-default', addressIn('en')]])
  }

  /** The message for an application that does not load. */
  async expectLost(): Promise<void> {
    const { title, text } = this.#documentTexts.lost
    await expect(this.#lost.getByText(title)).toBeVisible()
    await expect(this.#lost.getByText(text)).toBeVisible()
    await expect(this.#lost.getByRole('link', { name: DEFAULT_BRAND.support_phone })).toBeVisible()
    await expect(this.#lost.getByRole('link', { name: DEFAULT_BRAND.support_email })).toBeVisible()
  }

  /** An interactive page does not even contain the message. */
  async expectNotLost(): Promise<void> {
    await expect(this.#lost).toHaveCount(0)
  }

  async refreshLost(): Promise<void> {
    await this.#lost.getByRole('link', { name: this.#documentTexts.refresh }).click()
  }

  /** The message for browsers without scripts. */
  async expectScriptsNeeded(): Promise<void> {
    const words = this.#page.locator('noscript').locator('[role=alert]')
    await expect(words).toBeVisible()
    await expect(words).toContainText(this.#documentTexts.noScript.title)
    await expect(this.#lost).toBeHidden()
  }

  async expectNotFound(): Promise<void> {
    const { t } = this.#guest
    await this.expectTitle(t('errors.notFoundTitle'))
    await this.expectHeading(t('errors.pageNotFound'))
    await expect(this.#main.getByText(t('errors.notFound'), { exact: true })).toBeVisible()
    await expect(this.#main.getByText(t('errors.pageCannotBeFound'))).toBeVisible()
    await expect(this.#page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(this.#page.locator('head link[rel=canonical]')).toHaveCount(0)
  }

  async goHomeFromNotFound(): Promise<void> {
    const { t, address } = this.#guest
    await this.#main.getByRole('link', { name: t('errors.goHome') }).click()
    await expect(this.#page).toHaveURL((url) => url.pathname === address('/'))
    await this.expectHeading(t('common.tagline'))
  }

  /** Waits for animations: color changes take a moment. */
  async expectStill(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(() => document.getAnimations().length)).toBe(0)
  }

  /** As set in the browser by a guest with poor eyesight. */
  async enlargeText(): Promise<void> {
    const browser = await this.#page.context().newCDPSession(this.#page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  }

  /** Nothing overflows sideways: the page scrolls in one direction only. */
  async expectNoSidewaysScroll(): Promise<void> {
    await expectNotClipped(this.#page.locator('html'))
  }

  async followHotels(): Promise<void> {
    const { t } = this.#guest
    await this.#page
      .getByRole('banner')
      .getByRole('link', { name: t('common.nav.hotels'), exact: true })
      .click()
  }

  async followLogo(): Promise<void> {
    await this.#page
      .getByRole('banner')
      .getByRole('link', { name: this.#guest.t('common.nav.home', { name: DEFAULT_BRAND.name }) })
      .click()
  }

  /** The page can be used: nothing covers it, and it scrolls. */
  async expectNothingOpen(): Promise<void> {
    await expect(this.#page.getByRole('dialog')).toHaveCount(0)
    await expect
      .poll(() => this.#page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe('hidden')
  }

  async followAbout(): Promise<void> {
    const { t } = this.#guest
    await this.#page
      .getByRole('link', { name: t('common.nav.about'), exact: true })
      .first()
      .click()
  }

  /** Specification §2: any other error. */
  async expectBroken(): Promise<void> {
    const { t } = this.#guest
    await expect(this.#page.getByRole('alert').getByText(t('errors.somethingWrong'))).toBeVisible()
    await expect(this.#refresh).toBeVisible()
  }

  async refresh(): Promise<void> {
    await this.#refresh.click()
  }

  async expectOffline(): Promise<void> {
    await expect(this.#status.getByText(this.#guest.t('common.connection.offline'))).toBeVisible()
  }

  async expectBackOnline(): Promise<void> {
    const { t } = this.#guest
    await expect(this.#page.getByText(t('common.connection.offline'))).toBeHidden()
    await expect(this.#status.getByText(t('common.connection.back'))).toBeAttached()
  }

  /** Name of the focused element, as a screen reader reads it; empty if nothing has the focus. */
  async focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const one = document.activeElement
      if (one === null || one === document.body) return ''
      const label =
        one.getAttribute('aria-label') ?? (one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : null)
      return (label ?? one.textContent ?? '').trim()
    })
  }

  /**
   * Presses Tab until the element of that name has the focus. Returns the names of all elements passed, the last one included.
   */
  async tabTo(name: string, most = 30): Promise<string[]> {
    const passed: string[] = []
    for (let press = 0; press < most && passed.at(-1) !== name; press += 1) {
      await this.#page.keyboard.press('Tab')
      passed.push(await this.focused())
    }
    return passed
  }

  async skipToContent(): Promise<void> {
    const skip = this.#page.getByRole('link', { name: this.#guest.t('common.skip') })
    await this.#page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await this.#page.keyboard.press('Enter')
    await expect(this.#main).toBeFocused()
  }

  get #documentTexts(): (typeof DOCUMENT_TEXTS)[Locale] {
    return DOCUMENT_TEXTS[this.#guest.locale]
  }
  get #lost(): Locator {
    return this.#page.locator('#lost')
  }
  get #main() {
    return this.#page.getByRole('main')
  }

  get #status() {
    return this.#page.getByRole('status')
  }

  get #refresh() {
    return this.#page.getByRole('button', { name: this.#guest.t('common.refresh') })
  }

  get #settings() {
    const name = new RegExp(this.#guest.t('common.settings.label', { language: '.+', currency: '.+' }))
    return this.#page.getByRole('banner').getByRole('button', { name })
  }
}
