import { describeMachine, PLANTED_SECRET } from '#machines/kit/entry.ts'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#machines/kit/failure.ts'
import { answered, refused } from '#machines/kit/port.ts'
import { destinationPolicy } from './destination.export.ts'
import { destinationLaws } from './destination.laws.ts'
import { destinationMachine } from './destination.machine.ts'
import { destinationPorts } from './destination.ports.ts'
import type { PlaceDetail, PlaceOption } from './destination.rules.ts'
import { selectIsEmpty, selectIsPicking, selectSuggestions } from './destination.selectors.ts'

export const paris: PlaceOption = { id: 'p1', name: 'Paris', description: 'France' }
export const parisTexas: PlaceOption = { id: 'p2', name: 'Paris', description: 'Texas, United States' }
export const parisDetail: PlaceDetail = {
  point: { lat: 48.8566, lng: 2.3522 },
  poi: false,
  vicinity: null,
  internationalPhoneNumber: null,
  website: null,
  url: null,
}

const noNetwork: Failure = { code: 'network', status: 500 }

/** What stands below the field. */
const belowTheField = (snapshot: SnapshotFrom<typeof destinationMachine>): 'closed' | 'list' | 'empty' | 'picking' => {
  if (selectIsPicking(snapshot)) return 'picking'
  if (selectIsEmpty(snapshot)) return 'empty'
  return selectSuggestions(snapshot).length > 0 ? 'list' : 'closed'
}

export const destinationEntry = describeMachine({
  machine: destinationMachine,
  inputs: [
    { selected: 'Manhattan', types: [] },
    { selected: '', types: ['lodging'] },
  ],
  samples: [
    { type: 'text.change', text: PLANTED_SECRET },
    { type: 'text.change', text: 'Par' },
    { type: 'text.change', text: '' },
    { type: 'place.pick', id: paris.id },
    { type: 'place.pick', id: parisTexas.id },
    { type: 'place.pick', id: 'unknown' },
    { type: 'place.replace', name: 'Manhattan' },
    answered(destinationPorts, 'loadSuggestions', [paris, parisTexas]),
    answered(destinationPorts, 'loadSuggestions', []),
    refused(destinationPorts, 'loadSuggestions', noNetwork),
    answered(destinationPorts, 'loadPlace', parisDetail),
    refused(destinationPorts, 'loadPlace', noNetwork),
  ],
  facts: ({ suggestions, text, failure }) => ({
    found: suggestions.length,
    hasText: text !== '',
    isFailed: failure !== null,
  }),
  raises: ['list.load', 'list.clear'],
  faces: { face: { of: belowTheField, values: ['closed', 'list', 'empty', 'picking'] } },
  laws: destinationLaws,
  answeredBy: { loadSuggestions: 'server', loadPlace: 'server' },
  policy: destinationPolicy,
})
