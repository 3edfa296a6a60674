import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { localPlaces } from '#server/adapters/places/local.places.ts'
import { calls } from '#contract/calls.ts'
import { addDays, dayHour } from '#contract/stay.ts'
import { chance, type Chance } from '#drawings/chance.ts'
import { given, ORIGIN } from '#server/http/api.testing.ts'
import { hotelsRoutes } from '#server/modules/hotels/hotels.routes.ts'
import { placesRoutes } from '#server/modules/places/places.routes.ts'
import { SAMPLE_NOW, sampleDeps } from '#server/modules/rates/rates.samples.ts'
import { ratesRoutes } from '#server/modules/rates/rates.routes.ts'
import { NOTHING_OFF } from '#server/modules/loyalty/loyalty.service.ts'
import { listRooms } from '#server/modules/rates/rates.service.ts'
import { catalogueContent } from '#server/standins/catalogue/catalogueContent.ts'
import { demoHotels } from '#server/standins/catalogue/demoHotels.ts'
import { faceOf } from './faces.testing.ts'
import { garbage } from './garbage.testing.ts'

const QUERIES = 2_000
/** Another one each time; the one of a run that failed finds the same again. */
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))

const deps = { ...sampleDeps(demoHotels().hotels()), content: catalogueContent(() => SAMPLE_NOW) }
const today = SAMPLE_NOW.toZonedDateTimeISO('UTC').toPlainDate().toString()
const { rooms: sold } = listRooms(
  {
    hotelId: 'nyc-0001',
    checkIn: dayHour(addDays(today, 30), 15),
    checkOut: dayHour(addDays(today, 32), 11),
    rooms: [{ adults: 1, children: [] }],
  },
  'en',
  deps,
)
const RATE_KEY = sold[0]?.rates[0]?.rateKey ?? ''

const places = localPlaces({ lodging: [], countHotels: () => 1, nearestHotel: () => null })
const { api } = given({
  handlers: {
    ...hotelsRoutes({ ...deps, nearby: () => [] }),
    ...ratesRoutes({ ...deps, takenOff: () => Promise.resolve(NOTHING_OFF) }),
    ...placesRoutes({ places, knownPlaces: places, popular: () => [], soldNear: () => ({ hotels: 0, places: [] }) }),
  },
})

const r = chance(`queries ${SEED}`)
const { escaped } = garbage(SEED)

const coordinate = (limit: number): string =>
  r.pick([
    () => r.between(-limit, limit).toFixed(r.whole(0, 12)),
    () => r.pick(['0', '-0', `${limit}`, `-${limit}`, '0.000000000000001']),
    () => r.pick(['40.78', '25.2', '51.5', '-73.97', '55.27', '-0.12']),
    () => r.pick([`${limit}.1`, 'NaN', '1e3', 'Infinity', '٤٠', '']),
  ])()

const day = (): string =>
  r.pick([
    () => addDays(today, r.whole(1, 300)),
    () => addDays(today, r.whole(1, 300)),
    () => addDays(today, r.whole(-2, 367)),
    () =>
      r.pick(['2027-03-14', '2027-11-07', '2027-03-28', '2028-02-29', '2027-02-29', '9999-12-31', '0000-01-01', '']),
  ])()

const dayHourText = (of: string): string =>
  r.coin(0.9) ? dayHour(of, r.whole(0, 23)) : `${of}${r.pick(['', 'T24:00', 'T10:30', 'T10', ' 10:00', 'T10:00Z'])}`

const room = (): string =>
  `${r.pick(['1', '2', '2', '3', '20', '21', '0', ''])}:${Array.from({ length: r.whole(0, 3) }, () => r.whole(0, 18)).join(',')}`

const FIELDS: Readonly<Record<string, (r: Chance) => string>> = {
  dest: () =>
    `${r.pick(['Manhattan', 'דובאי', 'القاهرة', 'x|y', '', 'x'.repeat(81)])}|${coordinate(90)}|${coordinate(180)}|${r.pick(['true', 'false', 'false', '1'])}`,
  bounds: () => `${coordinate(90)}|${coordinate(90)}|${coordinate(180)}|${coordinate(180)}`,
  point: () => `${coordinate(90)}|${coordinate(180)}`,
  rooms: () => Array.from({ length: r.pick([1, 1, 1, 2, 8, 9]) }, room).join('|'),
  hotelId: () => r.pick(['nyc-0001', 'nyc-0002', 'dxb-0001', 'nowhere-1', '']),
  lang: () => r.pick(['en', 'ar', 'he', 'fr']),
  query: () => r.pick(['man', 'نيو', 'תל', 'a', '', ' ', '🏨', 'x'.repeat(300)]),
  types: () => r.pick(['lodging', '(cities)', 'lodging,airport', ',', '']),
  promo: () => r.pick(['ABC', '', 'x'.repeat(100)]),
  credits: () => r.pick(['10', '-1', '0.001', 'many']),
}

