import type { Amenity } from '#contract/hotel/amenities.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { Chance } from '#demoImages/chance.ts'
import type { LocalText } from '#server/localText.ts'
import { ROOM_KINDS, type Bed, type CatalogueRoom, type RoomKind } from './catalogue.types.ts'

interface RoomSort {
  name: LocalText
  /** Min. and max. square meters. */
  size: readonly [number, number]
  beds: readonly Bed[]
  adults: number
  children: number
  /** Factor of the hotel's base price. */
  factor: number
  /** Min. and max. stars. */
  stars: readonly [number, number]
  /** Weight of being chosen. */
  weight: number
  amenities: readonly Amenity[]
}

const bed = (kind: Bed['kind'], count = 1): Bed => ({ kind, count })

const SORTS: Readonly<Record<RoomKind, RoomSort>> = {
  economy_single: {
    name: { en: 'Economy Single Room', ar: 'غرفة مفردة اقتصادية', he: 'חדר יחיד חסכוני' },
    size: [9, 13],
    beds: [bed('single')],
    adults: 1,
    children: 0,
    factor: 0.7,
    stars: [1, 3],
    weight: 5,
    amenities: [],
  },
  classic_double: {
    name: { en: 'Classic Double Room', ar: 'غرفة مزدوجة كلاسيكية', he: 'חדר זוגי קלאסי' },
    size: [14, 20],
    beds: [bed('double')],
    adults: 2,
    children: 1,
    factor: 1,
    stars: [1, 5],
    weight: 0,
    amenities: [],
  },
  twin: {
    name: { en: 'Twin Room', ar: 'غرفة بسريرين منفصلين', he: 'חדר עם שתי מיטות נפרדות' },
    size: [15, 21],
    beds: [bed('single', 2)],
    adults: 2,
    children: 1,
    factor: 1.02,
    stars: [1, 4],
    weight: 6,
    amenities: [],
  },
  accessible_double: {
    name: { en: 'Accessible Double Room', ar: 'غرفة مزدوجة ميسّرة الوصول', he: 'חדר זוגי נגיש' },
    size: [20, 27],
    beds: [bed('queen')],
    adults: 2,
    children: 1,
    factor: 1.05,
    stars: [2, 5],
    weight: 3,
    amenities: ['accessible'],
  },
  superior_double: {
    name: { en: 'Superior Double Room', ar: 'غرفة مزدوجة ممتازة', he: 'חדר זוגי משופר' },
    size: [19, 25],
    beds: [bed('queen')],
    adults: 2,
    children: 1,
    factor: 1.16,
    stars: [2, 5],
    weight: 7,
    amenities: ['workspace'],
  },
  deluxe_king: {
    name: { en: 'Deluxe King Room', ar: 'غرفة ديلوكس بسرير كينغ', he: 'חדר דלוקס עם מיטת קינג' },
    size: [24, 32],
    beds: [bed('king')],
    adults: 2,
    children: 2,
    factor: 1.32,
    stars: [3, 5],
    weight: 7,
    amenities: ['workspace', 'bathtub'],
  },
  terrace_king: {
    name: { en: 'King Room with Terrace', ar: 'غرفة بسرير كينغ مع شرفة', he: 'חדר עם מיטת קינג ומרפסת' },
    size: [25, 34],
    beds: [bed('king')],
    adults: 2,
    children: 2,
    factor: 1.45,
    stars: [3, 5],
    weight: 4,
    amenities: ['terrace', 'city_view'],
  },
  studio: {
    name: { en: 'Studio with Kitchenette', ar: 'استوديو مع مطبخ صغير', he: 'סטודיו עם מטבחון' },
    size: [26, 36],
    beds: [bed('queen'), bed('sofa')],
    adults: 3,
    children: 2,
    factor: 1.38,
    stars: [2, 4],
    weight: 4,
    amenities: ['kitchenette', 'workspace'],
  },
  family: {
    name: { en: 'Family Room', ar: 'غرفة عائلية', he: 'חדר משפחתי' },
    size: [28, 38],
    beds: [bed('queen'), bed('single', 2)],
    adults: 4,
    children: 3,
    factor: 1.5,
    stars: [1, 5],
    weight: 8,
    amenities: ['family'],
  },
  quadruple: {
    name: { en: 'Quadruple Room', ar: 'غرفة رباعية', he: 'חדר לארבעה' },
    size: [24, 32],
    beds: [bed('double', 2)],
    adults: 4,
    children: 2,
    factor: 1.42,
    stars: [1, 3],
    weight: 5,
    amenities: ['family'],
  },
  junior_suite: {
    name: { en: 'Junior Suite', ar: 'جناح جونيور', he: 'סוויטת ג׳וניור' },
    size: [32, 44],
    beds: [bed('king'), bed('sofa')],
    adults: 3,
    children: 2,
    factor: 1.75,
    stars: [3, 5],
    weight: 6,
    amenities: ['workspace', 'bathtub', 'city_view'],
  },
  suite: {
    name: { en: 'One-Bedroom Suite', ar: 'جناح بغرفة نوم واحدة', he: 'סוויטה עם חדר שינה אחד' },
    size: [44, 62],
    beds: [bed('king'), bed('sofa', 2)],
    adults: 4,
    children: 3,
    factor: 2.25,
    stars: [4, 5],
    weight: 5,
    amenities: ['workspace', 'bathtub', 'city_view', 'family'],
  },
  penthouse: {
    name: { en: 'Penthouse Suite', ar: 'جناح بنتهاوس', he: 'סוויטת פנטהאוז' },
    size: [80, 120],
    beds: [bed('king', 2), bed('sofa', 2)],
    adults: 6,
    children: 4,
    factor: 4,
    stars: [5, 5],
    weight: 3,
    amenities: ['workspace', 'bathtub', 'city_view', 'terrace', 'kitchenette', 'family'],
  },
}

