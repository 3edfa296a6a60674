import type { SnapshotFrom } from 'xstate'
import type { walletMachine } from './wallet.machine.ts'

type WalletSnapshot = SnapshotFrom<typeof walletMachine>

export type WalletViewState = 'hidden' | 'offered' | 'sheet' | 'waiting'

/** `hidden` while it is prepared or if it is unavailable: a card can always pay. */
export const selectViewState = (snapshot: WalletSnapshot): WalletViewState => {
  if (snapshot.matches('ready')) return 'offered'
  if (snapshot.matches('sheet')) return 'sheet'
  return snapshot.matches('paid') ? 'waiting' : 'hidden'
}

export const selectIsOffered = (snapshot: WalletSnapshot): boolean => selectViewState(snapshot) !== 'hidden'
/** The wallet may still be offered: its space is reserved to avoid a layout shift. */
export const selectIsAwaited = (snapshot: WalletSnapshot): boolean => snapshot.matches('looking')
export const selectWallet = ({ context }: WalletSnapshot) => context.wallet
