import type { LazyPart } from '#src/views/parts/loading/lazyPart.ts'
import type * as parts from './paying.parts.ts'

/** Parts loaded only once signed in: payment methods, dialogs, failure texts, and an agent's travelers. */
export type PayingParts = Pick<
  typeof parts,
  'lookingUpText' | 'PayingDialogs' | 'paymentFailureText' | 'PayWith' | 'Travellers' | 'WalletButton'
>
export type Paying = LazyPart<PayingParts>
