import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/shared/locale.ts'
import { labelsIn } from './labels.ts'

const labels = labelsIn()

const readLabels = (locale: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/services/map/data/labels.${locale}.json`, import.meta.url), 'utf8'))

test.each([
  ['en', 'Manhattan'],
  ['ar', 'مانهاتن'],
  ['he', 'מנהטן'],
] as const)('no place is labeled twice in the same area (%s, %s)', (locale, manhattan) => {
  expect(labels[locale].filter(([name]) => name === manhattan)).toHaveLength(1)
})

test.each(LOCALES)('the map labels match the known places (%s); if not, run `npm run basemap`', (locale) => {
  expect(readLabels(locale)).toEqual(labels[locale])
})
