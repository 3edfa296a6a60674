import type { Failure } from './failure.ts'
import { fromPromise, type PromiseActorLogic } from 'xstate'

/** A machine's access to the outside world: one request, one result. */
export type Port<Output, Input> = PromiseActorLogic<Output, Input>

/** A placeholder until the port is provided; invoking it rejects with the port's name. */
export const port = <Output, Input>(name: string): Port<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" was not provided`)))

/** A fake of `_port`, typed by it: a wrong input or output does not compile. */
export const fake = <Output, Input>(
  _port: Port<Output, Input>,
  answer: (input: Input) => Promise<Output> | Output,
): Port<Output, Input> => fromPromise<Output, Input>(async ({ input }) => answer(input))

type OutputOf<P> = P extends PromiseActorLogic<infer Output, infer _Input> ? Output : never

/** The done event of a port; the invoke's ID is the port's name. */
export const doneEvent = <P, Name extends keyof P & string>(
  _ports: P,
  name: Name,
  output: OutputOf<P[Name]>,
): { type: `xstate.done.actor.${Name}`; output: OutputOf<P[Name]> } => ({
  type: `xstate.done.actor.${name}`,
  output,
})

/** The error event of a port. */
export const errorEvent = <P, Name extends keyof P & string>(
  _ports: P,
  name: Name,
  error: Failure,
): { type: `xstate.error.actor.${Name}`; error: Failure } => ({ type: `xstate.error.actor.${name}`, error })
