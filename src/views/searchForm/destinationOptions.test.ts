import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { optionOf, type PlaceOption } from '#machines/destination/destination.rules.ts'
import { createPageI18n } from '#src/i18n/I18nContext.tsx'
import { expect, test } from 'vitest'
import { destinationOptions } from './destinationOptions.ts'

const words = createPageI18n('en', en, DEFAULT_CURRENCY)
const place = (option: Partial<PlaceOption>): PlaceOption => ({
  id: 'p',
  name: 'New York',
  description: 'United States',
  kind: 'city',
  hotels: 9,
  ...option,
})
const predicted = (main_text: string) => ({
  place_id: main_text,
  structured_formatting: { main_text, secondary_text: '' },
  types: ['locality'],
})
const rows = (suggestions: readonly PlaceOption[]) =>
  destinationOptions(words, {
    text: '',
    suggestions,
    offers: [],
    offersNear: false,
    isUnlisted: false,
    isPicking: false,
    isFetching: false,
  }).map(({ detail, note }) => [detail, note])

test('places that share a name but not a kind show their kind', () => {
  const york = place({ name: 'York', kind: 'city' })
  expect(rows([place({}), place({ kind: 'area' }), york]).map(([detail]) => detail)).toEqual([
    'City, United States',
    'State or region, United States',
    'United States',
  ])
  expect(rows([place({}), place({})]).map(([detail]) => detail)).toEqual(['United States', 'United States'])
})

test('a place without hotels shows the distance to the nearest, or that none is near', () => {
  expect(rows([place({ kind: 'airport', hotels: 0, nearestHotel: 9 }), place({ hotels: 0 })])).toEqual([
    [expect.any(String), 'Nearest hotel: 9 km'],
    [expect.any(String), 'No hotels yet'],
  ])
})

test('a place from another provider names it, and one of ours does not', () => {
  const suggestions = [{ ...predicted('Crema'), attribution: 'Google Maps' }, predicted('Cremona')]
  const view = { text: 'cre', offers: [], offersNear: false, isUnlisted: false, isPicking: false, isFetching: false }
  const options = destinationOptions(words, {
    ...view,
    suggestions: suggestions.map(optionOf),
  })
  expect(options.map(({ note }) => note)).toEqual(['Google Maps', undefined])
})

test.each([true, false])('the list stays open for a press that is ignored while loading (%s)', (isFetching) => {
  const view = { text: 'y', offers: [], offersNear: false, isUnlisted: false, isPicking: false }
  const options = destinationOptions(words, {
    ...view,
    isFetching,
    suggestions: [place({}), place({ name: 'York' })],
  })
  expect(options.map(({ keepsOpen }) => keepsOpen === true)).toEqual([isFetching, isFetching])
})
