import type { Failure, FailureCode, FailureReason } from '#machines/kit/failure.ts'
import { fake } from '#machines/kit/port.ts'
import { createActor, SimulatedClock, waitFor, type PromiseActorLogic } from 'xstate'
import { paymentMethodsMachine } from './paymentMethods.machine.ts'
import { paymentMethodsPorts as ports } from './paymentMethods.ports.ts'
import { amex, mastercard, visa } from './paymentMethods.samples.ts'
import type { PaymentMethodsEmitted, PaymentMethodsEvent } from './paymentMethods.setup.ts'

export const failure = (code: FailureCode, status: number, reason?: FailureReason): Failure => ({
  code,
  status,
  ...(reason === undefined ? {} : { reason }),
})

type Answer<P> =
  P extends PromiseActorLogic<infer Output, infer Input> ? (input: Input) => Promise<Output> | Output : never
type Answers = { [Name in keyof typeof ports]?: Answer<(typeof ports)[Name]> }

/** Starts the machine with ports that succeed unless `answers` says otherwise. */
export const start = (answers: Answers = {}) => {
  const invocations: string[] = []
  const noted =
    <Input, Output>(name: string, answer: (input: Input) => Output) =>
    (input: Input): Output => {
      invocations.push(name)
      return answer(input)
    }
  const clock = new SimulatedClock()
  const actor = createActor(
    paymentMethodsMachine.provide({
      actors: {
        loadMethods: fake(ports.loadMethods, noted('loadMethods', answers.loadMethods ?? (() => [visa, mastercard]))),
        makePrimary: fake(
          ports.makePrimary,
          noted('makePrimary', answers.makePrimary ?? (() => ({ ...mastercard, is_primary: true }))),
        ),
        removeMethod: fake(ports.removeMethod, noted('removeMethod', answers.removeMethod ?? (() => null))),
        openCard: fake(ports.openCard, noted('openCard', answers.openCard ?? (() => ({ card: 'card-1' })))),
        tokenizeCard: fake(
          ports.tokenizeCard,
          noted('tokenizeCard', answers.tokenizeCard ?? (() => ({ payment: 'payment-1' }))),
        ),
        storeCard: fake(ports.storeCard, noted('storeCard', answers.storeCard ?? (() => amex))),
      },
    }),
    { clock },
  ).start()
  const events: PaymentMethodsEmitted[] = []
  actor.on('*', (event) => events.push(event))
  return {
    invocations,
    events,
    clock,
    send: (event: PaymentMethodsEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  }
}

export const listed = async (answers: Answers = {}) => {
  const methods = start(answers)
  methods.send({ type: 'list.open' })
  await methods.settled()
  return methods
}

/** Starts the machine with the card form open. */
export const adding = async (answers: Answers = {}) => {
  const methods = start(answers)
  methods.send({ type: 'card.shown' })
  await methods.settled()
  return methods
}
