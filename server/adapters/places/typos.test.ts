import { expect, test } from 'vitest'
import { sequence } from './sequence.testing.ts'
import { packKeys, prefixRange, typoRanges, type Range } from './typos.ts'

test('a prefix finds the keys that begin with it', () => {
  expect(collectKeys([prefixRange(PACKED, 'par')])).toEqual(['paris', 'park'])
  expect(collectKeys([prefixRange(PACKED, 'paris')])).toEqual(['paris'])
  expect(collectKeys([prefixRange(PACKED, 'parisian')])).toEqual([])
  expect(collectKeys([prefixRange(packKeys([]), 'par')])).toEqual([])
})

test.each([
  ['swapped', 'prais'],
  ['dropped', 'pris'],
  ['added', 'parris'],
  ['replaced', 'patis'],
  ['swapped at the start', 'apris'],
  ['dropped at the start', 'aris'],
  ['added at the start', 'xparis'],
  ['replaced at the start', 'baris'],
  ['added at the end', 'parisx'],
  ['swapped in an unfinished word', 'pair'],
])('a letter %s: %s finds paris', (_, typed) => {
  expect(collectKeys(typoRanges(PACKED, typed))).toContain('paris')
})

test('correcting one typo finds exactly what comparing every key with every typo finds', () => {
  const next = sequence(7)
  const word = (length: number): string => Array.from({ length }, () => 'abcא'.charAt(next(4))).join('')
  const keys = [...new Set(Array.from({ length: 400 }, () => word(1 + next(6))))].sort()

  const packed = packKeys(keys)
  for (let round = 0; round < 200; round += 1) {
    const typed = word(2 + next(4))
    const oneSlipAway = (key: string) =>
      key === typed.slice(0, -1) || slipsOf(typed).some((slip) => key.startsWith(slip))
    expect({
      typed,
      keys: collectKeys(typoRanges(packed, typed), keys).filter((key) => !key.startsWith(typed)),
    }).toEqual({
      typed,
      keys: keys.filter((key) => !key.startsWith(typed) && oneSlipAway(key)),
    })
  }
})

const KEYS = ['berlin', 'london', 'oslo', 'paris', 'park', 'rome']
const PACKED = packKeys(KEYS)

const collectKeys = (ranges: readonly Range[], keys: readonly string[] = KEYS): string[] =>
  [...new Set(ranges.flatMap(({ from, to }) => keys.slice(from, to)))].sort()

/** All texts one typo away, over the test's alphabet, except those that only add or drop the last letter. */
const slipsOf = (text: string): string[] =>
  Array.from(text, (here, at) => {
    const before = text.slice(0, at)
    const behind = text.slice(at + 1)
    const letters = ['a', 'b', 'c', 'א']
    return [
      ...letters.map((letter) => before + letter + here + behind),
      ...letters.map((letter) => before + letter + behind),
      ...(behind === '' ? [] : [before + behind, before + behind.slice(0, 1) + here + behind.slice(1)]),
    ]
  }).flat()
