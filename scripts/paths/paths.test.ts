import { describe, expect, test } from 'vitest'
import { readStoredPaths } from '../../e2e/paths/kit/storedPaths.ts'
import { findPaths, checkCoverage, type BrowserScenarios } from '../../e2e/paths/kit/browserScenarios.ts'
import { browserScenarios } from '../../e2e/paths/browserScenarios.ts'
import { wordsOf } from '#locales/staff.ts'
import { pathDocument } from './document.ts'
import { pathSentences, wholeScenarios } from './sentences.ts'

describe.each(Object.entries(browserScenarios))('the paths of %s', (machine, scenarios) => {
  test('lead where they say, and cover all that a guest can reach', () => {
    expect(checkCoverage(scenarios, readStoredPaths(machine)).problems).toEqual([])
  })
})

const search = browserScenarios['search'] ?? fail('search')
function fail(name: string): never {
  throw new Error(name)
}

test('a new search finds the stored paths', () => {
  expect(findPaths(search)).toEqual(readStoredPaths('search'))
})

test('lists each path that a browser plays as sentences', () => {
  for (const machine of Object.keys(browserScenarios)) {
    const text = pathSentences(machine)
    expect(text.startsWith(`# ${wordsOf(machine).title}\n\n`), machine).toBe(true)
    expect(text.split('\n## Path ').length - 1, machine).toBe(readStoredPaths(machine).length)
    expect(text.split('\n## What no guest takes')[0], machine).not.toMatch(/undefined|xstate\./)
  }
})

test('paths of a machine that no browser plays cover all its transitions', () => {
  const scenarios = wholeScenarios(search.entry)
  const text = pathDocument('search', scenarios, findPaths(scenarios), wordsOf('search'))
  const { transitions } = checkCoverage(scenarios, [])
  expect(text).toContain(`They take ${transitions.length} of the ${transitions.length} transitions`)
  expect(text).not.toContain('## What no guest takes')
})

describe('a machine that has changed', () => {
  const paths = readStoredPaths('search')
  const problemsOf = (scenarios: BrowserScenarios) => checkCoverage(scenarios, paths).problems

  test('reports paths that can no longer be taken', () => {
    const samples = search.entry.samples.filter(({ type }) => type !== 'xstate.error.actor.loadHotels')
    const problems = problemsOf({ ...search, entry: { ...search.entry, samples } })
    expect(problems.some((problem) => problem.startsWith('path '))).toBe(true)
  })

  test('reports transitions that no path takes and no reason excuses', () => {
    const [first = fail('path'), ...rest] = paths
    expect(checkCoverage(search, rest.slice(0, 1)).problems.length).toBeGreaterThan(
      checkCoverage(search, [first, ...rest]).problems.length,
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
