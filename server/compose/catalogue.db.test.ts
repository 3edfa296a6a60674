import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadAreas } from '#server/adapters/places/areas.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { loadCatalogue } from './catalogue.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())

test('the loaded catalogue knows country borders: Oman’s rectangle reaches Dubai', async () => {
  await addSampleHotel(opened.db, { id: 'dxb-0001', city_id: 'dxb', lat: 25.2, lng: 55.27 })
  const { hotels } = await loadCatalogue(opened.db, () => Temporal.Instant.from('2026-11-24T12:00:00Z'))
  const countHotels = (id: string) =>
    loadAreas(new Map()).flatMap(({ id: area, bounds, ...point }) =>
      area === id && bounds !== undefined ? [hotels.count(point, { kind: 'box', bounds })] : [],
    )
  expect([countHotels('country-om'), countHotels('country-ae')]).toEqual([[0], [1]])
})
