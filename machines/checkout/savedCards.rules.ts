import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { isWallet, type WalletName } from '#machines/wallet/wallet.rules.ts'

/** One that is past its month is shown, and cannot be chosen. */
export interface SavedCard extends PaymentMethod {
  isExpired: boolean
}

/** Chosen in place of a kept card: one that is entered now. */
export const NEW_CARD = 'new'

/** Paying with a new card does not wait longer than this for the list of those that are kept. */
export const SAVED_CARDS_TIMEOUT_MS = 3000

/**
 * The id of the kept card that pays; null: a new card. What the guest chose; otherwise the primary one, which is listed
 * first.
 * @param cards null: not known.
 * @param chosen null: nothing yet.
 */
export const selectedSavedCard = (cards: readonly SavedCard[] | null, chosen: string | null): string | null => {
  if (chosen === NEW_CARD) return null
  const usable = (cards ?? []).filter(({ isExpired }) => !isExpired)
  return (usable.find(({ id }) => id === chosen) ?? usable[0])?.id ?? null
}

/** What pays without a card that is entered or kept here. */
export type NonCardMethod = WalletName | 'invoice'
/** The same, or that there is nothing to pay. */
export type NonCardPayment = NonCardMethod | 'nothing'

/**
 * The wallet that pays, or the invoice: what the guest chose, where it is offered here. Who may pay by invoice does, unless they
 * chose otherwise.
 */
export const selectedWallet = (offered: readonly NonCardMethod[], chosen: string | null): NonCardMethod | null =>
  offered.find((wallet) => wallet === (chosen ?? 'invoice')) ?? null

/** A choice that no card answers to any more is none. */
export const validSelection = (cards: readonly SavedCard[], chosen: string | null): string | null =>
  chosen === NEW_CARD || isWallet(chosen) || cards.some(({ id, isExpired }) => id === chosen && !isExpired)
    ? chosen
    : null
