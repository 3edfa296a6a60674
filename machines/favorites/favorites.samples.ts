import { describeMachine, PLANTED_SECRET } from '#machines/kit/entry.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { answered, refused } from '#machines/kit/port.ts'
import { favoritesPolicy } from './favorites.export.ts'
import { favoritesLaws } from './favorites.laws.ts'
import { favoritesMachine } from './favorites.machine.ts'
import { isSameWish } from './favorites.rules.ts'
import { favoritesPorts } from './favorites.ports.ts'
import { selectFailure, selectKept } from './favorites.selectors.ts'
import { troubleOf, TROUBLES } from '#machines/kit/faces.ts'

export const noConnection: Failure = { code: 'network', status: 500 }
export const sessionOver: Failure = { code: 'unauthorized', status: 401 }
export const refusal: Failure = { code: 'too_many_requests', status: 429 }

export const favoritesEntry = describeMachine({
  machine: favoritesMachine,
  inputs: [{ local: [] }, { local: ['nyc-0001'] }],
  samples: [
    { type: 'heart.press', hotelId: 'nyc-0001', isKept: true },
    { type: 'heart.press', hotelId: 'nyc-0001', isKept: false },
    { type: 'heart.press', hotelId: 'nyc-0002', isKept: true },
    { type: 'heart.press', hotelId: 'nyc-0002', isKept: true },
    { type: 'problem.dismiss' },
    { type: 'favorites.reload' },
    { type: 'local.changed', ids: ['nyc-0002'] },
    { type: 'session.began', guest: PLANTED_SECRET },
    { type: 'session.began', guest: 'noor' },
    { type: 'session.ended' },
    { type: 'session.kept' },
    { type: 'guest.leave' },
    { type: 'connection.restored' },
    answered(favoritesPorts, 'loadFavorites', ['nyc-0001']),
    answered(favoritesPorts, 'loadFavorites', ['nyc-0003']),
    answered(favoritesPorts, 'saveWish', ['nyc-0001']),
    answered(favoritesPorts, 'saveWish', ['nyc-0002', 'nyc-0003']),
    refused(favoritesPorts, 'loadFavorites', noConnection),
    refused(favoritesPorts, 'loadFavorites', refusal),
    refused(favoritesPorts, 'saveWish', noConnection),
    refused(favoritesPorts, 'saveWish', refusal),
    refused(favoritesPorts, 'saveWish', sessionOver),
  ],
  facts: ({ local, server, wishes, sent, problem, failure }) => ({
    hasLocal: local.length > 0,
    isKnown: server !== null,
    wishes: wishes.length,
    isPressedAnew: sent !== null && !wishes.some((wish) => isSameWish(wish, sent)),
    hasProblem: problem !== null,
    failure: failure?.code ?? null,
  }),
  faces: {
    kept: { of: (snapshot) => (selectKept(snapshot).length === 0 ? 'none' : 'some'), values: ['none', 'some'] },
    heart: { of: ({ context }) => troubleOf(context.problem?.failure ?? null), values: TROUBLES },
    trouble: { of: (snapshot) => troubleOf(selectFailure(snapshot)), values: TROUBLES },
  },
  laws: favoritesLaws,
  answeredBy: { loadFavorites: 'server', saveWish: 'server' },
  policy: favoritesPolicy,
})
