import { AUTOCOMPLETE_DEBOUNCE_MS } from '#contract/hotel/places.ts'
import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, raise, setup } from 'xstate'
import { destinationPorts } from './destination.ports.ts'
import type { PickedPlace, PlaceDetail, PlaceShortcut, PlaceOption } from './destination.rules.ts'

export interface DestinationContext {
  types: string[]
  /** Name of the chosen place. */
  selected: string
  /** Text in the field. */
  text: string
  suggestions: PlaceOption[]
  /** Offers of the empty field. */
  offers: PlaceShortcut[]
  /** Text discarded when the field was left; null: none, or its notice has ended. */
  dropped: string | null
  /** A search starts as soon as the submitted text is resolved. */
  isSearched: boolean
  /** Option whose detail is loading. */
  picked: PlaceOption | null
  failure: Failure | null
}

export type DestinationEvent =
  | { type: 'field.focus' }
  | { type: 'field.blur' }
  | { type: 'text.change'; text: string }
  | { type: 'place.pick'; id: string }
  /** Takes the first suggestion for the text. */
  | { type: 'text.submit'; search: boolean }
  /** Picks one of `offers`. */
  | { type: 'offer.pick'; id: string }
  /** The guest wants to search around their location. */
  | { type: 'location.request' }
  /** The place was changed elsewhere, e.g. by the URL. */
  | { type: 'place.replace'; name: string }
  /** Loads a failed list again. */
  | { type: 'list.retry' }
  /** Raised by the machine itself to load or clear the list. */
  | { type: 'list.load' }
  | { type: 'list.clear' }

export type DestinationEmitted =
  | { type: 'place.picked'; place: PickedPlace; isSearched: boolean }
  /** The submitted text matches no place, or could not be looked up. */
  | { type: 'place.missing' }

export const eventFailure = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error)

/** Timeout for a list of suggestions, in milliseconds. */
export const SUGGESTIONS_TIMEOUT_MS = 8000
/** Duration of the notice about discarded text, in milliseconds. */
export const DISCARDED_TEXT_NOTICE_MS = 6000
const NOT_IN_TIME: Failure = { code: 'timeout', status: 500 }

const NOWHERE: PlaceOption = { id: '', name: '', description: '', kind: 'city', hotels: null }

/** Guarded by `isOffered`. */
const offerOf = ({ offers, selected }: DestinationContext, offerId: string): PickedPlace =>
  offers.find(({ id }) => id === offerId) ?? { ...NOWHERE, name: selected, detail: null }

export const destinationSetup = setup({
  types: declareTypes<{
    context: DestinationContext
    events: DestinationEvent
    emitted: DestinationEmitted
    input: { selected: string; types: string[] }
    tags: 'busy'
  }>(),
  actors: destinationPorts,
  delays: {
    debounce: AUTOCOMPLETE_DEBOUNCE_MS,
    patience: SUGGESTIONS_TIMEOUT_MS,
    droppedNotice: DISCARDED_TEXT_NOTICE_MS,
  },
  guards: {
    isOtherText: ({ context, event }) => {
      assertEvent(event, 'text.change')
      return event.text.trim() !== '' && event.text !== context.text
    },
    hasText: ({ event }) => {
      assertEvent(event, 'text.change')
      return event.text.trim() !== ''
    },
    isDropped: ({ context: { text, selected } }) => text.trim() !== '' && text.trim() !== selected,
    isSearched: ({ context }) => context.isSearched,
    isNothingFound: (_, options: PlaceOption[]) => options.length === 0,
    isSuggested: ({ context, event }) => {
      assertEvent(event, 'place.pick')
      return context.suggestions.some(({ id }) => id === event.id)
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, 'offer.pick')
      return context.offers.some(({ id }) => id === event.id)
    },
  },
  actions: {
    changeText: assign(({ event }) => {
      assertEvent(event, 'text.change')
      return { text: event.text }
    }),
    revertText: assign(({ context }) => ({
      text: context.selected,
      suggestions: [],
      failure: null,
      isSearched: false,
    })),
    rememberDropped: assign({ dropped: ({ context }) => context.text.trim() }),
    forgetDropped: assign({ dropped: null }),
    rememberTake: assign(({ event }) => {
      assertEvent(event, 'text.submit')
      return { isSearched: event.search }
    }),
    forgetTake: assign({ isSearched: false }),
    emitMissing: emit({ type: 'place.missing' }),
    replaceSelected: assign(({ event }) => {
      assertEvent(event, 'place.replace')
      return { selected: event.name }
    }),
    wantList: raise({ type: 'list.load' }),
    dropList: raise({ type: 'list.clear' }),
    rememberList: assign({ suggestions: (_, options: PlaceOption[]) => options, failure: null }),
    clearList: assign({ suggestions: [], failure: null }),
    rememberPick: assign(({ context, event }) => {
      assertEvent(event, 'place.pick')
      const picked = context.suggestions.find(({ id }) => id === event.id) ?? null
      return { picked, text: picked?.name ?? context.text }
    }),
    /** Guarded by `isNothingFound`, or by a list that is shown and so not empty. */
    rememberFirst: assign((_, [first]: PlaceOption[]) =>
      first === undefined ? {} : { picked: first, text: first.name },
    ),
    emitPicked: emit(({ context }, detail: PlaceDetail | null) => ({
      type: 'place.picked',
      place: { ...(context.picked ?? { ...NOWHERE, name: context.text }), detail },
      isSearched: context.isSearched,
    })),
    emitOffered: emit(({ context, event }) => {
      assertEvent(event, 'offer.pick')
      const { id, name, description, kind, hotels, detail } = offerOf(context, event.id)
      return { type: 'place.picked', place: { id, name, description, kind, hotels, detail }, isSearched: false }
    }),
    selectOffered: assign(({ context, event }) => {
      assertEvent(event, 'offer.pick')
      return { selected: offerOf(context, event.id).name }
    }),
    emitLocated: emit((_, place: PickedPlace) => ({ type: 'place.picked', place, isSearched: false })),
    selectLocated: assign({ selected: (_, { name }: PickedPlace) => name }),
    rememberOffers: assign({ offers: (_, offers: PlaceShortcut[]) => offers }),
    selectPicked: assign(({ context }) => ({ selected: context.picked?.name ?? context.selected, picked: null })),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberDelay: assign({ failure: NOT_IN_TIME }),
  },
})
