import type { Amenity } from '#contract/hotels.ts'
import type { Climate } from '#drawings/climate.ts'
import type { Bed, RoomKind } from './catalogue.types.ts'

/** What a text about a hotel may name, each already in the text's language. */
export interface Facts {
  name: string
  district: string
  city: string
  stars: number
  /** All rooms of the hotel, and the sorts of them. */
  rooms: number
  sorts: number
}

export interface PolicyFacts {
  /** Hours of the day. */
  quietFrom: number
  quietUntil: number
  cancellationHours: number
  /** Such as `14.75`. */
  taxPercent: string
  /** US dollars; 0: nothing to pay. */
  petFee: number
  parkingFee: number
  breakfast: number
  pets: boolean
  parking: boolean
  family: boolean
  accessible: boolean
}

export type Tone = 'great' | 'good' | 'fair' | 'poor'
export type ReviewTopic =
  | 'location'
  | 'room'
  | 'staff'
  | 'cleanliness'
  | 'sleep'
  | 'value'
  | 'arrival'
  | 'departure'
  | 'breakfast'
  | 'pool'
/** Which sides a hotel guarantees. */
export type HoursKind = 'both' | 'early' | 'late' | 'none'

type Sentences = readonly [string, ...string[]]
type Templates = readonly [(facts: Facts) => string, ...((facts: Facts) => string)[]]

/**
 * All sentences of the catalogue in one language. The same place of a list says the same in every language, so that a hotel
 * tells one story in all three.
 */
export interface CatalogueTexts {
  address: (number: number, street: string, district: string, city: string) => string
  opening: Templates
  setting: Readonly<Record<Climate, Sentences>>
  rooms: Templates
  amenities: Readonly<Record<Amenity, Sentences>>
  hours: Readonly<Record<HoursKind, Sentences>>
  closing: Sentences
  room: {
    /** What the sort of room is like. */
    kinds: Readonly<Record<RoomKind, Sentences>>
    /** Size in square metres and beds in one sentence. */
    measures: readonly [(size: number, beds: string) => string, ...((size: number, beds: string) => string)[]]
    /** One of a kind, and two. */
    beds: Readonly<Record<Bed['kind'], readonly [one: string, two: string]>>
    and: (left: string, right: string) => string
    extras: Readonly<Partial<Record<Amenity, string>>>
  }
  review: {
    authors: readonly [(city: string) => string, ...((city: string) => string)[]]
    titles: Readonly<Record<Tone, Sentences>>
    leads: Readonly<Record<Tone, Sentences>>
    praise: Readonly<Record<ReviewTopic, Sentences>>
    blame: Readonly<Record<ReviewTopic, Sentences>>
  }
  policies: (facts: PolicyFacts) => { title: string; text: string }[]
}
