import { setImmediate as nextTurn } from 'node:timers/promises'
import { at, hash } from '#demoImages/chance.ts'
import { buildingOf } from '#demoImages/houses/buildings.ts'
import type { CameraName } from '#demoImages/houses/camera.ts'
import { BUILDING_NAMES, WITH_ENTRANCE, type BuildingName } from '#demoImages/houses/names.ts'
import { hotelById } from './catalogue.ts'
import { CITIES } from './cities.ts'
import type { CatalogueHotel, City } from './catalogue.types.ts'
import { bestValues } from '#server/modules/hotels/hotels.value.ts'
import { hotelIdOf } from './hotels.ts'

/** How a hotel's house looks among those around it. */
export interface DealtLook {
  building: BuildingName
  camera: CameraName
  /** 0 to 1: which of the colours that suit the building. */
  colours: number
}

/** As many of a list are seen together: no two of them are built, seen and coloured alike. */
const SEEN_TOGETHER = 24
/** A building is seen from another side than in as many before it and beside it. */
const CLOSE_BY = 5
/** So many houses are seen whole between two that are seen from near. */
const WHOLE_BETWEEN = 6
/** Every other house is seen from a corner; from near, one in eight at most. */
const TURNS: readonly CameraName[] = ['front', 'left', 'right', 'entrance', 'left', 'front', 'right']

/**
 * In the order of best value, which follows the stay by some places, a house looks otherwise than so many before it and behind it, and
 * is coloured otherwise than so many of its kind.
 */
const SEEN_IN_VALUE = 24
const CLOSE_IN_VALUE = 6

/** Where a hotel stands, from the middle of its city, in degrees of latitude to the north and as many to the east, and what it asks. */
interface Spot {
  id: string
  east: number
  north: number
  /** Percent below what hotels of its stars usually ask. */
  value: number
}

function* spotsOf(city: City): Generator<undefined, Spot[]> {
  const wide = Math.cos((city.lat * Math.PI) / 180)
  const hotels: CatalogueHotel[] = []
  for (let number = 1; number <= city.hotels; number += 1) {
    const hotel = hotelById(hotelIdOf(city, number))
    if (hotel !== undefined) hotels.push(hotel)
    yield
  }
  const values = bestValues(
    hotels.map(({ stars, room_types, non_refundable_discount }) => ({
      stars,
      total:
        Math.min(
          ...room_types.filter(({ max_adults }) => max_adults > 1).map(({ base_price_cents }) => base_price_cents),
        ) *
        (100 - non_refundable_discount),
    })),
  )
  return hotels
    .map(({ id, lat, lng }, place) => ({
      id,
      east: (lng - city.lng) * wide,
      north: lat - city.lat,
      value: values[place] ?? 0,
    }))
    .toSorted((one, other) => fromMiddle(one) - fromMiddle(other) || (one.id < other.id ? -1 : 1))
}

const fromMiddle = ({ east, north }: Spot): number => east * east + north * north

const viewOf = ({ building, camera }: DealtLook): string => `${building} ${camera}`
const tintOf = ({ building, colours }: DealtLook): string => `${building} ${colours}`
const keyOf = (look: DealtLook): string => `${viewOf(look)} ${look.colours}`

/** What of the mix was dealt too rarely so far comes first; what stands next door or before it in the list is left out. */
const buildingAfter = (
  mix: ReadonlyMap<BuildingName, number>,
  counts: ReadonlyMap<BuildingName, number>,
  dealt: number,
  taken: ReadonlySet<BuildingName>,
  number: number,
): BuildingName => {
  const owed = (name: BuildingName, weight: number): number =>
    ((dealt + 1) * weight) / 100 - (counts.get(name) ?? 0) + at(number, BUILDING_NAMES.indexOf(name), 3) * 0.8
  const all = [...mix].map(([name, weight]) => ({ name, owed: owed(name, weight), isTaken: taken.has(name) }))
  const free = all.filter(({ isTaken }) => !isTaken)
  const [best] = (free.length > 0 ? free : all).toSorted((one, other) => other.owed - one.owed)
  return best?.name ?? 'mansard'
}

/** What it costs a house to be like another one of its kind: the more, the more it would be noticed. */
const COSTS = { seenTogether: 100, sameSideCloseBy: 6, seenInValue: 5, sameColoursInValue: 3 }

/** The first camera and colours, in an order of the hotel's own, that cost least. */
const turnedAndColoured = (
  building: BuildingName,
  number: number,
  costOf: (look: DealtLook) => number,
  mayBeNear: boolean,
): DealtLook => {
  const shades = buildingOf(building).wears.length
  const count = TURNS.length * shades
  const start = number % count
  let best: DealtLook = { building, camera: 'front', colours: 0 }
  let least = Infinity
  for (let step = 0; step < count && least > 0; step++) {
    const place = (start + step * 13) % count
    const camera = TURNS[place % TURNS.length] ?? 'front'
    const look: DealtLook = {
      building,
      camera: camera === 'entrance' && !mayBeNear ? 'left' : camera,
      colours: (Math.floor(place / TURNS.length) + 0.5) / shades,
    }
    const cost = costOf(look)
    if (cost < least) [best, least] = [look, cost]
  }
  return best
}

