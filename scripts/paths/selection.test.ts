import { expect, test } from 'vitest'
import { choosePaths } from '../../e2e/paths/kit/selection.ts'

const COUNTS = { auth: 20, search: 9, session: 3 }

test('an empty selection plays every path', () => {
  expect(choosePaths(COUNTS, '')).toHaveLength(32)
})

test('a selection names machines and paths; an unknown one is an error', () => {
  expect(choosePaths(COUNTS, 'search:9')).toEqual([{ machine: 'search', number: 9 }])
  expect(choosePaths(COUNTS, 'session,auth:2')).toHaveLength(4)
  expect(() => choosePaths(COUNTS, 'search:10')).toThrow('no path 10')
  expect(() => choosePaths(COUNTS, 'none')).toThrow('no machine "none"')
})
