import { AMENITIES, type Amenity } from '#contract/hotel/amenities.ts'
import { expect, test } from 'vitest'
import { amenityRows } from './amenityRows.ts'

const usual: Amenity[] = ['breakfast', 'wifi', 'pool', 'spa', 'gym', 'parking']
const seven: Amenity[] = ['breakfast', 'wifi', 'pool', 'spa', 'gym', 'parking', 'bathtub']

test.each<[string, Amenity[], Amenity[], Amenity[]]>([
  ['nothing chosen: breakfast and five more', [], [], usual],
  ['what is chosen now stays in its place', [], ['spa'], usual],
  ['what was chosen before stands first', ['bathtub'], ['bathtub'], ['bathtub', ...usual.slice(0, -1)]],
  ['and stays there when it is taken back', ['bathtub'], [], ['bathtub', ...usual.slice(0, -1)]],
  ['more than six were chosen: all of them', seven, seven, seven],
  ['none of them goes when it is taken back', seven, usual, seven],
  ['one that an address brings comes after the others', [], ['bathtub'], [...usual, 'bathtub']],
])('%s', (_, before, chosen, rows) => {
  expect(amenityRows(before, chosen, false)).toEqual(rows)
})

test('the full list starts with the same rows', () => {
  const all = amenityRows(['spa'], ['spa', 'pets'], true)
  expect(all.toSorted()).toEqual(AMENITIES.toSorted())
  expect(all.slice(0, 6)).toEqual(amenityRows(['spa'], ['spa'], false))
})