const chooseKind = (r: Chance, stars: number, taken: readonly RoomKind[]): RoomKind | undefined => {
  const open = ROOM_KINDS.filter((kind) => {
    const {
      stars: [least, most],
      weight,
    } = SORTS[kind]
    return weight > 0 && stars >= least && stars <= most && !taken.includes(kind)
  })
  let left = r() * open.reduce((sum, kind) => sum + SORTS[kind].weight, 0)
  return open.find((kind) => (left -= SORTS[kind].weight) < 0)
}

/** Returns a double room for every hotel and others by chance and stars, cheapest kind first. */
const chooseKinds = (r: Chance, stars: number): RoomKind[] => {
  const count = stars <= 2 ? r.whole(3, 4) : r.whole(3, 5)
  const kinds: RoomKind[] = ['classic_double']
  while (kinds.length < count) {
    const kind = chooseKind(r, stars, kinds)
    if (kind === undefined) break
    kinds.push(kind)
  }
  return kinds.sort((a, b) => SORTS[a].factor - SORTS[b].factor)
}

/**
 * @param price a night in a classic double of this hotel, in cents.
 * @param common amenities of every room of the hotel.
 */
export const roomsOf = (
  r: Chance,
  hotelId: string,
  stars: number,
  price: Cents,
  common: readonly Amenity[],
): CatalogueRoom[] =>
  chooseKinds(r, stars).map((kind, place) => {
    const sort = SORTS[kind]
    const roomy = 0.9 + stars * 0.05
    return {
      id: `${hotelId}-r${place + 1}`,
      kind,
      name: sort.name,
      base_price_cents: Math.round((price * sort.factor * r.between(0.96, 1.05)) / 100) * 100,
      rooms_total: Math.max(2, Math.min(20, Math.round(r.between(6, 22) / Math.max(1, sort.factor)))),
      max_adults: sort.adults,
      max_children: sort.children,
      size: Math.round(r.between(...sort.size) * roomy),
      beds: sort.beds,
      amenities: [...common, ...sort.amenities],
    }
  })
