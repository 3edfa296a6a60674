import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { destinationPolicy } from './destination.export.ts'
import { destinationInvariants } from './destination.invariants.ts'
import { destinationMachine } from './destination.machine.ts'
import { destinationPorts } from './destination.ports.ts'
import {
  minimalPlaceDetail,
  type PickedPlace,
  type PlaceDetail,
  type PlaceShortcut,
  type PlaceOption,
} from './destination.rules.ts'
import {
  isOffering,
  selectDiscardedText,
  selectIsEmpty,
  selectIsLocating,
  selectIsPicking,
  selectHasListError,
  selectSuggestions,
  selectLocationError,
} from './destination.selectors.ts'

export const paris: PlaceOption = { id: 'p1', name: 'Paris', description: 'France', kind: 'city', hotels: 200 }
export const parisTexas: PlaceOption = {
  id: 'p2',
  name: 'Paris',
  description: 'Texas, United States',
  kind: 'city',
  hotels: 0,
  nearestHotel: 12,
  attribution: 'The one who knows',
}
export const parisDetail: PlaceDetail = minimalPlaceDetail({ lat: 48.8566, lng: 2.3522 })
export const rome: PlaceShortcut = {
  id: 'popular Rome',
  name: 'Rome',
  description: 'Italy',
  kind: 'city',
  hotels: 150,
  from: 'popular',
  detail: minimalPlaceDetail({ lat: 41.9, lng: 12.5 }),
  image: '/rome.svg',
}
export const crete: PlaceShortcut = {
  id: 'recent Crete',
  name: 'Crete',
  description: '',
  kind: 'island',
  hotels: null,
  from: 'recent',
  detail: minimalPlaceDetail(
    { lat: 35.2, lng: 24.9 },
    { bounds: { neLat: 35.7, swLat: 34.9, neLng: 26.4, swLng: 23.5 } },
  ),
  image: null,
}
export const here: PickedPlace = {
  id: 'near',
  name: 'Here',
  description: '',
  kind: 'city',
  hotels: null,
  detail: minimalPlaceDetail({ lat: 52.5, lng: 13.4 }),
}

const noNetwork: Failure = { code: 'network', status: 500 }

const BELOW = [
  'closed',
  'dropped',
  'list',
  'empty',
  'picking',
  'offers',
  'locating',
  'unlocated',
  'failed',
  'resolving',
] as const

/** Shown below the field. */
const belowTheField = (snapshot: SnapshotFrom<typeof destinationMachine>): (typeof BELOW)[number] => {
  if (selectDiscardedText(snapshot) !== null) return 'dropped'
  if (selectIsPicking(snapshot)) return 'picking'
  if (selectIsLocating(snapshot)) return 'locating'
  if (snapshot.matches('resolving')) return 'resolving'
  if (selectHasListError(snapshot)) return 'failed'
  if (selectLocationError(snapshot) !== null) return 'unlocated'
  if (isOffering(snapshot)) return 'offers'
  if (selectIsEmpty(snapshot)) return 'empty'
  return selectSuggestions(snapshot).length > 0 ? 'list' : 'closed'
}

export const destinationSpec = describeMachine({
  machine: destinationMachine,
  inputs: [
    { selected: 'Manhattan', types: [] },
    { selected: '', types: ['lodging'] },
  ],
  samples: [
    { type: 'text.change', text: PLANTED_SECRET },
    { type: 'text.change', text: 'Par' },
    { type: 'text.change', text: '' },
    { type: 'text.change', text: 'Manhattan' },
    { type: 'place.pick', id: paris.id },
    { type: 'place.pick', id: parisTexas.id },
    { type: 'place.pick', id: 'unknown' },
    { type: 'text.submit', search: false },
    { type: 'text.submit', search: true },
    { type: 'list.retry' },
    { type: 'place.replace', name: 'Manhattan' },
    { type: 'offer.pick', id: rome.id },
    { type: 'offer.pick', id: crete.id },
    { type: 'offer.pick', id: 'unknown' },
    { type: 'location.request' },
    doneEvent(destinationPorts, 'loadOffers', [crete, rome]),
    doneEvent(destinationPorts, 'loadOffers', []),
    errorEvent(destinationPorts, 'loadOffers', noNetwork),
    doneEvent(destinationPorts, 'locate', here),
    errorEvent(destinationPorts, 'locate', { code: 'location.denied', status: 500 }),
    doneEvent(destinationPorts, 'loadSuggestions', [paris, parisTexas]),
    doneEvent(destinationPorts, 'loadSuggestions', []),
    errorEvent(destinationPorts, 'loadSuggestions', noNetwork),
    doneEvent(destinationPorts, 'loadPlace', parisDetail),
    errorEvent(destinationPorts, 'loadPlace', noNetwork),
  ],
  told: ['place.replace'],
  facts: ({ suggestions, offers, text, selected, failure, isSearched }) => ({
    suggestionCount: suggestions.length,
    offered: offers.length,
    hasText: text !== '',
    isOther: text.trim() !== selected,
    isSearched,
    isFailed: failure !== null,
  }),
  raises: ['list.load', 'list.clear'],
  viewStates: { viewState: { of: belowTheField, values: BELOW } },
  invariants: destinationInvariants,
  answeredBy: { loadSuggestions: 'server', loadPlace: 'server', loadOffers: 'server', locate: 'device' },
  policy: destinationPolicy,
})
