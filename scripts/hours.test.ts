import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Decisions §2: the only module that writes an hour for people. */
const OWNER = 'locales/kit/clockText.ts'
/** Hours for machines: the wire's wall clock, and the answer to which cycle a language uses. */
const OTHERS = new Set(['contract/hotel/stay.ts', 'contract/shared/hourCycle.ts', 'machines/search/arrival.rules.ts'])

const WAYS = [
  // Templates such as `${value}:00` and `${hour}:${minute}`.
  /\}(?::00)+`|padStart\(2, '0'\)\}:|[hH]our\w*(?:\([^)]*\))?\}:/,
  /\bhour12\b|\bhourCycle: ['"]h|\btimeStyle\b|toLocaleTimeString|toLocaleString\(/,
  /\bhour: ['"](?:numeric|2-digit)/,
  /PlainTime\b.*smallestUnit/,
]

const sources = ['contract', 'locales', 'machines', 'server', 'src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing|samples)\./.test(file)),
)

const secondWays = (text: string): string[] =>
  text.split('\n').filter((line) => WAYS.some((way) => way.test(line)) && !/^\s*(?:\/\/|\/?\*)/.test(line))

test('one module writes hours for people', () => {
  const found = sources
    .filter((file) => file !== OWNER && !OTHERS.has(file))
    .flatMap((file) => secondWays(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`))
  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

test.each([
  "const hour = (value: number) => `${String(value).padStart(2, '0')}:00`",
  '`${hour}:${minute}`',
  "new Intl.DateTimeFormat('en', { hour: 'numeric' })",
  "new Intl.DateTimeFormat('en', { timeStyle: 'short' })",
  'date.toLocaleTimeString()',
  "Temporal.PlainTime.from(at).toString({ smallestUnit: 'minute' })",
])('%s is a second way', (line) => expect(secondWays(line)).toEqual([line]))
