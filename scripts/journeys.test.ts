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

/** Lists such as `['@gate', '@search']`. */
const tagLists = (text: string): string[][] =>
  [...text.matchAll(/\[('@\w+'(?:, '@\w+')*)\]/g)].map(([, list = '']) => list.replaceAll("'", '').split(', '))

test.each(journeys)('every journey of $file has tags', ({ text }) => {
  const count = text.match(/^ *test\(/gm)?.length
  expect(text.match(/\btest\(\s*(?:`[^`]*`|'[^']*'),\s*\{ tag: /g)).toHaveLength(count ?? 0)
})

test.each(journeys)('in $file each list of tags names a feature, and none but features and the gate', ({ text }) => {
  const lists = tagLists(text)
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.filter((tags) => tags.every((tag) => tag === '@gate'))).toEqual([])
  expect(lists.flat().filter((tag) => tag !== '@gate' && !features.has(tag))).toEqual([])
})
