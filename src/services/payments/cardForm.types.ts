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

/** Plain computed CSS values: the frames cannot read our variables. */
export interface CardFieldLook {
  color: string
  placeholderColor: string
  badColor: string
  fontSize: string
}

export interface CardFieldState {
  empty: boolean
  valid: boolean
  /** False once no further typing can make it valid. */
  possible: boolean
  focused: boolean
}

export interface CardFormState {
  fields: Record<CardFieldName, CardFieldState>
  /** `visa`, `master-card`, `american-express` …; null until the digits determine it. */
  brand: string | null
  complete: boolean
}

export interface CardFormOptions {
  payment: PaymentConfig
  clientToken: string
  /** One empty element in the document per field. */
  containers: Record<CardFieldName, HTMLElement>
  labels: Record<CardFieldName, CardFieldLabels>
  locale: Locale
  look: CardFieldLook
  onChange: (state: CardFormState) => void
  /** Called when Enter is pressed inside a field. */
  onSubmit?: () => void
  /** Abort to close the form, at any time. */
  signal: AbortSignal
  /** Limit for the fields to load; 15 seconds by default. */
  timeLimitMs?: number
}

/** Details of the payment sent to the bank for verification. */
export interface CardOrder {
  /** In US dollars. */
  amount: number
  email: string
  firstName: string
  lastName: string
  /** The cardholder, if a wallet returned it. */
  billing?: BillingInfo
}

/** A card not verified yet. `bin`: its first six digits. */
export interface IssuedCard {
  nonce: string
  bin: string
}

export interface VerifiedCard {
  nonce: string
  /** For fraud checks; null if the collector was blocked. */
  deviceData: string | null
}

export interface TokenizedCard extends VerifiedCard {
  last4: string
  /** As the card company spells it, e.g. `Visa`. */
  brand: string
}

/** The card fields on the page. Every method rejects with a `CardProblemError`. */
export interface CardForm {
  /** Turns the input into a nonce verified by the bank. Aborting `signal` cancels it, also during a challenge. */
  tokenize(order: CardOrder, signal?: AbortSignal): Promise<TokenizedCard>
  /** Has the bank verify a card that was not entered in this form. */
  verify(card: IssuedCard, order: CardOrder, signal?: AbortSignal): Promise<VerifiedCard>
  clear(): void
  focus(field: CardFieldName): void
  /** Shows a problem inside a field's frame; empty clears it. */
  tell(field: CardFieldName, problem: string): void
  close(): Promise<void>
}
