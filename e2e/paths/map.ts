import 'temporal-polyfill/global'
import { ConfigResponse } from '#contract/http/config.ts'
import { API_BASE } from '#contract/http/wire.ts'
import { DEFAULT_DESTINATION, type Bounds } from '#contract/hotel/destination.ts'
import type { mapMachine } from '#machines/map/map.machine.ts'
import { isSameBounds, ZOOM, type Area } from '#machines/map/map.rules.ts'
import { midtown } from '#machines/map/map.samples.ts'
import { selectPicked } from '#machines/map/map.selectors.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { DEFAULT_LIST_VIEW } from '#machines/search/search.view.ts'
import type { Page } from '@playwright/test'
import { create } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { losesConnectionForAMoment } from '../pages/connection.ts'
import type { Guest } from '../pages/guest.ts'
import { PausedRequests } from '../pages/pausedRequests.ts'
import { MapPage, type Way } from '../pages/map.page.ts'
import { ResultsPage } from '../pages/results.page.ts'
import { hotelsOf } from './kit/hotels.ts'
import { definePlayer, type Moment } from './kit/browserPlayer.ts'
import { mapScenarios } from './map.scenarios.ts'

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const DRAWER = '© The drawer of these tiles'
const PX_PER_DEGREE = (256 * 2 ** ZOOM.initial) / 360
const RESIZED_PX = 40

const NAMES: Readonly<Record<string, string>> = { 'nyc-0001': 'Hotel 1', 'nyc-0002': 'Hotel 2' }
const nameOf = (id: string): string => NAMES[id] ?? id

/** Both stay in view wherever the guest moves the map. */
const hotels = (() => {
  const { point } = DEFAULT_DESTINATION
  const places: readonly Way[] = [
    [-60, -60],
    [60, -60],
  ]
  const answer = hotelsOf(places.length)
  return {
    ...answer,
    hotels: answer.hotels.map((hotel, index) => {
      const [right, down] = places[index] ?? [0, 0]
      const high = PX_PER_DEGREE / Math.cos((point.lat * Math.PI) / 180)
      return { ...hotel, location: { lat: point.lat - down / high, lng: point.lng + right / PX_PER_DEGREE } }
    }),
  }
})()

/** Offset of the map from its first position, in each of the two areas. */
const HOME: Way = [0, 0]
const WAYS = { midtown: [-36, 0], downtown: [0, -36] } as const satisfies Readonly<Record<string, Way>>
const wayTo = ({ bounds }: Pick<Area, 'bounds'>): Way =>
  isSameBounds(bounds, midtown.bounds) ? WAYS.midtown : WAYS.downtown

interface Props {
  config: PausedRequests
  tiles: PausedRequests
  /** Area shown in midtown, per width of the window. */
  midtowns: Map<number, Bounds>
}

interface World {
  guest: Guest
  results: ResultsPage
  map: MapPage
  config: PausedRequests
  tiles: PausedRequests
  midtown: Bounds
  /** Current offset of the map from its first position. */
  at: Way
}

const criteria = defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())

const openMap = async (guest: Guest): Promise<Pick<World, 'results' | 'map'>> => {
  const [results, map] = [new ResultsPage(guest), new MapPage(guest)]
  await results.open(criteria)
  await results.expectHotels(hotels.hotels.length)
  await map.show()
  return { results, map }
}

/** @returns the area as written in the address after a search. */
const lookAtMidtown = async (guest: Guest): Promise<Bounds> => {
  const { map } = await openMap(guest)
  await map.drag(WAYS.midtown)
  await map.letTimeRun()
  await map.searchArea()
  return map.searchedArea()
}

/** Keep the clock stopped in this state: its delay is a later step of the path. */
const isWaiting = (snapshot: SnapshotFrom<typeof mapMachine>): boolean =>
  snapshot.matches({ area: { following: 'waiting' } })

type Hand<Event = unknown> = (
  world: World,
  event: Event,
  moment: Moment<SnapshotFrom<typeof mapMachine>>,
) => Promise<void>

const timed =
  <Event>(hand: Hand<Event>): Hand<Event> =>
  async (world, event, moment) => {
    await hand(world, event, moment)
    if (!isWaiting(moment.after)) await world.map.letTimeRun()
  }

const listOf = ({ results, midtown: bounds }: World, isOfMidtown: boolean, hotelName = ''): Promise<void> =>
  results.followUnderMap(
    { ...criteria, ...(isOfMidtown ? { bounds } : {}) },
    { ...DEFAULT_LIST_VIEW, zoom: ZOOM.initial, hotelName },
  )

