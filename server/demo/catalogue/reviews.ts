import type { Hotel } from '#contract/hotel/hotels.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { chance, type Chance } from '#demoImages/chance.ts'
import type { CatalogueHotel } from './catalogue.types.ts'
import { CITIES } from './cities.ts'
import { REVIEW_TOPICS, type CatalogueTexts, type ReviewTopic, type Tone } from './texts.types.ts'

type Review = Hotel['reviews']['items'][number]
type ReviewTexts = CatalogueTexts['review']

/** Age of the oldest reviews: a year and a half. */
const DAYS_OF_REVIEWS = 540
const FEWEST_REVIEWS = 6
const MAX_REVIEWS = 12
const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const SCORED = ['cleanliness', 'location', 'service', 'comfort', 'value'] as const

/** Scores by topic, close to the hotel's rating. */
export const scoresOf = (hotel: CatalogueHotel): Hotel['reviews']['scores'] => {
  const r = chance(`scores ${hotel.id}`)
  return SCORED.map((topic) => ({
    topic,
    rating: oneDecimal(Math.max(3, Math.min(10, hotel.rating + r.between(-0.6, 0.6)))),
  }))
}

const toneOf = (rating: number): Tone => {
  if (rating >= 9) return 'great'
  if (rating >= 7) return 'good'
  return rating >= 5 ? 'fair' : 'poor'
}

/** Number of topics praised and blamed. */
const balanceOf = (r: Chance, tone: Tone): { praised: number; blamed: number } => {
  switch (tone) {
    case 'great':
      return { praised: r.whole(2, 3), blamed: 0 }
    case 'good':
      return { praised: 2, blamed: r.coin(0.35) ? 1 : 0 }
    case 'fair':
      return { praised: 1, blamed: r.whole(1, 2) }
    case 'poor':
      return { praised: r.coin(0.3) ? 1 : 0, blamed: 2 }
  }
}

/** True if a sentence can be true of this hotel. The third praise of arrival and departure fits every hotel. */
const canSay = (hotel: CatalogueHotel, topic: ReviewTopic, praise: boolean, place: number): boolean => {
  switch (topic) {
    case 'arrival':
      return praise ? place === 2 || hotel.guarantees_early_check_in : !hotel.guarantees_early_check_in
    case 'departure':
      return praise ? place === 2 || hotel.guarantees_late_check_out : !hotel.guarantees_late_check_out
    case 'breakfast':
      return hotel.breakfast_cents > 0
    case 'pool':
      return hotel.amenities.includes('pool')
    default:
      return true
  }
}

/** Picks a text that this hotel's reviews have not used yet, or any if all are used. */
const takeFresh = (r: Chance, texts: readonly string[], used: Set<string>): string | undefined => {
  const fresh = texts.filter((text) => !used.has(text))
  const open = fresh.length > 0 ? fresh : texts
  const text = open[r.whole(0, open.length - 1)]
  if (text !== undefined) used.add(text)
  return text
}

const sayTopics = (
  r: Chance,
  hotel: CatalogueHotel,
  texts: Readonly<Record<ReviewTopic, readonly string[]>>,
  { praise, count, used, topics }: { praise: boolean; count: number; used: Set<string>; topics: Set<ReviewTopic> },
): string[] => {
  const sentences: string[] = []
  for (let tries = 0; tries < 40 && sentences.length < count; tries++) {
    const topic = r.pick(REVIEW_TOPICS)
    const possible = texts[topic].filter((text, place) => canSay(hotel, topic, praise, place) && !used.has(text))
    const sentence = topics.has(topic) ? undefined : takeFresh(r, possible, used)
    if (sentence === undefined) continue
    topics.add(topic)
    sentences.push(sentence)
  }
  return sentences
}

const ratingsOf = (r: Chance, hotel: CatalogueHotel, count: number): number[] =>
  Array.from({ length: count }, (_, place) => {
    // Alternates above and below: the average of the shown reviews must agree with the rating.
    const away = (place % 2 === 0 ? 1 : -1) * r.between(0.1, 1.4)
    return Math.max(2, Math.min(10, Math.round(hotel.rating + away)))
  })

const authorOf = (r: Chance, hotel: CatalogueHotel, texts: ReviewTexts, locale: Locale): string => {
  const elsewhere = CITIES.filter((city) => city.id !== hotel.city_id)
  const city = elsewhere[r.whole(0, elsewhere.length - 1)]
  return r.pick(texts.authors)(city?.name[locale] ?? '')
}

/** Returns the language of a review. Uses its own random sequence, to leave the rest of the review unchanged. */
const languageOf = (review: string): Locale => chance(`language ${review}`).pick(['en', 'en', 'ar', 'he'])

/** Returns six to twelve reviews, newest first, that fit the hotel's rating and mention only what it has. */
export const reviewsOf = (
  hotel: CatalogueHotel,
  texts: ReviewTexts,
  locale: Locale,
  today: Temporal.PlainDate,
): Review[] => {
  const r = chance(`reviews ${hotel.id}`)
  const used = new Set<string>()
  const ratings = ratingsOf(r, hotel, Math.min(hotel.review_count, r.whole(FEWEST_REVIEWS, MAX_REVIEWS)))
  let age = 0
  return ratings.map((rating, place) => {
    const tone = toneOf(rating)
    const { praised, blamed } = balanceOf(r, tone)
    const topics = new Set<ReviewTopic>()
    const title = takeFresh(r, texts.titles[tone], used)
    const lead = takeFresh(r, texts.leads[tone], used)
    const praise = sayTopics(r, hotel, texts.praise, { praise: true, count: praised, used, topics })
    const blame = sayTopics(r, hotel, texts.blame, { praise: false, count: blamed, used, topics })
    age += r.whole(1, Math.floor(DAYS_OF_REVIEWS / ratings.length))
    return {
      id: `${hotel.id}-v${place + 1}`,
      author: authorOf(r, hotel, texts, locale),
      title: title ?? '',
      text: [lead, ...praise, ...blame].join(' '),
      rating,
      lang: languageOf(`${hotel.id}-v${place + 1}`),
      date: today.subtract({ days: age }).toString(),
      nights: r.pick([1, 1, 2, 2, 2, 3, 3, 4, 5, 7]),
    }
  })
}
