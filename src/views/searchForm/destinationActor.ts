import type { Bounds, Destination } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { destinationOf, type PlaceShortcut, type PlaceOption } from '#machines/destination/destination.rules.ts'
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
  /** What stands there before anything is typed. */
  offers: readonly PlaceShortcut[]
  /** The guest may ask for what is near. */
  offersNear: boolean
  /** Another list is on the way. */
  isFetching: boolean
  isEmpty: boolean
  /** The list did not come. */
  isUnlisted: boolean
  /** The guest is about to choose. */
  isInUse: boolean
  /** What is written is no place yet. */
  isWritten: boolean
  /** A search waits for the first place for that. */
  isSearched: boolean
  /** What was written and is thrown away, while that is told; null: nothing. */
  dropped: string | null
  isPicking: boolean
  isLocating: boolean
  /** Why it is not known where the guest is; null: it was not asked for. */
  unlocated: FailureCode | null
}

export interface RunningDestination {
  send: (event: DestinationEvent) => void
  stop: () => void
}

/** What was searched for is offered the next time. */
export const keepSearched = (criteria: SearchCriteria): void => {
  const search = withoutMapBounds(criteria)
  recent.keep({ destination: search.destination, bounds: search.bounds ?? null })
  last.keep(new URLSearchParams(writeNewSearch(search)).toString())
}

export interface PickedDestination {
  name: string
  /** Undefined: nobody knows where it is. */
  destination: Destination | undefined
  bounds: Bounds | null
  /** The guest has asked to search there. */
  isSearched: boolean
}

/** Starts the field's machine. It is loaded when the field is first touched: most visits never need it. */
export const startDestination = (
  selected: string,
  words: PageI18n,
  told: {
    view: (view: DestinationView) => void
    place: (picked: PickedDestination) => void
    /** What is written was taken, and is no place. */
    missing: () => void
    /** It has ended by a fault of ours. */
    failed: () => void
  },
): RunningDestination => {
  const actor = createRootActor('destination', liveDestination(words.t('search.place.near')), {
    input: { selected, types: [] },
  })
  actor.subscribe({
    next: (snapshot) =>
      told.view({
        text: selectText(snapshot),
        suggestions: selectSuggestions(snapshot),
        offers: selectOffers(snapshot),
        offersNear: isOffering(snapshot) && canLocate(),
        isFetching: selectIsFetching(snapshot),
        isEmpty: selectIsEmpty(snapshot),
        isUnlisted: selectHasListError(snapshot),
        isInUse: selectIsInUse(snapshot),
        isWritten: selectHasUnresolvedText(snapshot),
        isSearched: selectIsSearched(snapshot),
        dropped: selectDiscardedText(snapshot),
        isPicking: selectIsPicking(snapshot),
        isLocating: selectIsLocating(snapshot),
        unlocated: selectLocationError(snapshot)?.code ?? null,
      }),
    error: told.failed,
  })
  actor.on('place.picked', ({ place, isSearched }) =>
    told.place({
      name: place.name,
      destination: destinationOf(place),
      bounds: place.detail?.bounds ?? null,
      isSearched,
    }),
  )
  actor.on('place.missing', told.missing)
  actor.start()
  return { send: (event) => actor.send(event), stop: () => actor.stop() }
}
