import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readKept } from '../../e2e/paths/kit/kept.ts'
import { findPaths, judge, type Reach } from '../../e2e/paths/kit/reach.ts'
import { reaches } from '../../e2e/paths/reaches.ts'
import { ROOT } from '../lib/run.mjs'
import { filesOf } from './files.ts'

describe.each(Object.entries(reaches))('the paths of %s', (machine, reach) => {
  test('go where they say, and take all that a guest can take', () => {
    expect(judge(reach, readKept(machine)).problems).toEqual([])
  })

  test(`are written as they are: npm run paths -- ${machine} --write`, () => {
    for (const [file, text] of Object.entries(filesOf(machine, 'kept')))
      expect(existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null).toBe(text)
  })
})

const search = reaches['search'] ?? fail('search')
function fail(name: string): never {
  throw new Error(name)
}

test('looked for anew, they are the same', () => {
  expect(findPaths(search)).toEqual(readKept('search'))
})

describe('a machine that has changed', () => {
  const paths = readKept('search')
  const problemsOf = (reach: Reach) => judge(reach, paths).problems

  test('has paths that nobody can go any more', () => {
    const samples = search.entry.samples.filter(({ type }) => type !== 'xstate.error.actor.loadHotels')
    const problems = problemsOf({ ...search, entry: { ...search.entry, samples } })
    expect(problems.some((problem) => problem.startsWith('path '))).toBe(true)
  })

  test('has transitions that no path takes, and for which there is no reason', () => {
    const [first = fail('path'), ...rest] = paths
    expect(judge(search, rest.slice(0, 1)).problems.length).toBeGreaterThan(
      judge(search, [first, ...rest]).problems.length,
    )
    expect(problemsOf({ ...search, unreached: [] })).toContainEqual(expect.stringContaining('no reason is given'))
  })

  test('has reasons that nothing needs', () => {
    const needless = { of: /^nowhere$/, why: 'nobody knows' }
    expect(problemsOf({ ...search, unreached: [...search.unreached, needless] })).toEqual([
      'no transition needs the reason "nobody knows" (/^nowhere$/)',
    ])
  })
})
