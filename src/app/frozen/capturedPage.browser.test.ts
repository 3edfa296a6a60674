import { makeRouter } from '#src/app/router.tsx'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { screenFacts } from '#src/views/parts/support/screenFacts.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'

const WORDS = { locale: 'en', currency: { name: 'US dollar', symbol: '$', code: 'USD', rate: 1 } } as const

test.each([
  ['/', { route: '/', params: {}, search: {} }],
  ['/about', { route: '/about', params: {}, search: {} }],
  ['/hotels/nyc-0001?adults=2', { route: '/hotels/$id', params: { id: 'nyc-0001' }, search: { adults: '2' } }],
  ['/inquiry/steps/booking', { route: '/inquiry/steps/booking', params: {}, search: {} }],
  ['/nonsense', { route: '/not-found', params: {}, search: {} }],
  ['/nonsense/of?code=482910', { route: '/not-found', params: {}, search: {} }],
  ['/account/nonsense', { route: '/not-found', params: {}, search: {} }],
])('the screen at %s is captured as %j', async (address, captured) => {
  const router = makeRouter(
    { locale: 'en', texts: await loadTexts('en'), hourCycle: 'h23', isFrozen: true },
    createMemoryHistory({ initialEntries: [address] }),
  )
  await router.load()
  expect(screenFacts(WORDS, router)).toMatchObject(captured)
})
