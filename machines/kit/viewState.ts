import type { AnyMachineSnapshot } from 'xstate'
import type { MachineSpec } from './verify/machineSpec.ts'
import type { Failure } from './failure.ts'

/** A view state with its value, e.g. `progress: booking`. */
export type ViewStateValue = string
export const viewStateValue = (viewState: string, value: string): ViewStateValue => `${viewState}: ${value}`

/** All values of all view states of a machine. */
export const viewStateValues = ({ viewStates }: MachineSpec): ViewStateValue[] =>
  Object.entries(viewStates).flatMap(([name, { values }]) => values.map((value) => viewStateValue(name, value)))

/** Values of the view states in a snapshot. */
export const readViewStates = ({ viewStates }: MachineSpec, snapshot: AnyMachineSnapshot): ViewStateValue[] =>
  Object.entries(viewStates).map(([name, { of }]) => viewStateValue(name, of(snapshot)))

/** Values common to the view states of many machines. */
export const yesOrNo = (answer: boolean): 'yes' | 'no' => (answer ? 'yes' : 'no')
export const YES_OR_NO = ['no', 'yes'] as const
/** Whether loading failed; `offline` if there was no network, and then the page shows only that. */
export const loadErrorKind = (failure: Pick<Failure, 'code'> | null): (typeof LOAD_ERROR_KINDS)[number] => {
  if (failure === null) return 'none'
  return failure.code === 'network' ? 'offline' : 'message'
}
export const LOAD_ERROR_KINDS = ['none', 'offline', 'message'] as const

/** Values in a snapshot that are missing from `viewStates`. */
export const unlistedViewStates = (entry: MachineSpec, snapshot: AnyMachineSnapshot): ViewStateValue[] => {
  const listed = viewStateValues(entry)
  return readViewStates(entry, snapshot).filter((viewState) => !listed.includes(viewState))
}
