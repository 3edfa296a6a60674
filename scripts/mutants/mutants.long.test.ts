import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { plantAll, type Planted } from './plantAll.ts'
import type { Result } from './report.ts'

const folder = join(import.meta.dirname, 'toy')

/** Plants every defect of the toy machine, tested by one of its test files. */
const plantUnder = async (file: string): Promise<Planted> => {
  const sources = { machine: 'toy', folder, files: [file], walk: join(folder, 'walk.ts') }
  return plantAll(await bundle(sources), { isSelected: () => true, onResult: () => {} })
}

const named = (results: readonly Result[], isNoticed: boolean): string[] =>
  results.filter(({ by }) => (by !== '') === isNoticed).map(({ name }) => name)

test('only an equivalent defect survives a good test', async () => {
  const { problems, tests, results } = await plantUnder('good.test.ts')
  expect({ problems, tests, survived: named(results, false) }).toEqual({
    problems: [],
    tests: 4,
    survived: ['toy.pot.brewing · brew error: to toy.pot.pouring instead of empty'],
  })
})

test('a poor test notices only the few defects that it asserts on', async () => {
  const { problems, tests, results } = await plantUnder('poor.test.ts')
  expect({ problems, tests, noticed: named(results, true) }).toEqual({
    problems: [],
    tests: 1,
    noticed: [
      'toy.pot: start in brewing instead of empty',
      'toy.pot.empty · beans.add: drop transition',
      'toy.pot.empty · beans.add: drop action addBean',
      'toy, action addBean: leave beans as it was',
    ],
  })
})
