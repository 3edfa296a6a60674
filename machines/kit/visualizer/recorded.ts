import { eventsFor } from '#machines/kit/verify/coverTransitions.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { Moment, Simulation } from './simulation.ts'

/** A step that was recorded without the values of its event. */
export interface RecordedStep {
  type: string
  took: readonly TransitionId[]
}

export interface RetoldSteps {
  /** The beginning, then one moment for each step. */
  moments: readonly Moment[]
  /** Places of steps for which no sample goes the recorded way. */
  unlike: readonly number[]
}

/** Takes recorded steps again, each with the first sample of its type that goes the recorded way. */
export const retellSteps = ({ spec, send }: Simulation, first: Moment, steps: readonly RecordedStep[]): RetoldSteps => {
  const moments = [first]
  const unlike: number[] = []
  for (const { type, took } of steps) {
    const from = moments.at(-1) ?? first
    if (from.snapshot.status !== 'active') break
    const possible = eventsFor(spec, from.snapshot)
      .filter((event) => event.type === type)
      .map((event) => send(from, event))
      .filter(({ snapshot }) => snapshot.status !== 'error')
    const same = possible.find((moment) => moment.took.join() === took.join())
    if (same === undefined) unlike.push(moments.length)
    moments.push(same ?? possible[0] ?? send(from, { type }))
  }
  return { moments, unlike }
}