const PARAMS: Readonly<Record<string, () => string>> = {
  hotel: () => r.pick(['nyc-0001', 'dxb-0002', 'nowhere', 'x'.repeat(2000)]),
  rate: () => r.pick([RATE_KEY, RATE_KEY, RATE_KEY.slice(1), `${RATE_KEY}A`, 'A'.repeat(59), 'A'.repeat(5000)]),
  place: () => r.pick(['nyc', 'x', '0', 'x'.repeat(2000)]),
}

const PUBLIC_READS = [
  'searchHotels',
  'hotel',
  'rooms',
  'board',
  'rate',
  'places',
  'place',
  'timeZone',
  'nearestPlace',
  'placeName',
  'soldNear',
] as const
type Read = (typeof PUBLIC_READS)[number]

const valueOf = (name: string, stay: { checkIn: string; checkOut: string }): string => {
  if (r.coin(0.06)) return escaped()
  if (name === 'checkIn' || name === 'checkOut') return encodeURIComponent(stay[name])
  return encodeURIComponent(FIELDS[name]?.(r) ?? '')
}

const anyStay = () => {
  const first = day()
  const last =
    r.coin(0.85) && /^20\d\d-/.test(first) && first !== '2027-02-29' ? addDays(first, r.whole(-1, 33)) : day()
  return { checkIn: dayHourText(first), checkOut: dayHourText(last) }
}

/** A query that may be good, odd, of another call, or nonsense. */
const anyQuery = (name: Read): string => {
  const { path, query } = calls[name]
  const stay = anyStay()
  const fields = Object.entries(query).flatMap(([field, { required }]) => {
    if (!r.coin(required ? 0.98 : 0.5)) return []
    return Array.from({ length: r.coin(0.98) ? 1 : 2 }, () => `${field}=${valueOf(field, stay)}`)
  })
  if (r.coin(0.02)) fields.push(`${r.pick(['page', 'dest', '__proto__', 'x'.repeat(3000)])}=1`)
  const at = path.replace(/:\w+/, () => (r.coin(0.1) ? escaped() || '%00' : (PARAMS[name]?.() ?? 'x')))
  return `${at}?${fields.join('&')}`
}

const structOf = (name: Read): { is: (value: unknown) => boolean } => calls[name].answer

test(`${QUERIES} queries at random of every public read are answered, or refused by the name of the field (seed ${SEED})`, async () => {
  const statuses = new Map<number, number>()
  const wrong: string[] = []
  for (let turn = 0; turn < QUERIES; turn += 1) {
    const name = r.pick(PUBLIC_READS)
    const target = anyQuery(name)
    const answer = await api.request(target)
    const text = await answer.text()
    const { status } = answer
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const { error } = faceOf({ status, headers: Object.fromEntries(answer.headers), text })
    const isAsItShould =
      error === null
        ? structOf(name).is(JSON.parse(text))
        : status === 404 || status === 410 || (status === 400 && error.field !== undefined)
    if (!isAsItShould) wrong.push(`${name} ${target.slice(0, 600)}: ${status} ${text.slice(0, 300)}`)
  }
  expect(wrong).toEqual([])
  // Of both enough, or nothing was tried.
  expect(Math.min(statuses.get(200) ?? 0, statuses.get(400) ?? 0)).toBeGreaterThan(QUERIES / 10)
})

const SEARCH = `/hotels/?dest=Manhattan%7C40.78%7C-73.97%7Cfalse&checkIn=${today.slice(0, 4)}-12-20T20%3A00&checkOut=${today.slice(0, 4)}-12-23T02%3A00&rooms=2%3A`
const searchWith = (name: string, value: string): string =>
  SEARCH.includes(`${name}=`)
    ? SEARCH.replace(new RegExp(`${name}=[^&]*`), `${name}=${value}`)
    : `${SEARCH}&${name}=${value}`

