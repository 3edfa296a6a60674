import {
  MAX_CAPTURE_BYTES,
  MAX_COMPRESSED_CAPTURE_BYTES,
  packCapture,
  PackedCapture,
  unpackCapture,
  type CaptureEnvelope,
} from '#contract/support/captures.ts'
import { PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { registry } from '#machines/registry.ts'
import { keys } from '#src/services/query.ts'
import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { gzipSync } from 'node:zlib'
import { validate } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { emptyPage } from './emptyPage.testing.ts'
import type { ActorName } from './actorSystem.ts'
import { captureScreen, withNote, type PageFacts } from './capture.ts'
import { machineDigest } from './machineDigest.ts'

const FACTS: PageFacts = {
  route: '/checkout/{-$id}/{-$rateKey}',
  params: { id: 'h1', rateKey: PLANTED_SECRET },
  search: { dest: 'Paris|48.85|2.35|false', name: PLANTED_SECRET, utm_source: PLANTED_SECRET, [PLANTED_SECRET]: '1' },
  covers: { sheet: null, panel: null, hash: '' },
  locale: 'he',
  zone: 'Asia/Jerusalem',
  currency: { name: 'New Shekel', symbol: '₪', code: 'ILS', rate: 3.7 },
  width: 360,
  height: 720,
  scrolled: [{ part: 'html', top: 900, left: 0 }],
  scheme: 'dark',
  hourCycle: 'h23',
  isOnline: false,
  isSignedIn: true,
  now: '2026-11-04T09:00:00Z',
  userAgentFamily: 'Firefox',
}

/** Puts an answer into a cache, and shows it on the page. */
const answer = (cache: QueryClient, queryKey: QueryKey, data: unknown, options?: { updatedAt: number }): void => {
  cache.setQueryData(queryKey, data, options)
  new QueryObserver(cache, { queryKey, enabled: false }).subscribe(() => undefined)
}

const noise = (length: number): string => {
  let state = 7
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(33 + (state % 90))
  }).join('')
}

describe('no planted secret leaves', () => {
  test('in the actors of all machines, the values of the page, the cache and the address', async () => {
    const page = emptyPage()
    for (const [name, { machine, inputs, samples }] of Object.entries(registry)) {
      if (name === 'negotiation') continue
      const stopped = { setTimeout: () => 0, clearTimeout: () => {} }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every other machine of the registry is an actor
      const actor = page.actors.createRootActor(name as ActorName, machine, { input: inputs[0], clock: stopped })
      actor.start()
      for (const event of samples) if (!event.type.startsWith('xstate.')) actor.send(event)
    }
    page.seen.register('guest.form', null, {
      read: () => ({ name: PLANTED_SECRET, lines: [PLANTED_SECRET], total: 3 }),
      policy: { name: 'pseudonym', lines: { '[]': 'hide' }, total: 'keep' },
    })
    answer(page.cache, keys.booking(PLANTED_SECRET), { id: PLANTED_SECRET, comment: PLANTED_SECRET, total: 361.5 })
    answer(page.cache, keys.favorites(), [{ id: PLANTED_SECRET }])
    answer(page.cache, keys.requestLink(PLANTED_SECRET), {
      state: 'open',
      requests: [{ number: PLANTED_SECRET, comment: PLANTED_SECRET, offer: { note: PLANTED_SECRET, price: 40 } }],
    })
    answer(page.cache, ['staff', 'hotels'], [PLANTED_SECRET])

    const { capture } = await captureScreen(FACTS, 'entry-1', page)
    const sent = JSON.stringify(packCapture(capture))
    expect(sent).not.toContain(PLANTED_SECRET)
    expect(JSON.stringify(capture)).not.toContain(PLANTED_SECRET)
    expect(validate(JSON.parse(sent), PackedCapture)[0]?.message).toBeUndefined()
    expect(capture.page.params['id']).toBe('h1')
    expect(capture.page.search).toEqual({ dest: 'Paris|48.85|2.35|false', name: HIDDEN })
    expect(capture.seen['guest.form']).toMatchObject({ lines: [HIDDEN], total: 3 })
    expect(capture.cache.map(({ key }) => key.slice(0, 2))).toEqual([
      ['user', 'bookings'],
      ['link', 'request'],
    ])
    expect(Object.keys(capture.actors).length).toBeGreaterThan(10)
    expect(Object.keys(capture.machines).toSorted()).toEqual(Object.keys(capture.actors).toSorted())
  })

  test('equal texts have one pseudonym in the address, the cache and the page', async () => {
    const page = emptyPage()
    answer(page.cache, keys.booking('b1'), { id: 'b1' })
    page.seen.register('booking', null, { read: () => 'b1', policy: 'pseudonym' })
    const { capture } = await captureScreen(
      { ...FACTS, route: '/account/my-bookings/$id', params: { id: 'b1' } },
      'entry-1',
      page,
    )
    const { id } = capture.page.params
    expect(id).not.toBe('b1')
    expect(capture.seen['booking']).toBe(id)
    expect(capture.cache).toMatchObject([{ key: ['user', 'bookings', id], data: { id } }])
  })
})

