import { isUnreachable } from '#machines/kit/failure.ts'
import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { favoritesMachine } from './favorites.machine.ts'

const ACCEPTED_EVENTS: AcceptedEvents<typeof favoritesMachine> = {
  'favorite.toggle': [
    { with: { hotelId: '', isFavorite: true }, from: anywhere },
    { with: { hotelId: '', isFavorite: false }, from: anywhere },
  ],
  'problem.dismiss': { from: anywhere },
  'favorites.reload': { from: ['ready', 'failed'] },
  'local.changed': { with: { ids: [] }, from: anywhere },
  'session.began': { with: { guest: '' }, from: ['anonymous'] },
  'session.ended': { from: anywhere },
  'session.kept': { from: ['refused'] },
  'guest.leave': { from: anywhere },
  'connection.restored': {
    from: (snapshot) => snapshot.matches('failed') && isUnreachable(snapshot.context.failure),
  },
}

export const favoritesAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
