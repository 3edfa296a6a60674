import type { WalletName } from '#machines/wallet/wallet.rules.ts'
import { expect, type Page } from '@playwright/test'
import { Gate } from './gate.ts'

const ADDRESSES: Readonly<Record<WalletName, RegExp>> = {
  'apple-pay': /\/apple-pay-sdk\.js$/,
  'google-pay': /\/pay\.js$/,
}
/** The global that each wallet's script defines. */
const GLOBALS: Readonly<Record<WalletName, string>> = { 'apple-pay': 'ApplePaySession', 'google-pay': 'google' }

type Ability = 'able' | 'unable' | 'failing'

/** A wallet's own script. The journey controls when it loads and disappears, and what it reports about the device. */
export class WalletScript {
  readonly #page: Page
  readonly #wallet: WalletName
  readonly #gate: Gate

  constructor(page: Page, wallet: WalletName) {
    this.#page = page
    this.#wallet = wallet
    this.#gate = new Gate(page)
  }

  /** From now on the script loads only when the journey lets it. */
  async hold(): Promise<void> {
    await this.#gate.buildAt(ADDRESSES[this.#wallet])
    this.#gate.close()
  }

  /** For a new page. */
  forget(): void {
    this.#gate.forget()
    this.#gate.close()
  }

  async come(): Promise<void> {
    const isRestored = await this.#page.evaluate((name) => {
      const savedGlobal: unknown = Reflect.get(window, `kept ${name}`)
      if (savedGlobal !== undefined) Reflect.set(window, name, savedGlobal)
      return savedGlobal !== undefined
    }, this.#global)
    if (isRestored) return
    // The page may not have requested it yet.
    await this.#gate.open()
  }

  async go(): Promise<void> {
    this.#gate.close()
    await this.#page.evaluate((name) => {
      const there: unknown = Reflect.get(window, name)
      if (there === undefined) return
      Reflect.set(window, `kept ${name}`, there)
      Reflect.deleteProperty(window, name)
    }, this.#global)
  }

  /** The page has requested the script, but it does not load. */
  async fail(): Promise<void> {
    await expect
      .poll(() =>
        this.#page.evaluate((pattern) => {
          const script = [...document.scripts].find(({ src }) => new RegExp(pattern).test(src))
          script?.dispatchEvent(new Event('error'))
          return script !== undefined
        }, ADDRESSES[this.#wallet].source),
      )
      .toBe(true)
  }

  /** The device's answer when the wallet asks whether it can pay. */
  async setAbility(ability: Ability): Promise<void> {
    await this.#page.evaluate(
      ([name, says]) => {
        const answer = () => {
          Reflect.set(window, `asked ${name}`, true)
          if (says === 'failing')
            throw Object.assign(new Error('No'), { code: 'DEVELOPER_ERROR', statusCode: 'DEVELOPER_ERROR' })
          return says === 'able'
        }
        const there = Reflect.get(window, name)
        if (name === 'google')
          there.payments.api.PaymentsClient.prototype.isReadyToPay = async () => ({ result: answer() })
        else there.canMakePayments = answer
      },
      [this.#global, ability] as const,
    )
  }

  /** The wallet has asked the device since the last check. */
  async expectAbilityCheck(): Promise<void> {
    await expect
      .poll(() =>
        this.#page.evaluate(
          (name) => Reflect.has(window, `asked ${name}`) && Reflect.deleteProperty(window, `asked ${name}`),
          this.#global,
        ),
      )
      .toBe(true)
    await this.#page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  }

  get #global(): string {
    return GLOBALS[this.#wallet]
  }
}
