import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'

/** How often the same card is sent again while nobody knows whether it was kept, and how long after the last try. */
export const MAX_RESENDS = 3
export const RESEND_DELAY_MS = 2000

/** Specification §4: the primary one is listed first. */
export const primaryFirst = (methods: readonly PaymentMethod[]): PaymentMethod[] => [
  ...methods.filter((method) => method.is_primary),
  ...methods.filter((method) => !method.is_primary),
]

/** Specification §4: adding puts the new one first. */
export const withAdded = (methods: readonly PaymentMethod[], added: PaymentMethod): PaymentMethod[] => {
  const others = methods.filter((method) => method.id !== added.id)
  return [added, ...(added.is_primary ? others.map((method) => ({ ...method, is_primary: false })) : others)]
}

/** Specification §4: setting default marks only that one primary. It stays where it is. */
export const withPrimary = (methods: readonly PaymentMethod[], id: string): PaymentMethod[] =>
  methods.map((method) => ({ ...method, is_primary: method.id === id }))

/** Specification §4: one that is not primary is removed locally. */
export const withoutMethod = (methods: readonly PaymentMethod[], id: string): PaymentMethod[] =>
  methods.filter((method) => method.id !== id)

/** Specification §4: deleting a primary one reloads the list. */
export const isPrimary = (methods: readonly PaymentMethod[], id: string): boolean =>
  methods.some((method) => method.id === id && method.is_primary)

/** As it is loaded; a card that was just added stays first. */
export const asListed = (methods: readonly PaymentMethod[], addedId: string | null): PaymentMethod[] => {
  const listed = primaryFirst(methods)
  return [...listed.filter(({ id }) => id === addedId), ...listed.filter(({ id }) => id !== addedId)]
}
