import { expect, test } from 'vitest'
import { catalogueContent } from '#server/demo/catalogue/catalogueContent.ts'
import { hotelHead } from './hotels.head.ts'

const head = hotelHead(catalogueContent(() => Temporal.Instant.from('2026-12-01T12:00Z')))

test('a link to a hotel has a preview with a picture in a format that every program shows', () => {
  expect(head('nyc-0001', 'en')?.image).toMatch(/^\/pictures\/nyc-0001\/facade-0\.png\?hour=17&v=\d+&w=1200&h=630$/)
  expect(head('nobody', 'en')).toBeUndefined()
})
