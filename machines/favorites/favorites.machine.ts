import { limitIterations } from '#machines/kit/limitIterations.ts'
import { isOutcomeUnknown, isUnreachable, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { favoritesPorts } from './favorites.ports.ts'
import { queueFavoriteChange, applyFavoriteChange, isSameChange, type FavoriteChange } from './favorites.rules.ts'

export interface FavoritesContext {
  /** Favorites of a visitor, stored in the browser, without those merged into the server's. */
  local: string[]
  /** Favorites of the signed-in user on the server; null until loaded. */
  server: string[] | null
  /** Ids being merged into `server`. */
  merging: string[]
  /** User who made the `changes`; null: nobody. */
  guest: string | null
  /** Not saved yet. They outlive a lost session and wait for the same user. */
  changes: FavoriteChange[]
  /** The change being saved. */
  sent: FavoriteChange | null
  /** The last heart whose change failed, and why. */
  problem: { hotelId: string; failure: Failure } | null
  /** Failure of loading the list. */
  failure: Failure | null
}

export type FavoritesEvent =
  | { type: 'favorite.toggle'; hotelId: string; isFavorite: boolean }
  | { type: 'problem.dismiss' }
  | { type: 'favorites.reload' }
  /** The stored favorites changed in another tab, or before this machine was loaded. */
  | { type: 'local.changed'; ids: string[] }
  | { type: 'session.began'; guest: string }
  | { type: 'session.ended' }
  /** The session is still valid: the 401 did not end it. */
  | { type: 'session.kept' }
  /** The user has signed out. */
  | { type: 'guest.leave' }
  | { type: 'connection.restored' }

/** Failure of a change whose session ended before the response. */
const SESSION_OVER: Failure = { code: 'unauthorized', status: 401 }

export type FavoritesEmitted =
  /** To be stored in the browser. */
  | { type: 'local.keep'; ids: string[] }
  /** Other tabs should reload. */
  | { type: 'server.changed' }

/** Decisions §9: stored in the browser until sign-in, then merged once and saved on the server. */
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
      // This press replaces a change that waits for the user.
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
      const { hotelId, isFavorite } = event
      return { changes: queueFavoriteChange(context.changes, { hotelId, isFavorite }), problem: null }
    }),
    rememberServer: assign((_, ids: string[]) => ({ server: ids, failure: null })),
    takeLocal: assign(({ context }) => ({ merging: context.local })),
    // Only after success: a failed merge leaves them for the next one.
    forgetMerged: assign(({ context: { local, merging } }) => ({
      local: local.filter((id) => !merging.includes(id)),
      merging: [],
    })),
    sendFirst: assign(({ context }) => ({ sent: context.changes[0] ?? null })),
    // A later press on the same heart must still be saved.
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
        input: ({ context }) => ({ change: context.sent ?? { hotelId: '', isFavorite: false } }),
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
            // Outcome unknown: reload, since the change may have been saved.
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