test('a public answer goes along as it is, with the age that it had', async () => {
  const page = emptyPage()
  const hotel = { id: 'h1', name: 'Meridian Yard', images: ['/images/1.svg'] }
  answer(page.cache, keys.hotel('h1'), hotel, { updatedAt: 5 })
  const { capture } = await captureScreen(FACTS, 'entry-1', page)
  expect(capture.cache).toEqual([{ key: keys.hotel('h1'), data: hotel, at: 5 }])
})

test('an answer that no part of the page shows stays here', async () => {
  const page = emptyPage()
  page.cache.setQueryData(keys.hotel('before'), { id: 'before' })
  answer(page.cache, keys.hotel('now'), { id: 'now' })
  const { capture } = await captureScreen(FACTS, 'entry-1', page)
  expect(capture.cache.map(({ data }) => data)).toEqual([{ id: 'now' }])
})

test('a list of 250 hotels and its last steps fit, however often the steps repeat it', async () => {
  const page = emptyPage()
  const hotels = Array.from({ length: 250 }, (_, index) => ({
    id: `h${index}`,
    name: noise(20),
    images: [`/images/${index}.svg`],
    address: { street: noise(30), city: 'New York' },
    amenities: ['wifi', 'pool'],
    price: { total: 100 + index, hours: { from: '15:00', to: '11:00' } },
  }))
  answer(page.cache, keys.hotel('all'), hotels)
  const steps = Array.from({ length: 200 }, (_, at) => ({
    at,
    who: 'search' as const,
    type: 'more.show',
    source: undefined,
    took: [],
    snapshot: { value: 'loaded', context: { hotels, shown: at } },
  }))
  const { capture, size } = await captureScreen(FACTS, 'entry-1', {
    ...page,
    actors: { export: () => Promise.resolve({ machines: {}, actors: {}, steps, connection: [] }) },
  })
  withinLimits(capture)
  expect(size.raw).toBeLessThan(MAX_CAPTURE_BYTES)
  expect(capture.cut).toEqual([])
  expect(unpackCapture(packCapture(capture))).toEqual(JSON.parse(JSON.stringify(capture)))
})

const withinLimits = (capture: CaptureEnvelope): void => {
  const text = JSON.stringify(packCapture(capture))
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MAX_CAPTURE_BYTES)
  expect(gzipSync(text).length).toBeLessThanOrEqual(MAX_COMPRESSED_CAPTURE_BYTES)
}

describe('a capture is never larger than the server takes', () => {
  test('the oldest steps are cut first', async () => {
    const page = emptyPage()
    const steps = Array.from({ length: 200 }, (_, at) => ({
      at,
      who: 'checkout' as const,
      type: 'pay',
      source: undefined,
      took: [],
      snapshot: { text: `${at}${noise(2000)}` },
    }))
    answer(page.cache, keys.config(), { phone: '1' })
    const { capture } = await captureScreen(FACTS, 'entry-1', {
      ...page,
      actors: { export: () => Promise.resolve({ machines: {}, actors: {}, steps, connection: [] }) },
    })
    withinLimits(capture)
    expect(capture.steps).toHaveLength(100)
    expect(capture.steps.at(-1)).toMatchObject({ at: 199 })
    expect(capture.cut).toEqual(['steps before the last 100'])
    expect(capture.cache).toHaveLength(1)
  })

  test('then the largest public answers, before what is the guest’s own', async () => {
    const page = emptyPage()
    answer(page.cache, keys.hotel('small'), { text: noise(20_000) })
    answer(page.cache, keys.hotel('large'), { text: noise(70_000) })
    answer(page.cache, keys.bookings(), [{ room: { name: noise(20_000) } }])
    const { capture, size } = await captureScreen(FACTS, 'entry-1', page)
    withinLimits(capture)
    expect(capture.cut).toEqual(['answer hotel'])
    expect(capture.cache.map(({ key }) => key.at(-1))).toEqual(['small', 'bookings'])
    expect(size.compressed).toBeLessThanOrEqual(MAX_COMPRESSED_CAPTURE_BYTES)
  })
})

test('a connection that comes and goes never makes a screen that the server refuses', async () => {
  const page = emptyPage()
  for (let change = 0; change < 50; change += 1) page.actors.recorder.connect(change % 2 === 0)
  const { capture } = await captureScreen(FACTS, 'entry-1', page)
  expect(capture.connection.at(-1)).toEqual({ at: 0, isOnline: false })
  const [failure] = validate(packCapture(capture), PackedCapture)
  expect(failure).toBeUndefined()
})

test('a note is stored as notes are: without anything invisible, and without card numbers', async () => {
  const { capture } = await captureScreen(FACTS, 'entry-1', emptyPage())
  expect(withNote(capture, ' The window\u0000 closed\u200b ').note).toBe('The window closed')
  expect(withNote(capture, 'It refused 4111\u200b 1111 1111 1111').note).toBe('It refused ••••')
})

test('a digest tells two definitions apart, and is the same for other implementations', () => {
  const { wallet, checkout } = registry
  if (wallet === undefined || checkout === undefined) throw new Error('no machine')
  expect(machineDigest(wallet.machine)).toMatch(/^[0-9a-f]{16}$/)
  expect(machineDigest(wallet.machine)).not.toBe(machineDigest(checkout.machine))
  expect(machineDigest(wallet.machine.provide({}))).toBe(machineDigest(wallet.machine))
})
