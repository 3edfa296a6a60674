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

/** The look of a hotel's house, chosen to differ from those around it. */
export interface DealtLook {
  building: BuildingName
  camera: CameraName
  /** 0 to 1: index into the colors that suit the building. */
  colours: number
}

/** Hotels of a list seen together: no two have the same building, camera and colors. */
const SEEN_TOGETHER = 24
/** A building shows another side than among this many hotels before it in the list and next to it on the map. */
const CLOSE_BY = 5
/** Houses shown whole between two close-ups. */
const WHOLE_BETWEEN = 6
/** About half of the houses are seen from a corner, and at most one in seven is a close-up. */
const TURNS: readonly CameraName[] = ['front', 'left', 'right', 'entrance', 'left', 'front', 'right']

/**
 * Reach in the order of best value, which shifts by some places with the stay: this many hotels before and after have another
 * look, and those with the same building have other colors.
 */
const SEEN_IN_VALUE = 24
const CLOSE_IN_VALUE = 6

/** Position of a hotel relative to its city's center, `north` and `east` in degrees of latitude, and its value. */
interface Spot {
  id: string
  east: number
  north: number
  /** Percent below the usual price of hotels with its stars. */
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

/** Returns the building most under-represented so far, except those of neighbors on the map and in the list. */
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

/** Costs of similarity to another house: the more noticeable, the higher. */
const COSTS = { seenTogether: 100, sameSideCloseBy: 6, seenInValue: 5, sameColoursInValue: 3 }

/** Returns the first camera and colors, in the hotel's own order, with the lowest cost. */
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

/** Returns the looks of the nearest hotels, nearest first. */
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

/** Chooses the looks of a city's hotels from its mix, from the center outward, in small steps. */
function* deal(city: City): Dealing {
  const mix = new Map(BUILDING_NAMES.flatMap((name) => (city.houses[name] ? [[name, city.houses[name]] as const] : [])))
  const counts = new Map<BuildingName, number>()
  const looks = new Map<string, DealtLook>()
  const done: Dealt[] = []
  /** `done`, by best value. */
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

/** Continues with a city until it is finished or out of time. */
const goOn = (city: City, hasTime: () => boolean): void => {
  const dealing = begun.get(city.id) ?? deal(city)
  begun.set(city.id, dealing)
  while (!dealt.has(city.id) && hasTime()) {
    const { done, value } = dealing.next()
    if (done === true) dealt.set(city.id, value)
  }
}

/** Returns the look of a hotel's house: from its city's mix, and unlike its neighbors. */
export const lookOf = (hotel: CatalogueHotel, city: City): DealtLook | undefined => {
  goOn(city, () => true)
  return dealt.get(city.id)?.get(hotel.id)
}

/** Max. time without a pause, in milliseconds. */
const TURN_MS = 4

/** Prepares all cities between other work: the first picture of a large city would otherwise wait for the whole city. */
export const dealAhead = async (): Promise<void> => {
  for (const city of CITIES)
    while (!dealt.has(city.id)) {
      const ends = performance.now() + TURN_MS
      goOn(city, () => performance.now() < ends)
      await nextTurn(undefined, { ref: false })
    }
}
