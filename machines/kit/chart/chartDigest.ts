import { textDigest } from '#machines/kit/textDigest.ts'
import type { Chart, DrawnState } from './chartModel.ts'

/** A digest of the states and transitions of a chart. View states are left out: they come from the search, not from the machine. */
export const chartDigest = ({ states, ways }: Chart): string => textDigest(JSON.stringify([states.map(ownPart), ways]))

const ownPart = ({ viewStates: _viewStates, ...own }: DrawnState): Omit<DrawnState, 'viewStates'> => own
