import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPlacesApi, type PlacesApi, type WirePlace } from '#server/emulators/places/placesApi.testing.ts'
import { googlePlaces } from './google.places.ts'
import { localPlaces } from './local.places.ts'

let api: PlacesApi
beforeAll(async () => {
  api = await startPlacesApi([CRETE, CREMONA, CREST_HOTEL])
})
afterAll(() => api.close())

describe('suggestions', () => {
  test('are theirs, then our own hotels and sights, in one session and language, from all the world', async () => {
    const predictions = await places().suggest({ query: 'cre', types: [], locale: 'en', session: SESSION })
    expect(predictions.slice(0, 2)).toEqual([
      {
        place_id: 'ChIJ-crete_1',
        structured_formatting: { main_text: 'Crete', secondary_text: 'Greece' },
        types: CRETE.types,
        attribution: 'Google Maps',
      },
      {
        place_id: 'ChIJ-cremona',
        structured_formatting: { main_text: 'Cremona', secondary_text: '' },
        types: CREMONA.types,
        attribution: 'Google Maps',
      },
    ])
    expect(predictions.slice(2).filter(({ attribution }) => attribution !== undefined)).toEqual([])
    expect(api.requests.at(-1)).toEqual({
      call: 'autocomplete',
      body: {
        input: 'cre',
        includedPrimaryTypes: ['country', 'administrative_area_level_1', 'locality', 'archipelago', 'natural_feature'],
        languageCode: 'en',
        sessionToken: SESSION,
        locationBias: {
          rectangle: { low: { latitude: -90, longitude: -180 }, high: { latitude: 90, longitude: 180 } },
        },
      },
    })
  })

  test('of hotels are only our own: a hotel not for sale is not offered', async () => {
    const before = api.requests.length
    expect(names(await places().suggest({ query: 'Crest', types: ['lodging'], locale: 'en' }))).toEqual(['Crest Rooms'])
    expect(api.requests).toHaveLength(before)
    expect(names(await places().suggest({ query: 'crest', types: [], locale: 'en' }))).not.toContain('Crest Grand')
    expect(names(await places().suggest({ query: 'cre', types: [], locale: 'en' }))).toContain('Crest Rooms')
  })

  test.each(['', '   '])('for empty input (%j) are not requested', async (query) => {
    const before = api.requests.length
    await places().suggest({ query, types: [], locale: 'en' })
    expect(api.requests).toHaveLength(before)
  })

  test('leave out a session token that they would refuse', async () => {
    await places().suggest({ query: 'cre', types: [], locale: 'he', session: 'x'.repeat(37) })
    expect(api.requests.at(-1)).toMatchObject({ body: { languageCode: 'he' } })
    expect(JSON.stringify(api.requests.at(-1))).not.toContain('sessionToken')
  })
})

describe('a detail', () => {
  test('of an area has its bounds, of a town only the point, in the session of its suggestions', async () => {
    expect(await places().detail('ChIJ-crete_1', 'ar', SESSION)).toEqual({
      name: 'Crete',
      geometry: {
        location: { lat: 35.24, lng: 24.81 },
        viewport: { northeast: { lat: 35.7, lng: 26.4 }, southwest: { lat: 34.8, lng: 23.5 } },
      },
      types: CRETE.types,
      vicinity: 'Crete, Greece',
    })
    expect(api.requests.at(-1)).toEqual({ call: 'get', id: 'ChIJ-crete_1', language: 'ar', session: SESSION })
    expect((await places().detail('ChIJ-cremona', 'en'))?.geometry).toEqual({ location: { lat: 45.13, lng: 10.02 } })
  })

  test('of our own is not requested there', async () => {
    const before = api.requests.length
    expect(await places().detail('crest-1', 'en')).toMatchObject({ name: 'Crest Rooms' })
    expect(await places().detail('../v1/places', 'en')).toBeNull()
    expect(api.requests).toHaveLength(before)
  })

  test('of an unknown place is null', async () => {
    expect(await places().detail('ChIJ-atlantis', 'en')).toBeNull()
  })
})

