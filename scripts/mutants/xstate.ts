// Stands in for `xstate` in the bundle of a machine's tests: whatever machine is made there goes through `plant` first.
import { setup as realSetup, type AnyStateMachine } from 'xstate'

export * from 'xstate'

/** Given by whoever evaluates the bundle. */
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
