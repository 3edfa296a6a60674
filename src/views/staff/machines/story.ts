import { readRoute, type Route } from '#machines/kit/visualizer/route.ts'
import { createSimulation, type Moment, type Simulation } from '#machines/kit/visualizer/simulation.ts'
import { whatIf, type Happening } from '#machines/kit/visualizer/whatIf.ts'
import type { MachineCatalogue } from './catalogue.ts'

/** A machine that can be stepped, and the shortest routes to its states and through its transitions, by ID. */
export interface Walkable {
  /** The one simulation of the machine: a moment of another cannot be stepped by it. */
  simulation: Simulation
  routes: Readonly<Record<string, Route>>
}

/** One thing that happens to a simulated machine. */
export interface StoryStep {
  before: Moment
  moment: Moment
}

export const loadWalkable = async (
  { loadSpec, loadRoutes }: Pick<MachineCatalogue, 'loadSpec' | 'loadRoutes'>,
  machine: string,
): Promise<Walkable> => {
  const [spec, routes] = await Promise.all([loadSpec(machine), loadRoutes(machine)])
  return { simulation: createSimulation(spec), routes }
}

/** The machine after the shortest route to a state. Null: no route rests there, e.g. because the state is left at once. */
export const momentIn = ({ simulation, routes }: Walkable, state: string): Moment | null => {
  const route = routes[state]
  if (route === undefined) return null
  const moment = readRoute(simulation, route).moments.at(-1)
  return moment?.active.has(state) === true ? moment : null
}

/** What happens to the machine in a state; empty if it does not hear of it. Null if no route rests in the state. */
export const tellStory = (walkable: Walkable, state: string, happening: Happening): readonly StoryStep[] | null => {
  const from = momentIn(walkable, state)
  if (from === null) return null
  const moments = whatIf(walkable.simulation, from, state, happening)
  return moments.map((moment, place) => ({ before: moments[place - 1] ?? from, moment }))
}

/** The steps of the shortest route to a state or through a transition. Null: none is known. */
export const tellRoute = ({ simulation, routes }: Walkable, aim: string): readonly StoryStep[] | null => {
  const route = routes[aim]
  if (route === undefined) return null
  const { moments } = readRoute(simulation, route)
  return moments.slice(1).flatMap((moment, place) => {
    const before = moments[place]
    return before === undefined ? [] : { before, moment }
  })
}
