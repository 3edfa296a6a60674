import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { isWallet, type WalletName } from '#machines/wallet/wallet.rules.ts'

/** An expired card is shown but cannot be chosen. */
export interface SavedCard extends PaymentMethod {
  isExpired: boolean
}

/** Chosen instead of a saved card: enter a new one. */
export const NEW_CARD = 'new'

/** Timeout for the list of saved cards, since a new card can pay without it. */
export const SAVED_CARDS_TIMEOUT_MS = 3000

/**
 * The id of the saved card that pays: the chosen one, otherwise the primary one, which comes first; null: a new card.
 * @param cards null: unknown.
 * @param chosen null: nothing yet.
 */
export const selectedSavedCard = (cards: readonly SavedCard[] | null, chosen: string | null): string | null => {
  if (chosen === NEW_CARD) return null
  const usable = (cards ?? []).filter(({ isExpired }) => !isExpired)
  return (usable.find(({ id }) => id === chosen) ?? usable[0])?.id ?? null
}

/** Methods without an entered or saved card. */
export type NonCardMethod = WalletName | 'invoice'
/** `nothing`: there is nothing to pay. */
export type NonCardPayment = NonCardMethod | 'nothing'

/** The chosen wallet or invoice if it is offered; the invoice is the default where it is offered. Null: a card pays. */
export const selectedWallet = (offered: readonly NonCardMethod[], chosen: string | null): NonCardMethod | null =>
  offered.find((wallet) => wallet === (chosen ?? 'invoice')) ?? null

/** The choice, or null if its card is gone or expired. */
export const validSelection = (cards: readonly SavedCard[], chosen: string | null): string | null =>
  chosen === NEW_CARD || isWallet(chosen) || cards.some(({ id, isExpired }) => id === chosen && !isExpired)
    ? chosen
    : null
