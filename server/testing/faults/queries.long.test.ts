import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/http/endpoints.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { chance, type Chance } from '#demoImages/chance.ts'
import { listRooms } from '#server/modules/rates/rates.service.ts'
import { observeResponse } from './observedResponse.testing.ts'
import { garbage } from './garbage.testing.ts'
import { api, deps, today } from './queries.testing.ts'

const QUERIES = 2_000
/** A new seed per run; set FUZZ_SEED to repeat a failed one. */
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))

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
  rate: () => r.pick([RATE_KEY, RATE_KEY, RATE_KEY.slice(1), `${RATE_KEY}A`, 'A'.repeat(43), 'A'.repeat(5000)]),
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

/** Returns a query that is valid, unusual, of another call, or nonsense. */
const anyQuery = (name: Read): string => {
  const { path, query } = endpoints[name]
  const stay = anyStay()
  const fields = Object.entries(query).flatMap(([field, { required }]) => {
    if (!r.coin(required ? 0.98 : 0.5)) return []
    return Array.from({ length: r.coin(0.98) ? 1 : 2 }, () => `${field}=${valueOf(field, stay)}`)
  })
  if (r.coin(0.02)) fields.push(`${r.pick(['page', 'dest', '__proto__', 'x'.repeat(3000)])}=1`)
  const at = path.replace(/:\w+/, () => (r.coin(0.1) ? escaped() || '%00' : (PARAMS[name]?.() ?? 'x')))
  return `${at}?${fields.join('&')}`
}

const structOf = (name: Read): { is: (value: unknown) => boolean } => endpoints[name].response

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
    const { error } = observeResponse({ status, headers: Object.fromEntries(answer.headers), text })
    const isAsItShould =
      error === null
        ? structOf(name).is(JSON.parse(text))
        : status === 404 || status === 410 || (status === 400 && error.field !== undefined)
    if (!isAsItShould) wrong.push(`${name} ${target.slice(0, 600)}: ${status} ${text.slice(0, 300)}`)
  }
  expect(wrong).toEqual([])
  // Enough valid and invalid queries, or the test tries nothing.
  expect(Math.min(statuses.get(200) ?? 0, statuses.get(400) ?? 0)).toBeGreaterThan(QUERIES / 10)
})
