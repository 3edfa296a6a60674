import type { SnapshotFrom } from 'xstate'
import type { walletMachine } from './wallet.machine.ts'

type WalletSnapshot = SnapshotFrom<typeof walletMachine>

export type WalletViewState = 'hidden' | 'offered' | 'sheet' | 'waiting'

/** What a guest sees of it. Whoever looks for it, or cannot have it, sees nothing: a card can always pay. */
export const selectViewState = (snapshot: WalletSnapshot): WalletViewState => {
  if (snapshot.matches('ready')) return 'offered'
  if (snapshot.matches('sheet')) return 'sheet'
  return snapshot.matches('paid') ? 'waiting' : 'hidden'
}

export const selectIsOffered = (snapshot: WalletSnapshot): boolean => selectViewState(snapshot) !== 'hidden'
/** It may be offered yet: its place is kept, so that nothing moves when it is. */
export const selectIsAwaited = (snapshot: WalletSnapshot): boolean => snapshot.matches('looking')
export const selectWallet = ({ context }: WalletSnapshot) => context.wallet
