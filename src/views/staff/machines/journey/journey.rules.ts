import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { Journey, JourneyStep } from '#src/views/staff/machines/catalogue.ts'

/** A step, counted from 1 through the whole journey. */
export interface NumberedStep extends JourneyStep {
  number: number
  /** ID of the state that it leads to. */
  state: string
}

export const numbered = ({ steps }: Journey): readonly NumberedStep[] =>
  steps.map((step, place) => ({ ...step, number: place + 1, state: `${step.machine}.${step.to}` }))

export const journeysThrough = (machine: string, journeys: readonly Journey[]): readonly Journey[] =>
  journeys.filter(({ steps }) => steps.some((step) => step.machine === machine))

export const machinesOf = ({ steps }: Journey): number => new Set(steps.map(({ machine }) => machine)).size

/** Numbers of the steps that lead to each state, and ways that are taken, of one machine. */
export const journeyOn = (journey: Journey, machine: string) => {
  const here = numbered(journey).filter((step) => step.machine === machine)
  const numbers = new Map<string, readonly number[]>()
  for (const { state, number } of here) numbers.set(state, [...(numbers.get(state) ?? []), number])
  return { numbers, ways: new Set(here.map(({ way }) => way)) }
}

/** Type of the event by which a way is taken: the part of its ID after the state. */
export const eventOf = (way: TransitionId): string => (way.split(' · ')[1] ?? '').replace(/ #\d+$/, '')
