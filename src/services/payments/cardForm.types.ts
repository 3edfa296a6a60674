import type { Locale } from '#contract/shared/locale.ts'
import type { BillingInfo } from './billing.ts'
import type { CardFieldName } from './cardProblem.ts'
import type { PaymentConfig } from './cardSdk.ts'

export interface CardFieldLabels {
  /** Names the frame for a screen reader. */
  title: string
  /** Names the input inside it. */
  label: string
  placeholder?: string
}

/** Plain CSS values, as computed: the frames know none of our variables. */
export interface CardFieldLook {
  color: string
  placeholderColor: string
  badColor: string
  fontSize: string
}

export interface CardFieldState {
  empty: boolean
  valid: boolean
  /** False as soon as no further typing can make it right. */
  possible: boolean
  focused: boolean
}

export interface CardFormState {
  fields: Record<CardFieldName, CardFieldState>
  /** `visa`, `master-card`, `american-express` …; null until the digits tell. */
  brand: string | null
  complete: boolean
}

export interface CardFormOptions {
  payment: PaymentConfig
  clientToken: string
  /** Empty elements in the document, one for each field. */
  containers: Record<CardFieldName, HTMLElement>
  labels: Record<CardFieldName, CardFieldLabels>
  locale: Locale
  look: CardFieldLook
  onChange: (state: CardFormState) => void
  /** Enter was pressed inside a field. */
  onSubmit?: () => void
  /** Closes the form, at any time. */
  signal: AbortSignal
  /** Until the fields must be there; 15 seconds. */
  timeLimitMs?: number
}

/** What the bank is told of the payment that it verifies. */
export interface CardOrder {
  /** US dollars. */
  amount: number
  email: string
  firstName: string
  lastName: string
  /** Of the card, where a wallet has said it. */
  billing?: BillingInfo
}

/** A card that nobody has verified yet. `bin`: its first six digits. */
export interface IssuedCard {
  nonce: string
  bin: string
}

export interface VerifiedCard {
  nonce: string
  /** For fraud checks; null where the collector was blocked. */
  deviceData: string | null
}

export interface TokenizedCard extends VerifiedCard {
  last4: string
  /** As the card company writes it: `Visa`. */
  brand: string
}

/** The card fields on the page. Every method rejects with a `CardProblemError`. */
export interface CardForm {
  /** Turns what was entered into a nonce that the bank has verified. `signal` gives up, also in a challenge. */
  tokenize(order: CardOrder, signal?: AbortSignal): Promise<TokenizedCard>
  /** Has the bank verify a card that was not entered here. */
  verify(card: IssuedCard, order: CardOrder, signal?: AbortSignal): Promise<VerifiedCard>
  clear(): void
  focus(field: CardFieldName): void
  /** Says inside the frame of a field what is wrong with it; empty: nothing is. */
  tell(field: CardFieldName, problem: string): void
  close(): Promise<void>
}