const answered = async (target: string, init: RequestInit = {}) => {
  const answer = await api.request(target, init)
  const text = await answer.text()
  const { error } = faceOf({ status: answer.status, headers: Object.fromEntries(answer.headers), text })
  return { status: answer.status, field: error?.field, headers: answer.headers, text }
}

const long = 'x'.repeat(9000)
test.each<[field: string, values: string[]]>([
  [
    'bounds',
    // Inverted, without a size, no numbers, more than the earth has, too few, too many, in other digits.
    ['-1|1|1|0', '1|1|1|1', '0|0|0|0', 'NaN|NaN|NaN|NaN', 'Infinity|-Infinity|1|0', '1e999|0|1|0', '0x10|0|1|0'].concat(
      ['1|0|181|0', '90.0000001|0|1|0', '1|0|1', '1|0|1|0|5', '%00|0|1|0', '%D9%A1|0|1|0', '+1|0|1|0', long],
    ),
  ],
  [
    'checkIn',
    ['T24:00', 'T25:00', 'T-1:00', 'T2:00', 'T20:01', 'T20:00Z', '%0020:00', 'T%D9%A2%D9%A0:00']
      .map((hour) => `${today}${hour}`)
      .concat(['2027-02-29T10:00', '2027-13-04T20:00', '0000-00-00T00:00', '275760-09-13T00:00', '', long]),
  ],
  ['checkOut', ['9999-12-31T23:00', '-000001-01-01T00:00', '2027-05-04T24:00', '%ED%A0%80', '']],
  [
    'dest',
    [
      'x|NaN|1|false',
      'x|1e999|1|false',
      'x|91|1|false',
      'x|1|181|false',
      '%00|1|1|false',
      'x|1|1|maybe',
      'x|1|1',
    ].concat(['x|1|1|false|1', `${long}|1|1|false`, 'x|%D9%A4%D9%A0|1|false']),
  ],
  ['rooms', ['0:', '21:', '2:18', '2:-1', `2:${'1,'.repeat(500)}`, '%D9%A2:', '', ':', '|', '2:1:1', '2:%00', '2:1e1']],
])('what makes no %s is refused by its name', async (field, values) => {
  for (const value of values) {
    const { status, field: told } = await answered(searchWith(field, value))
    expect([value.slice(0, 60), status, told]).toEqual([value.slice(0, 60), 400, field])
  }
})

test('an area may reach across the 180th meridian, or all around the earth', async () => {
  for (const bounds of ['10|-10|-179|179', '90|-90|180|-180', '90|-90|-180|180', '1|0|0|0', '-0|-1|0|-0'])
    expect([bounds, (await answered(searchWith('bounds', bounds))).status]).toEqual([bounds, 200])
})

test('what is given twice, unknown or without a name is refused', async () => {
  for (const [more, field] of [
    ['rooms=1%3A', 'rooms'],
    ['bounds=1|0|1|0&bounds=1|0|1|0', 'bounds'],
    [`sort=${long}`, 'sort'],
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
    ['=', ''],
  ])
    expect(await answered(`${SEARCH}&${more}`)).toMatchObject({ status: 400, field })
})

const ODD = ['', '*', ',', ';', ';;q', '"', '__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'].concat(
  ['x;q=NaN', 'gzip;q=2', 'br;q=-1', 'br;q=1e999', 'W/', 'W/"', 'x,'.repeat(3000), long, '\u0080\u00FF'],
)

test.each(['accept-encoding', 'accept-language', 'if-none-match', 'authorization', 'range', 'x-client', 'cookie'])(
  'whatever %s says, a search is answered',
  async (name) => {
    for (const value of ODD) {
      const { status } = await answered(SEARCH, { headers: { [name]: value } })
      // A star stands for any answer that the client may hold.
      const expected = name === 'if-none-match' && value === '*' ? 304 : 200
      expect([value.slice(0, 60), status]).toEqual([value.slice(0, 60), expected])
    }
  },
)

test('whoever asks for the head alone gets no body, and whoever asks otherwise is told what may be done', async () => {
  const { status, text, headers } = await answered(SEARCH, { method: 'HEAD' })
  expect([status, text, headers.get('etag') === null]).toEqual([200, '', false])
  for (const method of ['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    const { headers: told } = await answered(SEARCH, { method, headers: { origin: ORIGIN } })
    expect([method, told.get('allow')]).toEqual([method, 'GET'])
  }
})
