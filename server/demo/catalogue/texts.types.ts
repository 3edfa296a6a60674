import { enums, object, record, string, tuple, type Infer } from 'superstruct'
import { AMENITIES } from '#contract/hotel/amenities.ts'
import { BED_KINDS } from '#contract/hotel/rates.ts'
import { CLIMATES } from '#demoImages/climate.ts'
import { ROOM_KINDS } from './catalogue.types.ts'
import { each, filled } from './filled.ts'

/** Facts that a text about a hotel may contain, in the text's language. */
export interface Facts {
  name: string
  district: string
  city: string
  stars: number
  /** All rooms of the hotel, available or not. */
  rooms: number
}

export interface PolicyFacts {
  /** Hours of the day. */
  quietFrom: number
  quietUntil: number
  cancellationHours: number
  /** Hour at which the front desk closes for the night; null: never. It opens at seven. */
  deskUntil: number | null
  phone: string
  /** E.g. `14.75`. */
  taxPercent: string
  /** In US dollars; 0: free. */
  petFee: number
  parkingFee: number
  breakfast: number
  pets: boolean
  parking: boolean
  family: boolean
  accessible: boolean
}

const TONES = ['great', 'good', 'fair', 'poor'] as const
export type Tone = (typeof TONES)[number]

export const REVIEW_TOPICS = [
  'location',
  'room',
  'staff',
  'cleanliness',
  'sleep',
  'value',
  'arrival',
  'departure',
  'breakfast',
  'pool',
] as const
export type ReviewTopic = (typeof REVIEW_TOPICS)[number]

/** The sides that a hotel guarantees. */
const HOURS_KINDS = ['both', 'early', 'late', 'none'] as const
export type HoursKind = (typeof HOURS_KINDS)[number]

const Choice = filled(string())

/** Sentences without placeholders, from `data/sentences.{en,ar,he}.json`. */
export const Sentences = object({
  setting: each(CLIMATES, Choice),
  amenities: each(AMENITIES, Choice),
  hours: each(HOURS_KINDS, Choice),
  closing: Choice,
  room: object({
    /** Descriptions of each kind of room. */
    kinds: each(ROOM_KINDS, Choice),
    /** Text for one bed of a kind, and for two. */
    beds: each(BED_KINDS, tuple([string(), string()])),
    extras: record(enums(AMENITIES), string()),
  }),
  review: object({
    titles: each(TONES, Choice),
    leads: each(TONES, Choice),
    praise: each(REVIEW_TOPICS, Choice),
    blame: each(REVIEW_TOPICS, Choice),
  }),
})
type Sentences = Infer<typeof Sentences>

type Templates = readonly [(facts: Facts) => string, ...((facts: Facts) => string)[]]

/**
 * All sentences of the catalogue in one language. The same index of a list must mean the same in every language: a hotel tells
 * one story in all three.
 */
export interface CatalogueTexts extends Omit<Sentences, 'room' | 'review'> {
  address: (number: number, street: string, district: string, city: string) => string
  opening: Templates
  rooms: Templates
  room: Sentences['room'] & {
    /** Size in square meters and beds, in one sentence. */
    measures: readonly [(size: number, beds: string) => string, ...((size: number, beds: string) => string)[]]
    and: (left: string, right: string) => string
  }
  review: Sentences['review'] & {
    authors: readonly [(city: string) => string, ...((city: string) => string)[]]
  }
  policies: (facts: PolicyFacts) => { title: string; text: string }[]
}
