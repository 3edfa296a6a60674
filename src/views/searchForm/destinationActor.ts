import type { Bounds, Destination } from '#contract/destination.ts'
import { destinationOf, type PlaceOffer, type PlaceOption } from '#machines/destination/destination.rules.ts'
import {
  isOffering,
  selectIsEmpty,
  selectIsLocating,
  selectIsPicking,
  selectOffers,
  selectSuggestions,
  selectText,
  selectUnlocated,
} from '#machines/destination/destination.selectors.ts'
import type { DestinationEvent } from '#machines/destination/destination.setup.ts'
import type { FailureCode } from '#machines/kit/failure.ts'
import type { Words } from '#src/i18n/I18nContext.tsx'
import { canLocate, liveDestination, recent } from '#src/actors/destination.ts'
import { rootActor } from '#src/actors/session.ts'

export { destinationOptions, emptyText, locationNotice, NEAR_OPTION } from './destinationOptions.ts'

export interface DestinationView {
  text: string
  suggestions: readonly PlaceOption[]
  /** What stands there before anything is typed. */
  offers: readonly PlaceOffer[]
  /** The guest may ask for what is near. */
  offersNear: boolean
  isEmpty: boolean
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
export const keepSearched = (destination: Destination, bounds: Bounds | null): void =>
  recent.keep({ destination, bounds })

/** Starts the field's machine. It is loaded when the field is first touched: most visits never need it. */
export const startDestination = (
  selected: string,
  words: Words,
  told: {
    view: (view: DestinationView) => void
    place: (destination: Destination | undefined, bounds: Bounds | null) => void
    /** It has ended by a fault of ours. */
    failed: () => void
  },
): RunningDestination => {
  const actor = rootActor('destination', liveDestination(words.t('search.place.near')), {
    input: { selected, types: [] },
  })
  actor.subscribe({
    next: (snapshot) =>
      told.view({
        text: selectText(snapshot),
        suggestions: selectSuggestions(snapshot),
        offers: selectOffers(snapshot),
        offersNear: isOffering(snapshot) && canLocate(),
        isEmpty: selectIsEmpty(snapshot),
        isPicking: selectIsPicking(snapshot),
        isLocating: selectIsLocating(snapshot),
        unlocated: selectUnlocated(snapshot)?.code ?? null,
      }),
    error: told.failed,
  })
  actor.on('place.picked', ({ place }) => told.place(destinationOf(place), place.detail?.bounds ?? null))
  actor.start()
  return { send: (event) => actor.send(event), stop: () => actor.stop() }
}