interface Dealt extends Spot {
  look: DealtLook
}

/** The looks of those that stand nearest, the very nearest first. */
const nearestOf = ({ east, north }: Spot, done: readonly Dealt[]): DealtLook[] => {
  const near: { look: DealtLook; far: number }[] = []
  let limit = Infinity
  for (const other of done) {
    const far = (other.east - east) ** 2 + (other.north - north) ** 2
    if (far >= limit) continue
    near.splice(near.findLastIndex((one) => one.far <= far) + 1, 0, { look: other.look, far })
    if (near.length <= SEEN_TOGETHER) continue
    near.pop()
    limit = near.at(-1)?.far ?? Infinity
  }
  return near.map(({ look }) => look)
}

type Dealing = Generator<undefined, ReadonlyMap<string, DealtLook>>

/** Deals the houses of a city by its mix, from its middle outwards, in small steps. */
function* deal(city: City): Dealing {
  const mix = new Map(BUILDING_NAMES.flatMap((name) => (city.houses[name] ? [[name, city.houses[name]] as const] : [])))
  const counts = new Map<BuildingName, number>()
  const looks = new Map<string, DealtLook>()
  const done: Dealt[] = []
  /** The same, the best value first. */
  const byValue: Dealt[] = []
  for (const spot of yield* spotsOf(city)) {
    yield
    const near = nearestOf(spot, done)
    const neighbours = [near[0], done.at(-1)?.look].filter((look) => look !== undefined)
    const taken = new Set(neighbours.map(({ building }) => building))
    const number = hash(`look ${spot.id}`)
    const place = byValue.findIndex(({ value }) => value < spot.value)
    const rank = place === -1 ? byValue.length : place
    const within = (reach: number): DealtLook[] =>
      byValue.slice(Math.max(0, rank - reach), rank + reach).map(({ look }) => look)
    const building = buildingAfter(mix, counts, done.length, taken, number)
    const seen = new Set([...done.slice(-SEEN_TOGETHER).map(({ look }) => look), ...near].map(keyOf))
    const seenInValue = new Set(within(SEEN_IN_VALUE).map(keyOf))
    const mayBeNear =
      WITH_ENTRANCE.has(building) && !done.slice(-WHOLE_BETWEEN).some(({ look: { camera } }) => camera === 'entrance')
    const closeBy = new Set([...done.slice(-CLOSE_BY).map(({ look }) => look), ...near.slice(0, CLOSE_BY)].map(viewOf))
    const tints = new Set(within(CLOSE_IN_VALUE).map(tintOf))
    const costOf = (one: DealtLook): number =>
      (seen.has(keyOf(one)) ? COSTS.seenTogether : 0) +
      (closeBy.has(viewOf(one)) ? COSTS.sameSideCloseBy : 0) +
      (seenInValue.has(keyOf(one)) ? COSTS.seenInValue : 0) +
      (tints.has(tintOf(one)) ? COSTS.sameColoursInValue : 0)
    const look = turnedAndColoured(building, number, costOf, mayBeNear)
    counts.set(building, (counts.get(building) ?? 0) + 1)
    looks.set(spot.id, look)
    done.push({ ...spot, look })
    byValue.splice(rank, 0, { ...spot, look })
  }
  return looks
}

const begun = new Map<string, Dealing>()
const dealt = new Map<string, ReadonlyMap<string, DealtLook>>()

/** Goes on with a city until it is dealt or there is no time left. */
const goOn = (city: City, hasTime: () => boolean): void => {
  const dealing = begun.get(city.id) ?? deal(city)
  begun.set(city.id, dealing)
  while (!dealt.has(city.id) && hasTime()) {
    const { done, value } = dealing.next()
    if (done === true) dealt.set(city.id, value)
  }
}

/** The look of a hotel's house: of its city's mix, and unlike its neighbours'. */
export const lookOf = (hotel: CatalogueHotel, city: City): DealtLook | undefined => {
  goOn(city, () => true)
  return dealt.get(city.id)?.get(hotel.id)
}

/** So long may nothing else be done, in milliseconds. */
const TURN_MS = 4

/** Deals all cities between other work, so that whoever asks for the first picture of a large one need not wait for all of it. */
export const dealAhead = async (): Promise<void> => {
  for (const city of CITIES)
    while (!dealt.has(city.id)) {
      const ends = performance.now() + TURN_MS
      goOn(city, () => performance.now() < ends)
      await nextTurn(undefined, { ref: false })
    }
}
