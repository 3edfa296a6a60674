import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \| (done|part|not yet) \|/.test(line))
  .map((line) => line.split(/(?<!\\) ?\| ?/).slice(1, 5))
  .map(([sentence = '', state = '', shown = '', note = '']) => ({
    sentence,
    state,
    files: [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    note,
  }))

test('every sentence of the specification has a row', () => {
  expect(rows.length).toBeGreaterThan(200)
})

test('every test file that a row names exists', () => {
  const lost = rows.flatMap(({ files }) => files).filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))
  expect(lost).toEqual([])
})

test('a row marked done names a test, and a row marked part names a test or says what is missing', () => {
  expect(rows.filter(({ state, files }) => state === 'done' && files.length === 0)).toEqual([])
  expect(rows.filter(({ state, files, note }) => state === 'part' && files.length === 0 && note === '')).toEqual([])
})
