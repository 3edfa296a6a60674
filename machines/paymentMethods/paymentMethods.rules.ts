import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'

/** While the outcome is unknown, a card is sent again up to this often, with this delay after each failure. */
export const MAX_RESENDS = 3
export const RESEND_DELAY_MS = 2000

/** Specification §4: the primary card comes first. */
export const primaryFirst = (methods: readonly PaymentMethod[]): PaymentMethod[] => [
  ...methods.filter((method) => method.is_primary),
  ...methods.filter((method) => !method.is_primary),
]

/** Specification §4: a new card comes first. */
export const withAdded = (methods: readonly PaymentMethod[], added: PaymentMethod): PaymentMethod[] => {
  const others = methods.filter((method) => method.id !== added.id)
  return [added, ...(added.is_primary ? others.map((method) => ({ ...method, is_primary: false })) : others)]
}

/** Specification §4: marks only that card primary, without moving it. */
export const withPrimary = (methods: readonly PaymentMethod[], id: string): PaymentMethod[] =>
  methods.map((method) => ({ ...method, is_primary: method.id === id }))

/** Specification §4: a card that is not primary is removed locally. */
export const withoutMethod = (methods: readonly PaymentMethod[], id: string): PaymentMethod[] =>
  methods.filter((method) => method.id !== id)

/** Specification §4: deleting the primary card reloads the list. */
export const isPrimary = (methods: readonly PaymentMethod[], id: string): boolean =>
  methods.some((method) => method.id === id && method.is_primary)

/** The loaded list with the primary card first, except that a card just added stays first. */
export const asListed = (methods: readonly PaymentMethod[], addedId: string | null): PaymentMethod[] => {
  const listed = primaryFirst(methods)
  return [...listed.filter(({ id }) => id === addedId), ...listed.filter(({ id }) => id !== addedId)]
}
