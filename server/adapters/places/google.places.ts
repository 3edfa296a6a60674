import type { Logger } from 'pino'
import { array, create, define, optional, string, type, type Infer, type Struct } from 'superstruct'
import { MAX_PREDICTIONS, placeKind, type Prediction } from '#contract/hotel/places.ts'
import { createBreaker } from '#server/adapters/breaker.ts'
import type { PlaceResult, PlacesProvider, SuggestQuery } from './places.port.ts'

export interface GooglePlacesSettings {
  apiKey: string
  /** Without a trailing slash. */
  url?: string
  /** Timeout in milliseconds. */
  answerWithinMs?: number
  /** Milliseconds without requests after it has failed. */
  restMs?: number
  /** Our own index: hotels, airports, stations, districts and sights, and everything while the service does not answer. */
  own: PlacesProvider
  log: Pick<Logger, 'warn'>
}

const PLACES_URL = 'https://places.googleapis.com/v1'
/** Short, because a typing guest waits, and our own places are available. */
const ANSWER_WITHIN_MS = 2_000
/** Consecutive failures that open the breaker: this many guests wait, then only one every half minute. */
const FAILURES = 5
const REST_MS = 30_000
/** Google's policy: a list without its map shows this name, in Latin letters in every language. */
const ATTRIBUTION = 'Google Maps'
/**
 * Statuses of a working service that refuses a request. They must not open the breaker: one guest's bad input would disable it
 * for all.
 */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([400, 404])
class RefusalError extends Error {}
/** Limit in characters; real responses have about 3,000. */
const MAX_LETTERS = 100_000

/** At most five types, requested from the service. For all others our own index has the places near hotels. */
const THEIR_TYPES = ['country', 'administrative_area_level_1', 'locality', 'archipelago', 'natural_feature'] as const
const OUR_TYPES = ['sublocality', 'neighborhood', 'airport', 'train_station', 'transit_station', 'point_of_interest']

const SUGGEST_FIELDS = [
  'suggestions.placePrediction.placeId',
  'suggestions.placePrediction.structuredFormat.mainText.text',
  'suggestions.placePrediction.structuredFormat.secondaryText.text',
  'suggestions.placePrediction.types',
].join(',')
/** Each requested field costs money. */
const DETAIL_FIELDS = ['displayName', 'types', 'location', 'viewport', 'shortFormattedAddress', 'googleMapsUri'].join(
  ',',
)

/** Without a bias the service locates the request by IP address, which is this server's. */
const EVERYWHERE = {
  rectangle: { low: { latitude: -90, longitude: -180 }, high: { latitude: 90, longitude: 180 } },
}

const Text = type({ text: string() })
const SuggestAnswer = type({
  suggestions: optional(
    array(
      type({
        placePrediction: optional(
          type({
            placeId: string(),
            structuredFormat: type({ mainText: Text, secondaryText: optional(Text) }),
            types: array(string()),
          }),
        ),
      }),
    ),
  ),
})
type SuggestAnswer = Infer<typeof SuggestAnswer>

const degrees = (most: number): Struct<number, null> =>
  define('degrees', (value) => typeof value === 'number' && Math.abs(value) <= most)
const LatLng = type({ latitude: degrees(90), longitude: degrees(180) })
type LatLng = Infer<typeof LatLng>
const DetailAnswer = type({
  displayName: Text,
  types: array(string()),
  location: LatLng,
  viewport: optional(type({ low: LatLng, high: LatLng })),
  shortFormattedAddress: optional(string()),
  googleMapsUri: optional(string()),
})
type DetailAnswer = Infer<typeof DetailAnswer>

/** The service accepts URL-safe tokens of at most 36 characters; a place id becomes part of a path. */
const isToken = (session: string | undefined): session is string => /^[\w-]{1,36}$/.test(session ?? '')
const isPlaceId = (id: string): boolean => /^[\w-]{1,500}$/.test(id)

const pointOf = ({ latitude, longitude }: LatLng) => ({ lat: latitude, lng: longitude })

const toPredictions = ({ suggestions = [] }: SuggestAnswer): Prediction[] =>
  suggestions.flatMap(({ placePrediction: prediction }) =>
    prediction === undefined || prediction.types.includes('lodging')
      ? []
      : [
          {
            place_id: prediction.placeId,
            structured_formatting: {
              main_text: prediction.structuredFormat.mainText.text,
              secondary_text: prediction.structuredFormat.secondaryText?.text ?? '',
            },
            types: prediction.types,
            attribution: ATTRIBUTION,
          },
        ],
  )

