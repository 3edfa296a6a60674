import { expect, test } from 'vitest'
import { DEFAULT_CURRENCY } from '#contract/currencies.ts'
import { optionOf } from '#machines/destination/destination.rules.ts'
import { makeWords } from '#src/i18n/I18nContext.tsx'
import { en } from '#locales/en.ts'
import { destinationOptions } from './destinationOptions.ts'

test('a place that somebody else suggests names them, and one of ours nobody', () => {
  const suggestions = [{ ...place('Crema'), attribution: 'Google Maps' }, place('Cremona')]
  const view = { text: 'cre', offers: [], offersNear: false, isUnlisted: false, isPicking: false }
  const options = destinationOptions(makeWords('en', en, DEFAULT_CURRENCY), {
    ...view,
    suggestions: suggestions.map(optionOf),
  })
  expect(options.map(({ note }) => note)).toEqual(['Google Maps', undefined])
})

const place = (main_text: string) => ({
  place_id: main_text,
  structured_formatting: { main_text, secondary_text: '' },
  types: ['locality'],
})
