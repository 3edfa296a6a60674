import { at, hash } from '#drawings/chance.ts'
import { buildingOf } from '#drawings/houses/buildings.ts'
import type { CameraName } from '#drawings/houses/camera.ts'
import { BUILDING_NAMES, WITH_ENTRANCE, type BuildingName } from '#drawings/houses/names.ts'
import { hotelById } from './catalogue.ts'
import type { CatalogueHotel, City } from './catalogue.types.ts'
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

/** Where a hotel stands, from the middle of its city, in degrees of latitude to the north and as many to the east. */
interface Spot {
  id: string
  east: number
  north: number
}

const spotsOf = (city: City): Spot[] => {
  const wide = Math.cos((city.lat * Math.PI) / 180)
  return Array.from({ length: city.hotels }, (_, place) => hotelById(hotelIdOf(city, place + 1)))
    .filter((hotel) => hotel !== undefined)
    .map(({ id, lat, lng }) => ({ id, east: (lng - city.lng) * wide, north: lat - city.lat }))
    .toSorted((one, other) => fromMiddle(one) - fromMiddle(other) || (one.id < other.id ? -1 : 1))
}

const fromMiddle = ({ east, north }: Spot): number => east * east + north * north

const viewOf = ({ building, camera }: DealtLook): string => `${building} ${camera}`
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

/**
 * The first camera and colours, in an order of the hotel's own, that none of those seen with it has; from another side than those
 * close by, as long as there is one.
 */
const turnedAndColoured = (
  building: BuildingName,
  number: number,
  seen: ReadonlySet<string>,
  closeBy: ReadonlySet<string>,
  mayBeNear: boolean,
): DealtLook => {
  const shades = buildingOf(building).wears.length
  const count = TURNS.length * shades
  const start = number % count
  let fallback: DealtLook | undefined
  for (let step = 0; step < count; step++) {
    const place = (start + step * 13) % count
    const camera = TURNS[place % TURNS.length] ?? 'front'
    const look: DealtLook = {
      building,
      camera: camera === 'entrance' && !mayBeNear ? 'left' : camera,
      colours: (Math.floor(place / TURNS.length) + 0.5) / shades,
    }
    if (seen.has(keyOf(look))) continue
    if (!closeBy.has(viewOf(look))) return look
    fallback ??= look
  }
  return fallback ?? { building, camera: 'front', colours: 0 }
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

/** Deals the houses of a city by its mix, from its middle outwards. */
const deal = (city: City): ReadonlyMap<string, DealtLook> => {
  const mix = new Map(BUILDING_NAMES.flatMap((name) => (city.houses[name] ? [[name, city.houses[name]] as const] : [])))
  const counts = new Map<BuildingName, number>()
  const looks = new Map<string, DealtLook>()
  const done: Dealt[] = []
  for (const spot of spotsOf(city)) {
    const near = nearestOf(spot, done)
    const neighbours = [near[0], done.at(-1)?.look].filter((look) => look !== undefined)
    const taken = new Set(neighbours.map(({ building }) => building))
    const number = hash(`look ${spot.id}`)
    const building = buildingAfter(mix, counts, done.length, taken, number)
    const seen = new Set([...done.slice(-SEEN_TOGETHER).map(({ look }) => look), ...near].map(keyOf))
    const mayBeNear =
      WITH_ENTRANCE.has(building) && !done.slice(-WHOLE_BETWEEN).some(({ look: { camera } }) => camera === 'entrance')
    const closeBy = new Set([...done.slice(-CLOSE_BY).map(({ look }) => look), ...near.slice(0, CLOSE_BY)].map(viewOf))
    const look = turnedAndColoured(building, number, seen, closeBy, mayBeNear)
    counts.set(building, (counts.get(building) ?? 0) + 1)
    looks.set(spot.id, look)
    done.push({ ...spot, look })
  }
  return looks
}

const dealt = new Map<string, ReadonlyMap<string, DealtLook>>()

/** The look of a hotel's house: of its city's mix, and unlike its neighbours'. */
export const lookOf = (hotel: CatalogueHotel, city: City): DealtLook | undefined => {
  const known = dealt.get(city.id) ?? deal(city)
  dealt.set(city.id, known)
  return known.get(hotel.id)
}