const hasNoOnePoint = (types: readonly string[]): boolean => ['area', 'island'].includes(placeKind(types))

const toResult = ({ displayName, types, location, viewport, ...rest }: DetailAnswer): PlaceResult => ({
  name: displayName.text,
  geometry: {
    location: pointOf(location),
    ...(viewport !== undefined && hasNoOnePoint(types)
      ? { viewport: { northeast: pointOf(viewport.high), southwest: pointOf(viewport.low) } }
      : {}),
  },
  types,
  ...(rest.shortFormattedAddress === undefined ? {} : { vicinity: rest.shortFormattedAddress }),
  ...(rest.googleMapsUri === undefined ? {} : { url: rest.googleMapsUri }),
})

/**
 * Towns, countries, regions and islands from the Places API (New), followed by our own hotels and sights; decision 038. Never
 * rejects: while the service fails, our own places respond alone.
 */
export const googlePlaces = (settings: GooglePlacesSettings): PlacesProvider => {
  const { apiKey, own, log, url = PLACES_URL, answerWithinMs = ANSWER_WITHIN_MS, restMs = REST_MS } = settings
  const breaker = createBreaker({ failures: FAILURES, restMs, now: () => performance.now() })

  const ask = async <T>(path: string, fields: string, answers: Struct<T>, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': fields, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    const text = await answer.text()
    if (text.length > MAX_LETTERS) throw new Error('the answer is too long')
    if (REFUSAL_STATUSES.has(answer.status)) throw new RefusalError(`the answer was ${answer.status}`)
    if (!answer.ok) throw new Error(`the answer was ${answer.status}`)
    return create(JSON.parse(text), answers)
  }

  /** Null without a usable response. Never logs what the guest typed. */
  const tried = async <T>(what: string, request: () => Promise<T>): Promise<T | null> => {
    if (!breaker.admits()) return null
    try {
      const answer = await request()
      breaker.answered()
      return answer
    } catch (error) {
      if (error instanceof RefusalError) breaker.answered()
      else breaker.failed()
      log.warn({ what, reason: error instanceof Error ? error.name : 'unknown', why: whyOf(error) }, 'places failed')
      return null
    }
  }

  const theirs = async (query: SuggestQuery, types: readonly string[]): Promise<Prediction[]> => {
    const answer = await tried('suggest', () =>
      ask('/places:autocomplete', SUGGEST_FIELDS, SuggestAnswer, {
        input: query.query,
        includedPrimaryTypes: types,
        languageCode: query.locale,
        locationBias: EVERYWHERE,
        ...(isToken(query.session) ? { sessionToken: query.session } : {}),
      }),
    )
    return answer === null ? [] : toPredictions(answer)
  }

  return {
    suggest: async (query) => {
      const types = THEIR_TYPES.filter((one) => query.types.length === 0 || query.types.includes(one))
      if (types.length === 0 || query.query.trim() === '') return own.suggest(query)
      const predictions = await theirs(query, types)
      if (predictions.length === 0) return own.suggest(query)
      const ours = query.types.length === 0 ? OUR_TYPES : query.types.filter((one) => OUR_TYPES.includes(one))
      const others = ours.length === 0 ? [] : await own.suggest({ ...query, types: ours })
      return [...predictions, ...others].slice(0, MAX_PREDICTIONS)
    },

    detail: async (id, locale, session) => {
      const ownPlace = await own.detail(id, locale)
      if (ownPlace !== null || !isPlaceId(id)) return ownPlace
      const params = new URLSearchParams({
        languageCode: locale,
        ...(isToken(session) ? { sessionToken: session } : {}),
      })
      const answer = await tried('detail', () => ask(`/places/${id}?${params.toString()}`, DETAIL_FIELDS, DetailAnswer))
      return answer === null ? null : toResult(answer)
    },
  }
}

/** A status or a generic text; never a key, an address or a guest's input. */
const whyOf = (error: unknown): string =>
  error instanceof Error && error.message.startsWith('the answer') ? error.message : 'no answer that can be read'
