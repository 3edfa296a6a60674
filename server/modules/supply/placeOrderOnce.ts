import type { Order, Supplier } from '#server/adapters/supplier/supplier.port.ts'

/** `review`: nobody knows, and a person decides. */
export type Ordered =
  | { outcome: 'confirmed' | 'pending' | 'review' }
  | { outcome: 'failed'; reason: 'gone' | 'price_changed' | 'refused' | 'never_arrived' }

const FIRST_PAUSE_MS = 500

/**
 * Sends an order, once. When nobody knows what became of it, its reference is looked up, ever more seldom, until it is known or until no
 * order can arrive any more: only then does "none" mean that there is none. It is never sent again.
 */
export const placeOrderOnce = async (
  supplier: Pick<Supplier, 'book' | 'status' | 'settlesWithinMs'>,
  order: Order,
  wait: (ms: number) => Promise<unknown>,
): Promise<Ordered> => {
  const booked = await supplier.book(order)
  if (booked.outcome !== 'unknown') return booked
  let isLast = false
  for (let [waited, pause] = [0, FIRST_PAUSE_MS]; !isLast; waited += pause, pause *= 2) {
    isLast = waited + pause >= supplier.settlesWithinMs
    await wait(pause)
    const state = await supplier.status(order.reference)
    if (state === 'confirmed' || state === 'pending') return { outcome: state }
    if (state === 'failed' || state === 'cancelled') return { outcome: 'failed', reason: 'refused' }
    if (isLast && state === 'none') return { outcome: 'failed', reason: 'never_arrived' }
  }
  return { outcome: 'review' }
}
