import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { destinationMachine } from './destination.machine.ts'
import { isOffering, selectHasListError } from './destination.selectors.ts'

const text = 'somewhere else'

const ACCEPTED_EVENTS: AcceptedEvents<typeof destinationMachine> = {
  'field.focus': { from: ['idle'] },
  // Not while a search waits for the place.
  'field.blur': {
    from: (snapshot) =>
      snapshot.matches('editing') ||
      snapshot.matches('locating') ||
      (snapshot.matches('resolving') && !snapshot.context.isSearched),
  },
  'text.change': [
    { with: { text }, from: ['idle', 'editing', 'locating', 'resolving'] },
    // Emptying the field counts only while the guest types.
    { with: { text: '' }, from: ['editing', 'resolving'] },
  ],
  'place.pick': ['p1', 'a place that is not in the list'].map((id) => ({
    with: { id },
    from: (snapshot) =>
      snapshot.matches({ editing: { list: 'shown' } }) && snapshot.context.suggestions.some((one) => one.id === id),
  })),
  // Not from `empty`: that text has already been looked up.
  'text.submit': {
    with: { search: true },
    from: (snapshot) =>
      snapshot.matches('resolving') ||
      snapshot.matches({ editing: { debounce: 'waiting' } }) ||
      (['fetching', 'shown', 'failed'] as const).some((list) => snapshot.matches({ editing: { list } })),
  },
  'list.retry': { from: selectHasListError },
  'offer.pick': ['popular Rome', 'an offer that is not there'].map((id) => ({
    with: { id },
    from: (snapshot) => isOffering(snapshot) && snapshot.context.offers.some((one) => one.id === id),
  })),
  'location.request': { from: isOffering },
  'place.replace': { with: { name: '' }, from: anywhere },
  'list.load': { from: ['editing'] },
  'list.clear': { from: ['editing'] },
}

export const destinationAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
