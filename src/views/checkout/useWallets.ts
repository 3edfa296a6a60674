import { selectIsAwaited } from '#machines/wallet/wallet.selectors.ts'
import { WALLETS, type WalletName } from '#machines/wallet/wallet.rules.ts'
import { walletActor, walletActors } from '#src/actors/checkout/walletActors.ts'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

/**
 * Detects wallets while mounted.
 * @param isOffered false: a wallet pays now alone, and there is nothing to pay now.
 * @returns wallets that may still appear.
 */
export const useWallets = (isOffered: boolean): readonly WalletName[] => {
  useEffect(() => {
    if (!isOffered) return undefined
    for (const actor of walletActors()) actor.send({ type: 'wallet.show' })
    return () => {
      for (const actor of walletActors()) actor.send({ type: 'wallet.hide' })
    }
  }, [isOffered])
  const awaited: Readonly<Record<WalletName, boolean>> = {
    'apple-pay': useSelector(walletActor('apple-pay'), selectIsAwaited),
    'google-pay': useSelector(walletActor('google-pay'), selectIsAwaited),
  }
  return WALLETS.filter((wallet) => awaited[wallet])
}
