import { limitIterations } from '#machines/kit/limitIterations.ts'
import { isOutcomeUnknown, isUnreachable, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { favoritesPorts } from './favorites.ports.ts'
import { queueFavoriteChange, applyFavoriteChange, isSameChange, type FavoriteChange } from './favorites.rules.ts'

export interface FavoritesContext {
  /** What this browser keeps for whoever is not signed in; what the server has taken over is here no more. */
  local: string[]
  /** What the server keeps for the guest who is signed in; null while nobody knows. */
  server: string[] | null
  /** What is being merged into the server's. */
  merging: string[]
  /** Whose wishes these are; null: nobody's. */
  guest: string | null
  /** Not yet saved. They outlive a session that ends by itself, and wait for the same guest. */
  changes: FavoriteChange[]
  /** The one that is being saved. */
  sent: FavoriteChange | null
  /** The heart that was put back, and why. */
  problem: { hotelId: string; failure: Failure } | null
  /** Why the list could not be loaded. */
  failure: Failure | null
}

export type FavoritesEvent =
  | { type: 'favorite.toggle'; hotelId: string; isKept: boolean }
  | { type: 'problem.dismiss' }
  | { type: 'favorites.reload' }
  /** What this browser keeps has changed elsewhere: in another tab, or by a heart that was pressed before this was here. */
  | { type: 'local.changed'; ids: string[] }
  | { type: 'session.began'; guest: string }
  | { type: 'session.ended' }
  /** The session is as good as before: a refusal was none of it. */
  | { type: 'session.kept' }
  /** The guest has signed out. */
  | { type: 'guest.leave' }
  | { type: 'connection.restored' }

/** What a heart is told that met the end of the session before its answer. */
const SESSION_OVER: Failure = { code: 'unauthorized', status: 401 }

export type FavoritesEmitted =
  /** To be kept by this browser. */
  | { type: 'local.keep'; ids: string[] }
  /** Other tabs may look again. */
  | { type: 'server.changed' }

/** Decisions §9: kept in the browser until the guest signs in, then merged once and kept by the server. */
export const favoritesMachine = setup({
  types: declareTypes<{
    context: FavoritesContext
    events: FavoritesEvent
    emitted: FavoritesEmitted
    input: { local: string[] }
    tags: 'busy'
  }>(),
  actors: favoritesPorts,
  guards: {
    hasWishes: ({ context }) => context.changes.length > 0,
    isUnsure: (_, failure: Failure) => isOutcomeUnknown(failure),
    isSessionOver: (_, { status }: Failure) => status === 401,
    isOutOfReach: ({ context }) => isUnreachable(context.failure),
  },
  actions: {
    keepHere: assign(({ context, event }) => {
      assertEvent(event, 'favorite.toggle')
      // What waits for the guest gives way to what is pressed now.
      const changes = context.changes.filter(({ hotelId }) => hotelId !== event.hotelId)
      return { local: applyFavoriteChange(context.local, event), changes, problem: null }
    }),
    emitLocal: emit(({ context }) => ({ type: 'local.keep', ids: context.local })),
    followLocal: assign(({ event }) => {
      assertEvent(event, 'local.changed')
      return { local: event.ids }
    }),
    queueChange: assign(({ context, event }) => {
      assertEvent(event, 'favorite.toggle')
      const { hotelId, isKept } = event
      return { changes: queueFavoriteChange(context.changes, { hotelId, isKept }), problem: null }
    }),
    rememberServer: assign((_, ids: string[]) => ({ server: ids, failure: null })),
    takeLocal: assign(({ context }) => ({ merging: context.local })),
    // Only now: what a failed merge leaves here is there for the next one.
    forgetMerged: assign(({ context: { local, merging } }) => ({
      local: local.filter((id) => !merging.includes(id)),
      merging: [],
    })),
    sendFirst: assign(({ context }) => ({ sent: context.changes[0] ?? null })),
    // Pressed again meanwhile: what is wanted now is still to be saved.
    settleSent: assign(({ context: { changes, sent } }) => ({
      changes: changes.filter((change) => sent === null || !isSameChange(change, sent)),
      sent: null,
    })),
    emitProblem: assign(({ context: { changes, sent } }, failure: Failure) =>
      sent !== null && changes.some((change) => isSameChange(change, sent))
        ? { problem: { hotelId: sent.hotelId, failure } }
        : {},
    ),
    rememberFailure: assign((_, failure: Failure) => ({ failure, merging: [] })),
    putHeartsBack: assign(({ context: { changes } }, failure: Failure) => {
      const last = changes.at(-1)
      return last === undefined ? {} : { changes: [], problem: { hotelId: last.hotelId, failure } }
    }),
    putSentBack: assign(({ context: { changes, sent } }) => ({
      changes: changes.filter((change) => sent === null || change.hotelId !== sent.hotelId),
      sent: null,
    })),
    rememberGuest: assign(({ context, event }) => {
      assertEvent(event, 'session.began')
      return { guest: event.guest, problem: null, changes: event.guest === context.guest ? context.changes : [] }
    }),
    emitWishesWait: assign(({ context: { changes, problem } }) => {
      const last = changes.at(-1)
      return last === undefined || problem !== null ? {} : { problem: { hotelId: last.hotelId, failure: SESSION_OVER } }
    }),
    forgetServer: assign({ server: null, merging: [], sent: null, failure: null }),
    dismissProblem: assign({ problem: null }),
    forgetGuest: assign({ guest: null, changes: [], problem: null }),
    announce: emit({ type: 'server.changed' }),
  },
}).createMachine({
  id: 'favorites',
  options: limitIterations,
  context: ({ input }) => ({
    local: input.local,
    guest: null,
    server: null,
    merging: [],
    changes: [],
    sent: null,
    problem: null,
    failure: null,
  }),
  initial: 'anonymous',
  on: {
    'local.changed': { actions: 'followLocal' },
    'problem.dismiss': { actions: 'dismissProblem' },
    'session.ended': { target: '.anonymous', actions: ['emitWishesWait', 'forgetServer'] },
    'guest.leave': { target: '.anonymous', actions: ['forgetServer', 'forgetGuest'] },
  },
  states: {
    anonymous: {
      on: {
        'favorite.toggle': { actions: ['keepHere', 'emitLocal'] },
        'session.began': { target: 'loading', actions: 'rememberGuest' },
      },
    },
    loading: {
      tags: 'busy',
      entry: 'takeLocal',
      invoke: {
        id: 'loadFavorites',
        src: 'loadFavorites',
        input: ({ context }) => ({ merge: context.merging }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'rememberServer', params: ({ event }) => event.output }, 'forgetMerged', 'emitLocal'],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            { type: 'putHeartsBack', params: ({ event }) => toFailure(event.error) },
          ],
        },
      },
      on: { 'favorite.toggle': { actions: 'queueChange' } },
    },
    ready: {
      always: { guard: 'hasWishes', target: 'saving' },
      on: {
        'favorite.toggle': { actions: 'queueChange' },
        'favorites.reload': 'loading',
      },
    },
    saving: {
      tags: 'busy',
      entry: 'sendFirst',
      invoke: {
        id: 'saveFavoriteChange',
        src: 'saveFavoriteChange',
        input: ({ context }) => ({ change: context.sent ?? { hotelId: '', isKept: false } }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'rememberServer', params: ({ event }) => event.output }, 'settleSent', 'announce'],
        },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
            target: 'refused',
            actions: { type: 'emitProblem', params: ({ event }) => toFailure(event.error) },
          },
          {
            // It may have been saved all the same: what the server has is looked at anew.
            guard: { type: 'isUnsure', params: ({ event }) => toFailure(event.error) },
            target: 'loading',
            actions: [{ type: 'emitProblem', params: ({ event }) => toFailure(event.error) }, 'settleSent'],
          },
          {
            target: 'ready',
            actions: [{ type: 'emitProblem', params: ({ event }) => toFailure(event.error) }, 'settleSent'],
          },
        ],
      },
      on: { 'favorite.toggle': { actions: 'queueChange' } },
    },
    refused: {
      on: {
        'favorite.toggle': { target: 'saving', actions: 'queueChange' },
        'session.kept': { target: 'ready', actions: 'putSentBack' },
      },
    },
    failed: {
      on: {
        'favorite.toggle': { target: 'loading', actions: 'queueChange' },
        'favorites.reload': 'loading',
        'connection.restored': { guard: 'isOutOfReach', target: 'loading' },
      },
    },
  },
})
