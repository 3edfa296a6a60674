import { onlineManager } from '@tanstack/react-query'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { atTheTower, inManhattan } from '#machines/search/search.samples.ts'
import { selectViewState, selectFailure, selectIsBusy } from '#machines/search/search.selectors.ts'
import { DEFAULT_LIST_VIEW } from '#machines/search/search.view.ts'
import { createQueryClient, hotelsQuery } from '#src/services/query.ts'
import { liveSearch } from './search.ts'

const counts = { arrived: 0, aborted: 0 }
const holding: (() => void)[] = []
const server = createServer((_, response) => {
  counts.arrived += 1
  response.on('close', () => {
    if (!response.writableEnded) counts.aborted += 1
  })
  holding.push(() => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ hotels: [], found: 0, scope: 'nearest', airport: null, rate_distribution: [] }))
  })
})

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))

beforeEach(() => {
  const address = server.address()
  const origin = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  const browserFetch = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => browserFetch(`${origin}${path}`, init))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a new search, a cancel and leaving the page each abort the running request', async () => {
  const client = createQueryClient()
  const actor = createActor(liveSearch(client), { input: { criteria: inManhattan } }).start()

  actor.send({ type: 'search.start', criteria: inManhattan })
  await vi.waitUntil(() => counts.arrived === 1)
  actor.send({ type: 'search.start', criteria: atTheTower })
  await vi.waitUntil(() => counts.arrived === 2 && counts.aborted === 1)
  actor.send({ type: 'search.cancel' })
  await vi.waitUntil(() => counts.aborted === 2)
  // Search again for the same place: its query key was just cancelled.
  actor.send({ type: 'search.start', criteria: atTheTower })
  await vi.waitUntil(() => counts.arrived === 3)
  actor.send({ type: 'search.start', criteria: atTheTower })
  await vi.waitUntil(() => counts.arrived === 4 && counts.aborted === 3)
  actor.send({ type: 'results.left' })
  await vi.waitUntil(() => counts.aborted === 4)

  actor.send({ type: 'url.changed', criteria: inManhattan, view: DEFAULT_LIST_VIEW })
  await vi.waitUntil(() => counts.arrived === 5)
  holding.at(-1)?.()
  const loaded = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([selectViewState(loaded), selectFailure(loaded), counts]).toEqual(['empty', null, { arrived: 5, aborted: 4 }])
  expect(client.getQueryData(hotelsQuery(inManhattan).queryKey)).toEqual({
    hotels: [],
    found: 0,
    scope: 'nearest',
    airport: null,
    rate_distribution: [],
  })
})

test('an offline search still sends its request, so that it fails and can be retried', async () => {
  onlineManager.setOnline(false)
  const before = counts.arrived
  const actor = createActor(liveSearch(createQueryClient()), { input: { criteria: inManhattan } }).start()
  actor.send({ type: 'search.start', criteria: inManhattan })
  await vi.waitUntil(() => counts.arrived > before)
  expect(selectIsBusy(actor.getSnapshot())).toBe(true)
  actor.stop()
  onlineManager.setOnline(true)
})
