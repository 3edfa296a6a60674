import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/run.mjs'

const JOURNEYS = join(ROOT, 'e2e/journeys')

const journeys = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.e2e.ts'))
  .map((file) => ({ file, text: readFileSync(join(JOURNEYS, file), 'utf8') }))

const features = new Set(
  ['src/views', 'machines', 'server/modules'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `@${name}`),
  ),
)

/** Tag lists, e.g. `['@gate', '@search']`. */
const tagLists = journeys.flatMap(({ file, text }) =>
  [...text.matchAll(/\[('@\w+'(?:, '@\w+')*)\]/g)].map(([, list = '']) => ({
    file,
    tags: list.replaceAll("'", '').split(', '),
  })),
)

test('every journey has tags', () => {
  const counts = journeys.map(({ file, text }) => ({
    file,
    journeys: text.match(/^ *test\(/gm)?.length,
    tagged: text.match(/\btest\(\s*(?:`[^`]*`|'[^']*'),\s*\{ tag: /g)?.length,
  }))
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.filter((count) => count.journeys === undefined || count.journeys !== count.tagged)).toEqual([])
})

test('every journey, in the gate or not, is tagged with a feature that has a folder', () => {
  const wrong = tagLists.filter(({ tags }) => tags.some(isUnknown) || tags.every((tag) => tag === '@gate'))
  expect(wrong).toEqual([])
})

const isUnknown = (tag: string): boolean => tag !== '@gate' && !features.has(tag)
