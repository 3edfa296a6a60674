// Replaces `xstate` in the bundle of a machine's tests: every machine created there passes through `plant`.
import { setup as realSetup, type AnyStateMachine } from 'xstate'

export * from 'xstate'

/** Provided by the sandbox. */
declare const plant: (machine: AnyStateMachine) => AnyStateMachine

export const setup = (parts: Parameters<typeof realSetup>[0]) => {
  const made = realSetup(parts)
  return {
    ...made,
    createMachine: (config: Parameters<typeof made.createMachine>[0]) => plant(made.createMachine(config)),
    extend: () => {
      throw new Error('a machine made with extend() is not planted yet: teach scripts/mutants/xstate.ts')
    },
  }
}
