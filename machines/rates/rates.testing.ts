import type { Rate } from '#contract/hotel/rates.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { fake } from '#machines/kit/port.ts'
import { createActor } from 'xstate'
import { ratesMachine } from './rates.machine.ts'
import { ratesPorts } from './rates.ports.ts'
import { offerOf } from './rates.samples.ts'

/** Rates whose offer has these variants, the keyed one first. */
export const ratesAnswering = (rates: Rate[]) =>
  createActor(ratesMachine.provide({ actors: { loadOffer: fake(ratesPorts.loadOffer, () => offerOf(rates)) } })).start()

/** `ratesAnswering`, but a request with a promo code never settles. */
export const ratesAwaitingCode = (rates: Rate[]) =>
  createActor(
    ratesMachine.provide({
      actors: {
        loadOffer: fake(ratesPorts.loadOffer, ({ loyalty }) =>
          loyalty.promo === null ? offerOf(rates) : new Promise<never>(() => undefined),
        ),
      },
    }),
  ).start()

/**
 * Rates whose offer never loads.
 * @param onRequest called for each request.
 */
export const ratesHanging = (onRequest: () => void) =>
  createActor(
    ratesMachine.provide({
      actors: {
        loadOffer: fake(ratesPorts.loadOffer, () => {
          onRequest()
          return new Promise<never>(() => undefined)
        }),
      },
    }),
  ).start()

/** Rates whose offer fails to load. */
export const ratesRefusing = (failure: Failure) =>
  createActor(
    ratesMachine.provide({
      actors: {
        loadOffer: fake(ratesPorts.loadOffer, () => Promise.reject(Object.assign(new Error('refused'), failure))),
      },
    }),
  ).start()
