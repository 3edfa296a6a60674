import { describe, expect, test } from 'vitest'
import { readStoredPaths } from '../../e2e/paths/kit/storedPaths.ts'
import { findPaths, judge, type Reach } from '../../e2e/paths/kit/reach.ts'
import { reaches } from '../../e2e/paths/browserScenarios.ts'
import { wordsOf } from '../machines/words.ts'
import { pathDocument } from './document.ts'
import { pathSentences, wholeReach } from './sentences.ts'

describe.each(Object.entries(reaches))('the paths of %s', (machine, reach) => {
  test('lead where they say, and cover all that a guest can reach', () => {
    expect(judge(reach, readStoredPaths(machine)).problems).toEqual([])
  })
})

const search = reaches['search'] ?? fail('search')
function fail(name: string): never {
  throw new Error(name)
}

test('a new search finds the stored paths', () => {
  expect(findPaths(search)).toEqual(readStoredPaths('search'))
})

test('lists each path that a browser plays as sentences', () => {
  for (const machine of Object.keys(reaches)) {
    const told = pathSentences(machine)
    expect(told.startsWith(`# ${wordsOf(machine).title}\n\n`), machine).toBe(true)
    expect(told.split('\n## Path ').length - 1, machine).toBe(readStoredPaths(machine).length)
    expect(told.split('\n## What no guest takes')[0], machine).not.toMatch(/undefined|xstate\./)
  }
})

test('paths of a machine that no browser plays cover all its transitions', () => {
  const reach = wholeReach(search.entry)
  const told = pathDocument('search', reach, findPaths(reach), wordsOf('search'))
  const { written } = judge(reach, [])
  expect(told).toContain(`They take ${written.length} of the ${written.length} transitions`)
  expect(told).not.toContain('## What no guest takes')
})

describe('a machine that has changed', () => {
  const paths = readStoredPaths('search')
  const problemsOf = (reach: Reach) => judge(reach, paths).problems

  test('reports paths that can no longer be taken', () => {
    const samples = search.entry.samples.filter(({ type }) => type !== 'xstate.error.actor.loadHotels')
    const problems = problemsOf({ ...search, entry: { ...search.entry, samples } })
    expect(problems.some((problem) => problem.startsWith('path '))).toBe(true)
  })

  test('reports transitions that no path takes and no reason excuses', () => {
    const [first = fail('path'), ...rest] = paths
    expect(judge(search, rest.slice(0, 1)).problems.length).toBeGreaterThan(
      judge(search, [first, ...rest]).problems.length,
    )
    expect(problemsOf({ ...search, unreached: [] })).toContainEqual(expect.stringContaining('no reason is given'))
  })

  test('reports reasons that excuse nothing', () => {
    const needless = { of: /^nowhere$/, why: 'nobody knows' }
    expect(problemsOf({ ...search, unreached: [...search.unreached, needless] })).toEqual([
      'no transition needs the reason "nobody knows" (/^nowhere$/)',
    ])
  })
})
