import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'

export const DISTANCES = ['overview', 'drawing', 'text'] as const
export type Distance = (typeof DISTANCES)[number]

/** All that is chosen on the page of one machine. It stands in the query of the URL, so a link opens it again. */
export interface MachineAddress {
  mode: string
  distance: Distance
  /** ID of the chosen state. */
  state: string | null
  way: TransitionId | null
  /** Parameters that a mode keeps for itself, e.g. the steps of a simulation. */
  rest: Readonly<Record<string, string>>
}

/** The mode and the distance that open first; the URL leaves them out. */
export const FIRST_MODE = 'look'
const FIRST_DISTANCE: Distance = 'overview'

const isDistance = (text: string | undefined): text is Distance => DISTANCES.some((distance) => distance === text)

/** Reads any query; whatever this machine does not have is left out. */
export const readAddress = (
  { mode = FIRST_MODE, distance, state, way, ...rest }: Readonly<Record<string, string>>,
  chart: Chart,
  modes: readonly string[],
): MachineAddress => {
  const chosenWay = chart.ways.find(({ id }) => id === way)
  const chosen = chart.states.find(({ id, parent }) => parent !== null && id === `${chart.id}.${state ?? ''}`)
  const isKnown = modes.includes(mode)
  return {
    mode: isKnown ? mode : FIRST_MODE,
    distance: isDistance(distance) ? distance : FIRST_DISTANCE,
    state: chosen?.id ?? (chosenWay === undefined || chosenWay.from === chart.id ? null : chosenWay.from),
    way: chosenWay?.id ?? null,
    rest: isKnown ? rest : {},
  }
}

/** The query of an address. */
export const writeAddress = (
  { mode, distance, state, way, rest }: MachineAddress,
  machine: string,
): Record<string, string> => ({
  ...(mode === FIRST_MODE ? {} : { mode }),
  ...(distance === FIRST_DISTANCE ? {} : { distance }),
  ...(state === null ? {} : { state: state.slice(machine.length + 1) }),
  ...(way === null ? {} : { way }),
  ...rest,
})

/** A change of what is chosen. Another mode begins without parameters; another state without a way. */
export const changeAddress = (address: MachineAddress, change: Partial<MachineAddress>): MachineAddress => ({
  ...address,
  ...(change.mode === undefined || change.mode === address.mode ? {} : { rest: {} }),
  ...(change.state === undefined || change.state === address.state ? {} : { way: null }),
  ...change,
})
