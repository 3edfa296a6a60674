import { expect, test } from 'vitest'
import { mayPrefetch, prefetchLinks } from './prefetch.ts'

test.each([
  ['a browser that does not say', undefined, true],
  ['a fast connection', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g' }, true],
  ['2g', { effectiveType: '2g', saveData: false }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['a guest who saves data', { effectiveType: '4g', saveData: true }, false],
])('%s', (_, connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})

test('a link in view is prefetched when the browser is idle, once per route', async () => {
  const { router, loaded, rest } = routerOf({ effectiveType: '4g' })
  const prefetches = [
    router.preloadRoute({ to: '/hotels' }),
    router.preloadRoute({ to: '/hotels/$id', params: { id: '1' } }),
    router.preloadRoute({ to: '/hotels/$id', params: { id: '2' } }),
  ]
  expect(loaded).toEqual([])
  rest()
  await Promise.all(prefetches)
  expect(loaded).toEqual(['/hotels', '/hotels/$id'])
})

test('a poor connection prefetches nothing; a better one does', async () => {
  const connection = { effectiveType: '2g' }
  const { router, loaded, rest } = routerOf(connection)
  rest()
  await router.preloadRoute({ to: '/hotels' })
  expect(loaded).toEqual([])
  connection.effectiveType = '4g'
  await router.preloadRoute({ to: '/hotels' })
  expect(loaded).toEqual(['/hotels'])
})

/** A router whose browser becomes idle when `rest` is called. */
const routerOf = (connection: unknown) => {
  const loaded: unknown[] = []
  const router: Parameters<typeof prefetchLinks>[0] = {
    preloadRoute: async ({ to }) => {
      loaded.push(to)
      return undefined
    },
  }
  const idle = new EventTarget()
  const rested = once(idle)
  prefetchLinks(router, { connection: () => connection, idle: () => rested })
  return { router, loaded, rest: () => idle.dispatchEvent(new Event('idle')) }
}

const once = (target: EventTarget): Promise<void> =>
  new Promise((resolve) => target.addEventListener('idle', () => resolve(), { once: true }))
