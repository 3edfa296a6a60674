import type { WalletName } from '#machines/wallet/wallet.rules.ts'
import { callApi } from '#src/services/api.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { hasApplePay, prepareApplePay } from '#src/services/payments/applePay.ts'
import { hasGooglePay, prepareGooglePay } from '#src/services/payments/googlePay.ts'
import { requestScript } from '#src/services/payments/walletScripts.ts'
import { configQuery, queryClient } from '#src/services/query.ts'
import { noteIncident } from '#src/services/report.ts'
import { cardVault } from './cardVaultInstances.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'
import { createWallets } from './wallets.ts'

let coming: Promise<string> | undefined
/** Both wallets prepare at the same time and share one token. */
const loadToken = (): Promise<string> => {
  coming ??= callApi('clientToken', {})
    .then(({ client_token }) => client_token)
    .finally(() => {
      coming = undefined
    })
  return coming
}

const wallets = lazySingleton(() =>
  createWallets({
    doors: {
      'apple-pay': { isThere: hasApplePay, prepare: prepareApplePay },
      'google-pay': {
        isThere: hasGooglePay,
        prepare: async (options, { 'google-pay': account }) =>
          account === null ? null : prepareGooglePay(options, account),
      },
    },
    requestScript,
    loadConfig: () => queryClient.ensureQueryData(configQuery()),
    loadToken,
    hold: (type, { nonce, deviceData, billing, unverified }) =>
      cardVault().hold({
        type,
        nonce,
        deviceData,
        ...(unverified === null ? {} : { unverified: { ...unverified, billing } }),
      }),
    note: noteIncident,
    isOnline: () => navigator.onLine,
  }),
)

const newWallet = (wallet: WalletName) => {
  const { machine, end } = wallets()
  const actor = createRootActor('wallet', machine, { input: { wallet } })
  actor.on('payment.ended', ({ payment, verdict }) => end(payment, verdict))
  actor.start()
  onReconnect(actor)
  return actor
}

const applePay = lazySingleton(() => newWallet('apple-pay'))
const googlePay = lazySingleton(() => newWallet('google-pay'))

export const walletActors = (): ReturnType<typeof newWallet>[] => [applePay(), googlePay()]
export const walletActor = (wallet: WalletName): ReturnType<typeof newWallet> =>
  wallet === 'apple-pay' ? applePay() : googlePay()

/**
 * Opens the wallet's sheet synchronously. `total` in cents.
 * @returns the payment's handle.
 * @throws ApiFailure `wallet.cancelled`, `wallet.failed`
 */
export const askWallet = (wallet: WalletName, total: number, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const actor = walletActor(wallet)
    const subscriptions = [
      actor.on('sheet.paid', ({ payment }) => settle(() => resolve(payment))),
      actor.on('sheet.ended', ({ failure }) => settle(() => reject(new ApiFailure(failure)))),
    ]
    const settle = (how: () => void): void => {
      for (const one of subscriptions) one.unsubscribe()
      how()
    }
    signal.addEventListener('abort', () => actor.send({ type: 'sheet.close' }))
    actor.send({ type: 'sheet.open', total })
    // The sheet did not open: the page was left or the session ended at that moment.
    if (!actor.getSnapshot().matches('sheet'))
      settle(() => reject(new ApiFailure({ code: 'wallet.failed', status: 400 })))
  })
