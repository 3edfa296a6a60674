import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { favoritesPolicy } from './favorites.export.ts'
import { favoritesInvariants } from './favorites.invariants.ts'
import { favoritesMachine } from './favorites.machine.ts'
import { isSameChange } from './favorites.rules.ts'
import { favoritesPorts } from './favorites.ports.ts'
import { selectFailure, selectFavoriteIds } from './favorites.selectors.ts'
import { loadErrorKind, LOAD_ERROR_KINDS } from '#machines/kit/viewState.ts'

export const noConnection: Failure = { code: 'network', status: 500 }
export const sessionOver: Failure = { code: 'unauthorized', status: 401 }
export const refusal: Failure = { code: 'too_many_requests', status: 429 }

export const favoritesSpec = describeMachine({
  machine: favoritesMachine,
  inputs: [{ local: [] }, { local: ['nyc-0001'] }],
  samples: [
    { type: 'favorite.toggle', hotelId: 'nyc-0001', isFavorite: true },
    { type: 'favorite.toggle', hotelId: 'nyc-0001', isFavorite: false },
    { type: 'favorite.toggle', hotelId: 'nyc-0002', isFavorite: true },
    { type: 'favorite.toggle', hotelId: 'nyc-0002', isFavorite: true },
    { type: 'problem.dismiss' },
    { type: 'favorites.reload' },
    { type: 'local.changed', ids: ['nyc-0002'] },
    { type: 'session.began', guest: PLANTED_SECRET },
    { type: 'session.began', guest: 'noor' },
    { type: 'session.ended' },
    { type: 'session.kept' },
    { type: 'guest.leave' },
    { type: 'connection.restored' },
    doneEvent(favoritesPorts, 'loadFavorites', ['nyc-0001']),
    doneEvent(favoritesPorts, 'loadFavorites', ['nyc-0003']),
    doneEvent(favoritesPorts, 'saveFavoriteChange', ['nyc-0001']),
    doneEvent(favoritesPorts, 'saveFavoriteChange', ['nyc-0002', 'nyc-0003']),
    errorEvent(favoritesPorts, 'loadFavorites', noConnection),
    errorEvent(favoritesPorts, 'loadFavorites', refusal),
    errorEvent(favoritesPorts, 'saveFavoriteChange', noConnection),
    errorEvent(favoritesPorts, 'saveFavoriteChange', refusal),
    errorEvent(favoritesPorts, 'saveFavoriteChange', sessionOver),
  ],
  told: ['local.changed', 'session.ended', 'guest.leave', 'session.began', 'session.kept', 'connection.restored'],
  facts: ({ local, server, changes, sent, problem, failure }) => ({
    hasLocal: local.length > 0,
    isKnown: server !== null,
    changes: changes.length,
    isPressedAnew: sent !== null && !changes.some((change) => isSameChange(change, sent)),
    hasProblem: problem !== null,
    failure: failure?.code ?? null,
  }),
  viewStates: {
    favorites: {
      of: (snapshot) => (selectFavoriteIds(snapshot).length === 0 ? 'none' : 'some'),
      values: ['none', 'some'],
    },
    heart: { of: ({ context }) => loadErrorKind(context.problem?.failure ?? null), values: LOAD_ERROR_KINDS },
    trouble: { of: (snapshot) => loadErrorKind(selectFailure(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: favoritesInvariants,
  answeredBy: { loadFavorites: 'server', saveFavoriteChange: 'server' },
  policy: favoritesPolicy,
})
