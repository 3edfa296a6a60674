import type { AnyMachineSnapshot } from 'xstate'
import type { MachineSpec } from './verify/machineSpec.ts'
import type { Failure } from './failure.ts'

/** `progress: booking`: what a view state says. */
export type ViewStateValue = string
export const viewStateValue = (viewState: string, value: string): ViewStateValue => `${viewState}: ${value}`

/** All that the view states of a machine can say. */
export const viewStateValues = ({ viewStates }: MachineSpec): ViewStateValue[] =>
  Object.entries(viewStates).flatMap(([name, { values }]) => values.map((value) => viewStateValue(name, value)))

/** What the view states say of a snapshot. */
export const readViewStates = ({ viewStates }: MachineSpec, snapshot: AnyMachineSnapshot): ViewStateValue[] =>
  Object.entries(viewStates).map(([name, { of }]) => viewStateValue(name, of(snapshot)))

/** Words for the view states of most machines. */
export const yesOrNo = (answer: boolean): 'yes' | 'no' => (answer ? 'yes' : 'no')
export const YES_OR_NO = ['no', 'yes'] as const
/** What could not be had, and whether for want of a network, which is all that is said then. */
export const loadErrorKind = (failure: Pick<Failure, 'code'> | null): (typeof LOAD_ERROR_KINDS)[number] => {
  if (failure === null) return 'none'
  return failure.code === 'network' ? 'offline' : 'told'
}
export const LOAD_ERROR_KINDS = ['none', 'offline', 'told'] as const

/** View states that nobody listed. */
export const unlistedViewStates = (entry: MachineSpec, snapshot: AnyMachineSnapshot): ViewStateValue[] => {
  const listed = viewStateValues(entry)
  return readViewStates(entry, snapshot).filter((viewState) => !listed.includes(viewState))
}
