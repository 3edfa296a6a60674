import { expect, test } from 'vitest'
import { choose } from '../../e2e/paths/kit/selection.ts'
import { machinesOf } from './sample.ts'

const COUNTS = { auth: 20, search: 9, session: 3 }
const sampleOf = (seed: string, changed: readonly string[] = []) =>
  choose(COUNTS, { what: 'sample', changed, seed, size: 8 })

test('a seed chooses the same paths again, another one others', () => {
  expect(sampleOf('2026-11-22')).toEqual(sampleOf('2026-11-22'))
  expect(sampleOf('2026-11-22')).not.toEqual(sampleOf('2026-11-23'))
})

test('a sample has its size, and a path of each machine', () => {
  const sample = sampleOf('any')
  expect(sample).toHaveLength(8)
  expect(new Set(sample.map(({ machine }) => machine))).toEqual(new Set(Object.keys(COUNTS)))
})

test('of a machine that has changed every path is played, beside the sample of the others', () => {
  const chosen = sampleOf('any', ['auth', 'not played'])
  expect(chosen.filter(({ machine }) => machine === 'auth')).toHaveLength(20)
  expect(chosen.filter(({ machine }) => machine !== 'auth')).toHaveLength(8)
})

const takenOf64 = (seed: number) => {
  const sample = choose({ long: 64 }, { what: 'sample', changed: [], seed: String(seed), size: 16 })
  return new Set(sample.map(({ number }) => number))
}

test('paths that follow each other are no likelier to be taken together', () => {
  const pairs = Array.from({ length: 40 }, (_, seed) => takenOf64(seed)).map(
    (numbers) => [...numbers].filter((number) => numbers.has(number + 1)).length,
  )
  // By chance 16 × 15 ÷ 64 = 3.75.
  expect(pairs.reduce((sum, count) => sum + count, 0) / pairs.length).toBeLessThan(5)
})

test('over some seeds every path comes', () => {
  const seen = new Set(
    Array.from({ length: 60 }, (_, seed) => sampleOf(String(seed)))
      .flat()
      .map(({ machine, number }) => `${machine} ${number}`),
  )
  expect(seen.size).toBe(32)
})

const asked = (...some: { machine: string; number?: number }[]) => choose(COUNTS, { what: 'asked', asked: some })

test('some machines and some paths can be asked for; what is not there is said', () => {
  expect(asked({ machine: 'search', number: 9 })).toEqual([{ machine: 'search', number: 9 }])
  expect(asked({ machine: 'session' }, { machine: 'auth', number: 2 })).toHaveLength(4)
  expect(() => asked({ machine: 'search', number: 10 })).toThrow('no path 10')
  expect(() => asked({ machine: 'none' })).toThrow('no machine "none"')
})

test('a machine has changed with its folder or with the way it is played', () => {
  const paths = [
    'machines/search/search.rules.ts',
    'e2e/paths/auth.reach.ts',
    'machines/kit/entry.ts',
    'src/views/session.ts',
  ]
  expect(machinesOf(paths, ['auth', 'search', 'session'])).toEqual(['auth', 'search'])
})
