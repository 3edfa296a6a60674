import { expect, test, vi } from 'vitest'
import { hotelById } from './catalogue.ts'
import { CITIES, cityById } from './cities.ts'
import { lookOf } from './looks.ts'

test('dealing ahead never blocks the event loop for long, and deals the same looks', async () => {
  vi.resetModules()
  const fresh = await import('./looks.ts')
  const turns: number[] = []
  const timer = setInterval(() => turns.push(0), 0)
  await fresh.dealAhead()
  clearInterval(timer)
  // More than one turn per city: the largest take many.
  expect(turns.length).toBeGreaterThan(CITIES.length + 20)
  const [hotel, city] = [hotelById('nyc-0001'), cityById('nyc')]
  if (!hotel || !city) throw new Error('New York has another name')
  expect(fresh.lookOf(hotel, city)).toEqual(lookOf(hotel, city))
})