export const mapPlayer = definePlayer<typeof mapMachine, Record<string, never>>()<World, Props>({
  scenarios: mapScenarios,
  hasClock: true,
  wires: {},
  prepare: async (page) => {
    const props = { config: new PausedRequests(), tiles: new PausedRequests(), midtowns: new Map<number, Bounds>() }
    await page.route(/\/api\/v1\/hotels\/\?/, (route) => route.fulfill({ json: hotels }))
    await page.route(`**${API_BASE}/config/`, props.config.hold)
    await page.route('**/drawn/**', props.tiles.hold)
    return props
  },
  open: async ({ guest }, { config, tiles, midtowns }) => {
    await guest.page.clock.resume()
    await guest.page.mouse.up()
    const width = guest.page.viewportSize()?.width ?? 0
    const seen = midtowns.get(width) ?? (await lookAtMidtown(guest))
    midtowns.set(width, seen)
    await guest.page.goto('about:blank')
    config.forget()
    tiles.forget()
    return { guest, ...(await openMap(guest)), config, tiles, midtown: seen, at: HOME }
  },
  steps: {
    'map.placed': ({ map }) => map.expectFits(),
    'map.dragStart': timed(({ map }) => map.grab([-20, -20])),
    'map.moveEnd': timed(async (world, { area }) => {
      const to = wayTo(area)
      await world.map.drag([to[0] - world.at[0], to[1] - world.at[1]])
      await standAt(world, to)
    }),
    'map.resize': ({ guest: { page } }) => resize(page, -RESIZED_PX),
    'xstate.after.resizeSettles.map.room.changing': async ({ guest: { page }, map }) => {
      await map.expectFits()
      await resize(page, RESIZED_PX)
      await map.expectFits()
    },
    'map.press': timed(({ map }) => map.pressBeside()),
    'area.search': timed(({ map }) => map.searchArea()),
    'following.begin': timed(({ map }) => map.follows(true)),
    'following.end': timed(({ map }) => map.follows(false)),
    'xstate.after.dataSettles.map.area.following.waiting': timed(({ map }) => map.waits(200)),
    'searched.change': timed(async (world, { searched }) => {
      const isOfMidtown = searched.bounds !== null
      await listOf(world, isOfMidtown)
      await standAt(world, isOfMidtown ? WAYS.midtown : HOME)
    }),
    // Filtering by the name of one hotel leaves only that hotel. The other hotel's name, or a name of none, removes the hotel
    // whose card is open.
    'hotels.change': timed((world, { ids }, { before }) =>
      listOf(world, before.context.searched.bounds !== null, ids[0] === undefined ? 'None' : nameOf(ids[0])),
    ),
    'pin.press': timed((world, { id }) => world.map.pressPin(nameOf(id))),
    'card.close': timed(({ map }) => map.closeCard()),
    'tiles.offer': async ({ config }) => {
      const route = await config.first()
      const answer = await route.fetch()
      const body: unknown = await answer.json()
      await route.fulfill({
        json: { ...create(body, ConfigResponse), map: { tiles: '/drawn/{z}/{x}/{y}.png', attribution: DRAWER } },
      })
    },
    'tile.loaded': async ({ tiles }) => (await tiles.first()).fulfill({ contentType: 'image/png', body: TILE }),
    'tile.failed': async ({ tiles }) => (await tiles.first()).abort(),
    'tiles.retry': ({ map }) => map.retryTiles(),
    'connection.restored': ({ guest }) => losesConnectionForAMoment(guest.page),
  },
  viewStates: {
    list: {
      agrees: ({ map }) => map.expectSearches({ isOffered: false, isFollowing: false }),
      asks: ({ map }) => map.expectSearches({ isOffered: true, isFollowing: false }),
      follows: ({ map }) => map.expectSearches({ isOffered: false, isFollowing: true }),
    },
    card: {
      closed: ({ map }) => map.expectCard(null),
      open: ({ map }, snapshot) => map.expectCard(nameOf(selectPicked(snapshot) ?? '')),
    },
    basemap: {
      offline: ({ map }) => map.expectGround({ attribution: null, hasNotice: false }),
      tiled: ({ map }) => map.expectGround({ attribution: DRAWER, hasNotice: false }),
      fallback: ({ map }) => map.expectGround({ attribution: null, hasNotice: true }),
    },
  },
})

const standAt = async (world: World, at: Way): Promise<void> => {
  await world.map.expectMoved(at)
  world.at = at
}

const resize = async (page: Page, by: number): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: width + by, height })
}
