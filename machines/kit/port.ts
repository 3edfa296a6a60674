import type { Failure } from './failure.ts'
import { fromPromise, type PromiseActorLogic } from 'xstate'

/** How a machine asks the outside world: one question, one answer. */
export type Port<Output, Input> = PromiseActorLogic<Output, Input>

/** A port that nobody has provided yet; asking it fails loudly, by name. */
export const port = <Output, Input>(name: string): Port<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" was not provided`)))

/** A stand-in for `_port`, typed by it: a wrong question or answer does not compile. */
export const fake = <Output, Input>(
  _port: Port<Output, Input>,
  answer: (input: Input) => Promise<Output> | Output,
): Port<Output, Input> => fromPromise<Output, Input>(async ({ input }) => answer(input))

type OutputOf<P> = P extends PromiseActorLogic<infer Output, infer _Input> ? Output : never

/** The event of a port that has answered; the invoke's id is the port's name. */
export const doneEvent = <P, Name extends keyof P & string>(
  _ports: P,
  name: Name,
  output: OutputOf<P[Name]>,
): { type: `xstate.done.actor.${Name}`; output: OutputOf<P[Name]> } => ({
  type: `xstate.done.actor.${name}`,
  output,
})

/** The event of a port that has failed. */
export const errorEvent = <P, Name extends keyof P & string>(
  _ports: P,
  name: Name,
  error: Failure,
): { type: `xstate.error.actor.${Name}`; error: Failure } => ({ type: `xstate.error.actor.${name}`, error })