describe.each<[name: string, prepare: () => void]>([
  ['a refusal', () => api.answerNext(403, '{"error":{"code":403,"status":"PERMISSION_DENIED"}}')],
  ['too many questions', () => api.answerNext(429, '{"error":{"code":429,"status":"RESOURCE_EXHAUSTED"}}')],
  ['a failure', () => api.answerNext(500, '')],
  ['no JSON', () => api.answerNext(200, '<!doctype html>')],
  ['another shape', () => api.answerNext(200, '{"suggestions":{"placePrediction":1},"location":{"latitude":91}}')],
  ['null', () => api.answerNext(200, 'null')],
  ['a flood', () => api.answerNext(200, `{"filler":"${'x'.repeat(200_000)}"}`)],
  ['a lost line', () => plan('request_lost')],
  ['silence', () => plan('slow')],
])('with %s', (_name, prepare) => {
  test('our own places respond, theirs are null; neither input nor key is logged', async () => {
    const logged: string[] = []
    const patient = places((line) => logged.push(line))
    prepare()
    expect(names(await patient.suggest({ query: 'cre', types: [], locale: 'en' }))[0]).toBe('Crete')
    prepare()
    expect(await patient.detail('ChIJ-crete_1', 'en')).toBeNull()
    api.faults.clear()
    expect(logged).toHaveLength(2)
    expect(logged.join('')).not.toMatch(new RegExp(`"cre"|ChIJ|${api.key}`))
  })
})

describe('while the service fails', () => {
  const fives = Array.from({ length: 5 })

  test('no guest waits after five failures, and one request tries again after a rest', async () => {
    const logged: string[] = []
    const patient = places((line) => logged.push(line), 300)
    for (const _ of fives) {
      api.answerNext(503, '')
      await ask(patient)
    }
    const before = api.requests.length
    expect(names(await ask(patient))[0]).toBe('Crete')
    expect(await patient.detail('ChIJ-crete_1', 'en')).toBeNull()
    expect([api.requests.length, logged.length]).toEqual([before, 5])
    expect(logged.join('')).not.toContain(api.key)
    await expect.poll(async () => (await ask(patient))[0]?.attribution).toBe('Google Maps')
    expect(await patient.detail('ChIJ-crete_1', 'en')).toMatchObject({ name: 'Crete' })
  })

  test('requests for unknown places do not open the breaker', async () => {
    const logged: string[] = []
    const patient = places((line) => logged.push(line), 60_000)
    for (const _ of [...fives, ...fives]) expect(await patient.detail('ChIJ-atlantis', 'en')).toBeNull()
    expect((await ask(patient))[0]?.attribution).toBe('Google Maps')
    expect(new Set(logged)).toEqual(new Set([logged[0]]))
    expect(logged[0]).toContain('the answer was 400')
  })
})

const ask = (patient: ReturnType<typeof places>) => patient.suggest({ query: 'cre', types: [], locale: 'en' })

const plan = (kind: 'request_lost' | 'slow'): void => {
  for (const method of ['GET', 'POST'] as const) api.faults.next({ method, path: /places/, kind, delayMs: 700 })
}

const SESSION = '0b2f3c7e-6d1a-4a53-9c1e-5f0d8a7b6c21'

const CRETE: WirePlace = {
  id: 'ChIJ-crete_1',
  displayName: { text: 'Crete', languageCode: 'en' },
  types: ['administrative_area_level_1', 'political'],
  around: 'Greece',
  location: { latitude: 35.24, longitude: 24.81 },
  viewport: { low: { latitude: 34.8, longitude: 23.5 }, high: { latitude: 35.7, longitude: 26.4 } },
  shortFormattedAddress: 'Crete, Greece',
  rating: 5,
}
const CREMONA: WirePlace = {
  id: 'ChIJ-cremona',
  displayName: { text: 'Cremona', languageCode: 'en' },
  types: ['locality', 'political'],
  location: { latitude: 45.13, longitude: 10.02 },
  viewport: { low: { latitude: 45, longitude: 9.9 }, high: { latitude: 45.2, longitude: 10.2 } },
}
const CREST_HOTEL: WirePlace = {
  id: 'ChIJ-crest',
  displayName: { text: 'Crest Grand', languageCode: 'en' },
  types: ['lodging', 'locality'],
}

const own = localPlaces({
  lodging: [
    {
      id: 'crest-1',
      names: { en: 'Crest Rooms', ar: 'Crest Rooms', he: 'Crest Rooms' },
      city: { en: 'Chania', ar: 'Chania', he: 'Chania' },
      lat: 35.5,
      lng: 24,
    },
  ],
  countHotels: () => 1,
  nearestHotel: () => null,
})

const places = (log: (line: string) => void = () => undefined, restMs = 0) =>
  googlePlaces({
    apiKey: api.key,
    url: api.url,
    answerWithinMs: 400,
    restMs,
    own,
    log: { warn: (...args: unknown[]) => log(JSON.stringify(args)) },
  })

const names = (predictions: { structured_formatting: { main_text: string } }[]): string[] =>
  predictions.map(({ structured_formatting }) => structured_formatting.main_text)
