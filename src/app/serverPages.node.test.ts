import { endpoints } from '#contract/http/endpoints.ts'
import { expect, test, vi } from 'vitest'
import { callsWith, firstHotel, firstResults } from './serverPages.tsx'

const DAY = Temporal.Now.plainDateISO().add({ days: 40 })
const moment = (days: number, hour: number): string => {
  const { year, month, day } = DAY.add({ days })
  return [year, month, day, hour].join('-')
}
const WHOLE = { dest: 'Rome|41.9|12.5|false', in: moment(0, 15), out: moment(2, 11), rooms: '2:' }
const queryOf = (params: Record<string, string>): string => `?${new URLSearchParams(params).toString()}`

const NONE = { hotels: [], rate_distribution: [], found: 0, scope: 'nearest', airport: null }

/** A fake API with these responses; records the calls it receives. */
const apiOf = (answers: Partial<Record<keyof typeof endpoints, unknown>>) => {
  const calls: string[] = []
  const queries = new Map<string, Record<string, string>>()
  const fetch = vi.fn<typeof globalThis.fetch>((input) => {
    const address = new URL(input instanceof Request ? input.url : input, 'https://stayless.example')
    const path = address.pathname.replace('/api/v1', '')
    const name = Object.entries(endpoints).find(([, call]) => call.path === path)?.[0] ?? path
    calls.push(name)
    queries.set(name, Object.fromEntries(address.searchParams))
    return Promise.resolve(Response.json(Reflect.get(answers, name) ?? {}, { status: name in answers ? 200 : 404 }))
  })
  return { ask: callsWith(fetch, 'ar'), calls, queryOf: (name: string) => queries.get(name) }
}

test.each([
  ['says when without where', { in: WHOLE.in, out: WHOLE.out, rooms: WHOLE.rooms }],
  ['leaves the days to the guest’s own clock', { dest: WHOLE.dest, rooms: WHOLE.rooms }],
  ['asks for days that have passed', { ...WHOLE, in: '2020-1-1-15', out: '2020-1-3-11' }],
  ['asks for a place that is none', { ...WHOLE, dest: 'Rome|x' }],
])('a URL that %s is left to the application, and requests no hotels', async (_, params) => {
  const { ask, calls } = apiOf({ timeZone: { time_zone: 'Europe/Rome' } })
  expect(await firstResults('ar', queryOf(params), ask)).toBeNull()
  expect(calls).not.toContain('searchHotels')
})

test("a place is named in the page's language, and a search without hotels is left to the application", async () => {
  const { ask, calls } = apiOf({ placeName: { name: 'روما' }, searchHotels: NONE })
  expect(await firstResults('ar', queryOf(WHOLE), ask)).toBeNull()
  expect(calls).toEqual(['placeName', 'searchHotels'])
})

test('requests what the URL says, including its map area', async () => {
  const { ask, queryOf: sentQuery } = apiOf({ placeName: { name: 'روما' }, searchHotels: NONE })
  await firstResults('ar', queryOf({ ...WHOLE, bounds: '42|41.8|12.6|12.4' }), ask)
  expect(sentQuery('searchHotels')).toMatchObject({ bounds: '42|41.8|12.6|12.4', rooms: '2:' })
})

test('a hotel URL without days or rooms is left to the application', async () => {
  const { ask, calls } = apiOf({})
  expect(await firstHotel('ar', { id: 'x', query: '' }, ask)).toBeNull()
  const { rooms: _rooms, ...rest } = WHOLE
  expect(await firstHotel('ar', { id: 'x', query: queryOf(rest) }, ask)).toBeNull()
  expect(calls).toEqual([])
})

test('an unknown hotel is refused', async () => {
  await expect(firstHotel('ar', { id: 'x', query: queryOf(WHOLE) }, apiOf({}).ask)).rejects.toMatchObject({
    status: 404,
  })
})
