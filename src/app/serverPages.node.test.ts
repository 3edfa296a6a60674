import type { ConfigResponse } from '#contract/http/config.ts'
import { endpoints } from '#contract/http/endpoints.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { hotelRequest, NOW, requestLink } from '#src/views/parts/negotiation/negotiation.samples.ts'
import { describe, expect, test, vi } from 'vitest'
import { callsWith, firstHotel, firstRequest, firstResults, takeForm } from './serverPages.tsx'

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

const ACCEPT = { step: 'accept', number: '4K72MD', place: '1' }
const DECLINE = { ...ACCEPT, step: 'decline', reason: 'full' }
const COUNTER = {
  ...ACCEPT,
  step: 'counter',
  price: '48.50',
  checkin_datetime: '2026-12-04T11:00',
  checkout_datetime: '2026-12-06T14:00',
}

/** An API that takes steps of a hotel, or refuses them; records what it is sent. */
const linkApi = (refusal?: { status: number; code: string }) => {
  const sent: { path: string; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const path = String(input instanceof Request ? input.url : input).replace('/api/v1/confirm/request/t0ken', '')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ path, body })
    if (refusal === undefined) return Promise.resolve(Response.json(requestLink()))
    const { status, code } = refusal
    return Promise.resolve(Response.json({ error: { code, message: 'refused', requestId: 'r1' } }, { status }))
  }
  return { ask: callsWith(fetch, 'en'), sent }
}

describe('a form of a hotel’s answer', () => {
  test.each([
    ['an acceptance', ACCEPT, '/', { number: '4K72MD', place: 1, decision: 'accept' }],
    [
      'a note, whose lines a browser ends in its own way',
      { ...ACCEPT, note: ' See you\r\nsoon ' },
      '/',
      { number: '4K72MD', place: 1, decision: 'accept', note: 'See you\nsoon' },
    ],
    ['a refusal', DECLINE, '/', { number: '4K72MD', place: 1, decision: 'reject', reason: 'full' }],
    [
      'other hours and another price',
      COUNTER,
      '/',
      {
        number: '4K72MD',
        place: 1,
        decision: 'counter',
        price: 48.5,
        checkin_datetime: '2026-12-04T11:00',
        checkout_datetime: '2026-12-06T14:00',
      },
    ],
    ['a price in the digits of the hotel', { ...COUNTER, price: '٤٨' }, '/', expect.objectContaining({ price: 48 })],
    ['an undo', { step: 'undo', number: '4K72MD' }, '/undo/', { number: '4K72MD' }],
    ['an answer taken back', { step: 'takeBack', number: '4K72MD' }, '/take-back/', { number: '4K72MD' }],
  ])('becomes the call of the application: %s', async (_, fields, path, body) => {
    const { ask, sent } = linkApi()
    expect(await takeForm('t0ken', fields, ask)).toBeNull()
    expect(sent).toEqual([{ path, body }])
  })

  test.each([
    [{}, 'number'],
    [{ number: '4K72MD' }, 'step'],
    [{ ...ACCEPT, step: 'everything' }, 'step'],
    [{ ...ACCEPT, step: '__proto__' }, 'step'],
    [{ ...ACCEPT, place: '1.5' }, 'place'],
    [{ ...DECLINE, reason: 'boredom' }, 'reason'],
    [{ ...COUNTER, price: 'a lot' }, 'price'],
    [{ ...COUNTER, price: '0' }, 'price'],
  ])('of another shape calls nobody, and names its field: %j', async (fields, field) => {
    const { ask, sent } = linkApi()
    expect(await takeForm('t0ken', fields, ask)).toEqual({
      fields,
      failure: { code: 'invalid_request', status: 400, field },
    })
    expect(sent).toEqual([])
  })

  test('that the API refuses comes back with what was typed', async () => {
    expect(await takeForm('t0ken', DECLINE, linkApi({ status: 409, code: 'already_answered' }).ask)).toEqual({
      fields: DECLINE,
      failure: { code: 'already_answered', status: 409 },
    })
  })
})

describe('the page of a hotel’s answer', () => {
  const CONFIG: ConfigResponse = {
    build: 'b1',
    brand: { ...DEFAULT_BRAND, legal_entity: 'Lark Ltd', social: [], apps: [] },
    identity: { mode: 'local', api_key: '', auth_domain: '', project_id: '' },
    payment: { mode: 'sandbox-local', gateway_origin: null },
    wallets: { 'apple-pay': null, 'google-pay': null },
    map: { tiles: null, attribution: null },
    hotel_share_percent: 100,
    demo: true,
  }
  const read = (link: ReturnType<typeof requestLink>, fields: Record<string, string>) => {
    const fetch: typeof globalThis.fetch = (input) =>
      Promise.resolve(
        Response.json(String(input instanceof Request ? input.url : input).includes('config') ? CONFIG : link),
      )
    return firstRequest('t0ken', { fields, failure: null }, callsWith(fetch, 'en'))
  }

  test('is left to the application later, unless it shows a sheet', async () => {
    expect(await read(requestLink(), {})).toMatchObject({ isPlain: false, readAgainIn: null })
    expect(await read(requestLink(), { step: 'accept', number: '4K72MD' })).toMatchObject({ isPlain: true })
    expect(await read(requestLink(), { step: 'accept', number: 'ANOTHER' })).toMatchObject({ isPlain: false })
    expect(await read(requestLink(), { step: 'undo', number: '4K72MD' })).toMatchObject({ isPlain: false })
  })

  test('shows no sheet for what is answered', async () => {
    const answered = requestLink([hotelRequest({ status: 'withdrawn', outcome: 'withdrawn' })])
    expect(await read(answered, { step: 'accept', number: '4K72MD' })).toMatchObject({ isPlain: false })
  })

  test('is read anew once an answer cannot be undone any more', async () => {
    const undo_until = Temporal.Instant.from(NOW).add({ seconds: 40 }).toString()
    const answer = { decision: 'accept', reason: null, note: '', at: NOW, undo_until } as const
    expect(await read(requestLink([hotelRequest({ answer })]), {})).toMatchObject({ isPlain: false, readAgainIn: 42 })
  })
})
