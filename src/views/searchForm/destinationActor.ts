import type { Bounds, Destination } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import {
  destinationOf,
  type PickedPlace,
  type PlaceShortcut,
  type PlaceOption,
} from '#machines/destination/destination.rules.ts'
import {
  isOffering,
  selectDiscardedText,
  selectIsEmpty,
  selectIsFetching,
  selectIsInUse,
  selectIsLocating,
  selectIsPicking,
  selectIsSearched,
  selectHasListError,
  selectHasUnresolvedText,
  selectOffers,
  selectSuggestions,
  selectText,
  selectLocationError,
} from '#machines/destination/destination.selectors.ts'
import type { DestinationEvent } from '#machines/destination/destination.setup.ts'
import { withoutMapBounds } from '#machines/search/search.area.ts'
import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import type { FailureCode } from '#machines/kit/failure.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import { canLocate, liveDestination, recent } from '#src/actors/search/destination.ts'
import { last } from '#src/actors/search/lastSearch.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

export { ComboboxRows } from '#src/ui/forms/ComboboxRows.tsx'
export {
  destinationOptions,
  droppedText,
  emptyText,
  listNotice,
  NEAR_OPTION,
  RETRY_OPTION,
  unknownText,
} from './destinationOptions.ts'

export interface DestinationView {
  text: string
  suggestions: readonly PlaceOption[]
  /** Places offered before anything is typed. */
  offers: readonly PlaceShortcut[]
  /** "Near me" can be offered. */
  offersNear: boolean
  /** Suggestions are loading. */
  isFetching: boolean
  isEmpty: boolean
  /** Suggestions failed to load. */
  isUnlisted: boolean
  /** The guest is choosing a place. */
  isInUse: boolean
  /** The typed text is not a chosen place yet. */
  hasUnresolvedText: boolean
  /** A search waits for the first suggestion. */
  isSearched: boolean
  /** Discarded text while its notice is shown; null if none. */
  dropped: string | null
  isPicking: boolean
  isLocating: boolean
  /** Why geolocation failed; null if it did not, or was not requested. */
  unlocated: FailureCode | null
}

export interface RunningDestination {
  send: (event: DestinationEvent) => void
  stop: () => void
}

/** Stores a search to offer it next time. */
export const keepSearched = (criteria: SearchCriteria): void => {
  const search = withoutMapBounds(criteria)
  recent.keep({ destination: search.destination, bounds: search.bounds ?? null })
  last.keep(new URLSearchParams(writeNewSearch(search)).toString())
}

export interface PickedDestination {
  /** With its detail, e.g. the phone number of a hotel. */
  place: PickedPlace
  /** Undefined if its location could not be looked up. */
  destination: Destination | undefined
  bounds: Bounds | null
  /** Kilometers to the nearest hotel, for a place that has none; undefined if unknown. */
  nearestHotel: number | undefined
  /** The guest asked to search there. */
  isSearched: boolean
}

/** Kinds of place that a field is limited to. */
export type PlaceType = 'airport' | 'lodging'

const NO_OFFERS: readonly PlaceShortcut[] = []

/** Starts the field's machine. Loaded when the field is first touched: most visits never need it. */
export const startDestination = (
  { selected, types }: { selected: string; types: readonly PlaceType[] },
  words: PageI18n,
  callbacks: {
    view: (view: DestinationView) => void
    place: (picked: PickedDestination) => void
    /** The submitted text is not a place. */
    missing: () => void
    /** The machine stopped with an error. */
    failed: () => void
  },
): RunningDestination => {
  const actor = createRootActor('destination', liveDestination(words.t('search.nearMe')), {
    input: { selected, types: [...types] },
  })
  const show = (snapshot: ReturnType<typeof actor.getSnapshot>): void =>
    callbacks.view({
      text: selectText(snapshot),
      suggestions: selectSuggestions(snapshot),
      // Recent places and the guest's own are of any kind.
      offers: types.length > 0 ? NO_OFFERS : selectOffers(snapshot),
      offersNear: types.length === 0 && isOffering(snapshot) && canLocate(),
      isFetching: selectIsFetching(snapshot),
      isEmpty: selectIsEmpty(snapshot),
      isUnlisted: selectHasListError(snapshot),
      isInUse: selectIsInUse(snapshot),
      hasUnresolvedText: selectHasUnresolvedText(snapshot),
      isSearched: selectIsSearched(snapshot),
      dropped: selectDiscardedText(snapshot),
      isPicking: selectIsPicking(snapshot),
      isLocating: selectIsLocating(snapshot),
      unlocated: selectLocationError(snapshot)?.code ?? null,
    })
  actor.subscribe({
    next: show,
    error: callbacks.failed,
  })
  actor.on('place.picked', ({ place, isSearched }) =>
    callbacks.place({
      place,
      destination: destinationOf(place),
      bounds: place.detail?.bounds ?? null,
      nearestHotel: place.nearestHotel,
      isSearched,
    }),
  )
  actor.on('place.missing', callbacks.missing)
  actor.start()
  // A frozen actor takes no steps.
  show(actor.getSnapshot())
  return { send: (event) => actor.send(event), stop: () => actor.stop() }
}
