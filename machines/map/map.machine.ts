import { limitIterations } from '#machines/kit/limitIterations.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { isSameBounds, isSameArea, MAX_TILE_ERRORS, type Area, type SearchedArea } from './map.rules.ts'

export interface MapContext {
  /** Area of the hotel list. */
  searched: SearchedArea
  /** Area the map shows; null until it is first placed. */
  shown: Area | null
  /** The hotel whose card is open; null: none. */
  picked: string | null
  /** Number of tiles in a row that failed. */
  lostTiles: number
}

export type MapEvent =
  /** The map shows an area without a move by the guest. */
  | { type: 'map.placed'; area: Area }
  | { type: 'map.dragStart' }
  /** The guest has finished moving the map. */
  | { type: 'map.moveEnd'; area: Area }
  | { type: 'map.resize' }
  /** A press outside any hotel. */
  | { type: 'map.press' }
  | { type: 'area.search' }
  | { type: 'following.begin' }
  | { type: 'following.end' }
  /** Area of the hotel list according to the URL. */
  | { type: 'searched.change'; searched: SearchedArea }
  | { type: 'hotels.change'; ids: readonly string[] }
  | { type: 'pin.press'; id: string }
  | { type: 'card.close' }
  /** The operator has configured a tile server. */
  | { type: 'tiles.offer' }
  | { type: 'tile.loaded' }
  | { type: 'tile.failed' }
  | { type: 'tiles.retry' }
  | { type: 'connection.restored' }

export type MapEmitted =
  /** Search for the hotels within its bounds. */
  | { type: 'area.searchRequested'; searched: SearchedArea }
  /** Move the map to this area. */
  | { type: 'show'; searched: SearchedArea }
  /** The size of the map's container has changed. */
  | { type: 'fit' }

export const mapMachine = setup({
  types: declareTypes<{
    context: MapContext
    events: MapEvent
    emitted: MapEmitted
    input: { searched: SearchedArea }
  }>(),
  // Specification §9. In milliseconds.
  delays: { resizeSettles: 100, dataSettles: 200 },
  guards: {
    isOtherSearch: ({ context, event }) => {
      assertEvent(event, 'searched.change')
      return !isSameArea(context.searched, event.searched)
    },
    isSearched: ({ context, event }) => {
      assertEvent(event, 'map.moveEnd')
      return isSameBounds(context.searched.bounds, event.area.bounds)
    },
    isPickedGone: ({ context, event }) => {
      assertEvent(event, 'hotels.change')
      return context.picked !== null && !event.ids.includes(context.picked)
    },
    areTilesLost: ({ context }) => context.lostTiles + 1 >= MAX_TILE_ERRORS,
  },
  actions: {
    rememberShown: assign(({ event }) => {
      assertEvent(event, ['map.placed', 'map.moveEnd'])
      return { shown: event.area }
    }),
    rememberSearched: assign(({ event }) => {
      assertEvent(event, 'searched.change')
      return { searched: event.searched }
    }),
    showSearched: emit(({ context }) => ({ type: 'show', searched: context.searched })),
    takeShown: assign({ searched: ({ context }) => ({ ...context.searched, ...context.shown }) }),
    wantArea: emit(({ context }) => ({ type: 'area.searchRequested', searched: context.searched })),
    fitRoom: emit({ type: 'fit' }),
    pickHotel: assign(({ event }) => {
      assertEvent(event, 'pin.press')
      return { picked: event.id }
    }),
    letHotelGo: assign({ picked: null }),
    countLostTile: assign({ lostTiles: ({ context }) => context.lostTiles + 1 }),
    forgetLostTiles: assign({ lostTiles: 0 }),
  },
}).createMachine({
  id: 'map',
  options: limitIterations,
  context: ({ input }) => ({ searched: input.searched, shown: null, picked: null, lostTiles: 0 }),
  type: 'parallel',
  on: { 'map.placed': { actions: 'rememberShown' } },
  states: {
    /**
     * Whether the hotel list matches the area shown. `asking`: the guest decides when to search; `following`: the map searches
     * as it moves.
     */
    area: {
      initial: 'asking',
      states: {
        asking: {
          initial: 'agreed',
          on: {
            'map.moveEnd': [
              { guard: 'isSearched', target: '.agreed', actions: 'rememberShown' },
              { target: '.differing', actions: 'rememberShown' },
            ],
            'searched.change': {
              guard: 'isOtherSearch',
              target: '.agreed',
              actions: ['rememberSearched', 'showSearched'],
            },
          },
          states: {
            agreed: { on: { 'following.begin': '#map.area.following' } },
            differing: {
              on: {
                'area.search': { target: 'agreed', actions: ['takeShown', 'wantArea'] },
                'following.begin': { target: '#map.area.following', actions: ['takeShown', 'wantArea'] },
              },
            },
          },
        },
        following: {
          initial: 'resting',
          on: {
            'map.dragStart': '.resting',
            'map.moveEnd': [
              { guard: 'isSearched', target: '.resting', actions: 'rememberShown' },
              { target: '.waiting', actions: 'rememberShown' },
            ],
            'searched.change': {
              guard: 'isOtherSearch',
              target: '.resting',
              actions: ['rememberSearched', 'showSearched'],
            },
            'following.end': 'asking',
          },
          states: {
            resting: {},
            waiting: {
              on: { 'following.end': '#map.area.asking.differing' },
              after: { dataSettles: { target: 'resting', actions: ['takeShown', 'wantArea'] } },
            },
          },
        },
      },
    },
    room: {
      initial: 'steady',
      on: { 'map.resize': '.changing' },
      states: {
        steady: {},
        changing: { after: { resizeSettles: { target: 'steady', actions: 'fitRoom' } } },
      },
    },
    card: {
      initial: 'closed',
      on: { 'pin.press': { target: '.open', actions: 'pickHotel' } },
      states: {
        closed: {},
        open: {
          on: {
            'card.close': { target: 'closed', actions: 'letHotelGo' },
            'map.press': { target: 'closed', actions: 'letHotelGo' },
            'hotels.change': { guard: 'isPickedGone', target: 'closed', actions: 'letHotelGo' },
          },
        },
      },
    },
    basemap: {
      initial: 'offline',
      states: {
        offline: { on: { 'tiles.offer': 'tiled' } },
        tiled: {
          entry: 'forgetLostTiles',
          on: {
            'tile.loaded': { actions: 'forgetLostTiles' },
            'tile.failed': [{ guard: 'areTilesLost', target: 'fallback' }, { actions: 'countLostTile' }],
          },
        },
        fallback: {
          on: { 'tiles.retry': 'tiled', 'connection.restored': 'tiled' },
        },
      },
    },
  },
})
