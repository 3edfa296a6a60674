import type { Order, Supplier } from '#server/adapters/supplier/supplier.port.ts'

/** `review`: outcome still unknown, so staff decides. */
export type Ordered =
  | { outcome: 'confirmed' | 'pending' | 'review' }
  | { outcome: 'failed'; reason: 'gone' | 'price_changed' | 'refused' | 'never_arrived' }

const FIRST_PAUSE_MS = 500

/**
 * Sends an order once. If the outcome is unknown, looks the reference up with growing pauses until it is known or until the
 * order can no longer arrive: only then does `none` mean that there is no order. Never sends it again.
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
