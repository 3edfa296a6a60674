import type { ConfigResponse } from '#contract/http/config.ts'
import { toDollars } from '#contract/shared/money.ts'
import { walletMachine } from '#machines/wallet/wallet.machine.ts'
import type { PaymentVerdict, WalletName } from '#machines/wallet/wallet.rules.ts'
import { ApiFailure, noAnswerCode } from '#src/services/apiFailure.ts'
import type { PreparedWallet, WalletOptions, WalletPayment } from '#src/services/payments/wallet.types.ts'
import { toWalletProblem } from '#src/services/payments/walletProblem.ts'
import { ScriptFailure } from '#src/services/payments/walletScripts.ts'
import type { Incident } from '#src/services/report.ts'
import { fromPromise } from 'xstate'

type WalletConfig = ConfigResponse['wallets']

export interface WalletProvider {
  isThere: () => boolean
  /** Resolves to null if this device cannot pay with it. */
  prepare: (options: WalletOptions, config: WalletConfig) => Promise<PreparedWallet | null>
}

export interface WalletServices {
  doors: Readonly<Record<WalletName, WalletProvider>>
  requestScript: (address: string) => void
  loadConfig: () => Promise<Pick<ConfigResponse, 'payment' | 'wallets' | 'brand'>>
  loadToken: () => Promise<string>
  /** Holds the payment. @returns its handle. */
  hold: (wallet: WalletName, payment: WalletPayment) => string
  /** Logs expected failures (specification §8) at info level; they are not shown. */
  note: (incident: Incident) => void
  isOnline: () => boolean
}

/** The wallet machine on the wallets' own scripts and the live card SDK. */
export const createWallets = (services: WalletServices) => {
  const { doors, hold, note } = services
  const prepared = new Map<WalletName, PreparedWallet>()
  const ends = new Map<string, (verdict: PaymentVerdict) => void>()

  /** Logs the failure and converts it for the machine. */
  const failed = (wallet: WalletName, thrown: unknown): ApiFailure => {
    const { kind, code, message } = toWalletProblem(thrown)
    note({ area: wallet, code: code || 'unknown', status: 0 })
    // Reported as no answer, so that the machine tries again once online.
    if (thrown instanceof ScriptFailure || !services.isOnline())
      return new ApiFailure({ code: noAnswerCode(services.isOnline()), message, cause: thrown })
    if (thrown instanceof ApiFailure) return thrown
    return new ApiFailure({ code: `wallet.${kind}`, status: 400, message, cause: thrown })
  }
  const noted = async <T>(wallet: WalletName, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (thrown) {
      throw failed(wallet, thrown)
    }
  }

  const machine = walletMachine.provide({
    actors: {
      findScript: fromPromise(({ input: { wallet } }) =>
        noted(wallet, async () => {
          const door = doors[wallet]
          const config = (await services.loadConfig()).wallets[wallet]
          if (config === null) return { isThere: false }
          if (!door.isThere()) services.requestScript(config.script)
          return { isThere: door.isThere() }
        }),
      ),
      prepareWallet: fromPromise(({ input: { wallet } }) =>
        noted(wallet, async () => {
          const [{ payment, wallets, brand }, clientToken] = await Promise.all([
            services.loadConfig(),
            services.loadToken(),
          ])
          const opened = await doors[wallet].prepare({ payment, clientToken, payee: brand.name }, wallets)
          if (opened === null) prepared.delete(wallet)
          else prepared.set(wallet, opened)
          return { isAble: opened !== null }
        }),
      ),
      // Do not await anything before opening the sheet.
      openSheet: fromPromise(({ input: { wallet, total }, signal }) =>
        noted(wallet, async () => {
          const open = prepared.get(wallet)
          if (open === undefined) throw new Error('The wallet is not prepared')
          const paid = await open.open(toDollars(total).toFixed(2), signal)
          if (signal.aborted) {
            paid.end('open')
            throw new Error('Nobody waits for the payment any more')
          }
          const payment = hold(wallet, paid)
          ends.set(payment, paid.end)
          return { payment }
        }),
      ),
    },
  })

  return {
    machine,
    /** Tells the sheet of this payment the outcome. */
    end: (payment: string, verdict: PaymentVerdict): void => {
      ends.get(payment)?.(verdict)
      ends.delete(payment)
    },
  }
}
