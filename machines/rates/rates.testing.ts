import type { Rate } from '#contract/rates.ts'
import { fake } from '#machines/kit/port.ts'
import { createActor } from 'xstate'
import { ratesMachine } from './rates.machine.ts'
import { ratesPorts } from './rates.ports.ts'
import { offerOf } from './rates.samples.ts'

/** Rates whose offer has these variants, the keyed one first. */
export const ratesAnswering = (rates: Rate[]) =>
  createActor(ratesMachine.provide({ actors: { loadOffer: fake(ratesPorts.loadOffer, () => offerOf(rates)) } })).start()
