import type { LazyPart } from '#src/views/parts/loading/lazyPart.ts'
import type * as parts from './paying.parts.ts'

/**
 * What comes with whoever is signed in: what they pay with, what they are asked meanwhile and told of what went wrong, and an
 * agent's travellers.
 */
export type PayingParts = Pick<
  typeof parts,
  'PayingDialogs' | 'paymentFailureText' | 'PayWith' | 'Travellers' | 'WalletButton'
>
export type Paying = LazyPart<PayingParts>
