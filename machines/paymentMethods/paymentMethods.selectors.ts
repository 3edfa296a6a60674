import { MAX_PAYMENT_METHODS } from '#contract/booking/paymentMethods.ts'
import type { SnapshotFrom } from 'xstate'
import type { paymentMethodsMachine } from './paymentMethods.machine.ts'

type PaymentMethodsSnapshot = SnapshotFrom<typeof paymentMethodsMachine>

export const selectMethods = ({ context }: PaymentMethodsSnapshot) => context.methods
export const selectNews = ({ context }: PaymentMethodsSnapshot) => context.news
export const selectFailure = ({ context }: PaymentMethodsSnapshot) => context.failure

/** View state of the list page. */
export const selectViewState = (snapshot: PaymentMethodsSnapshot): 'loading' | 'failed' | 'empty' | 'list' => {
  if (snapshot.context.methods !== null) return snapshot.context.methods.length === 0 ? 'empty' : 'list'
  return snapshot.matches({ list: 'failed' }) ? 'failed' : 'loading'
}

/** A card must be deleted before another can be added. */
export const selectIsFull = ({ context }: PaymentMethodsSnapshot): boolean =>
  (context.methods?.length ?? 0) >= MAX_PAYMENT_METHODS

/** The card being changed, and how; null: none. */
export const selectChange = (
  snapshot: PaymentMethodsSnapshot,
): { id: string; doing: 'primary' | 'removing' } | null => {
  const { target: id } = snapshot.context
  if (snapshot.matches({ list: 'makingPrimary' })) return { id, doing: 'primary' }
  return snapshot.matches({ list: 'removing' }) ? { id, doing: 'removing' } : null
}
/** The list accepts no changes now. */
export const selectIsListBusy = (snapshot: PaymentMethodsSnapshot): boolean => !snapshot.matches({ list: 'ready' })

export const selectCardForm = (snapshot: PaymentMethodsSnapshot): 'closed' | 'opening' | 'ready' | 'failed' => {
  const steps = ['opening', 'ready', 'failed'] as const
  return steps.find((mounted) => snapshot.matches({ cardFormSlot: { mounted } })) ?? 'closed'
}

/** Progress of adding, for the button; null: it can be pressed. */
export const selectProgress = (snapshot: PaymentMethodsSnapshot): 'verifying' | 'storing' | null => {
  if (snapshot.matches({ adding: 'verifying' })) return 'verifying'
  const isStoring = snapshot.matches({ adding: 'storing' }) || snapshot.matches({ adding: 'added' })
  return isStoring && !selectIsOutcomeUnknown(snapshot) ? 'storing' : null
}
export const selectIsOutcomeUnknown = (snapshot: PaymentMethodsSnapshot) =>
  snapshot.matches({ adding: { storing: 'outcomeUnknown' } })
export const selectCardFailure = ({ context }: PaymentMethodsSnapshot) => context.cardFailure
