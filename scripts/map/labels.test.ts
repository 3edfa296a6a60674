import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/shared/locale.ts'
import { labelsIn } from './labels.ts'

const labels = labelsIn()

const written = (locale: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/services/map/data/labels.${locale}.json`, import.meta.url), 'utf8'))

test.each([
  ['en', 'Manhattan'],
  ['ar', 'مانهاتن'],
  ['he', 'מנהטן'],
] as const)('no place is named twice where it stands (%s, %s)', (locale, manhattan) => {
  expect(labels[locale].filter(([name]) => name === manhattan)).toHaveLength(1)
})

test.each(LOCALES)(
  'the names on the map are those of the places (%s); if not, `npm run basemap` writes them',
  (locale) => {
    expect(written(locale)).toEqual(labels[locale])
  },
)
