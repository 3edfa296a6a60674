import { activeNodes } from '#machines/kit/internals.ts'
import { eventTypesOf } from '#machines/kit/verify/transitions.ts'
import type { Moment } from './simulation.ts'

export interface Pending {
  /** Ports whose answer the machine waits for. */
  asks: readonly { invoke: string; port: string }[]
  /** Timers that run; `ms` is null if only a running machine can tell. */
  timers: readonly { delay: string; ms: number | null }[]
}

/** All that a machine waits for at a moment, besides events. */
export const pendingAt = ({ snapshot }: Pick<Moment, 'snapshot'>): Pending => {
  if (snapshot.status !== 'active') return { asks: [], timers: [] }
  const delays = eventTypesOf(snapshot).flatMap((type) => delayOfTimer(type) ?? [])
  return {
    asks: activeNodes(snapshot).flatMap(({ invoke }) =>
      invoke.map(({ id, src }) => ({ invoke: id, port: typeof src === 'string' ? src : id })),
    ),
    timers: [...new Set(delays)].map((delay) => ({
      delay,
      ms: milliseconds(snapshot.machine.implementations.delays[delay] ?? Number(delay)),
    })),
  }
}

/** `resendDelay` of `xstate.after.resendDelay.checkout.purchase`; null for another event. */
export const delayOfTimer = (type: string): string | null => /^xstate\.after\.([^.]+)\./.exec(type)?.[1] ?? null

const milliseconds = (delay: unknown): number | null =>
  typeof delay === 'number' && !Number.isNaN(delay) ? delay : null
