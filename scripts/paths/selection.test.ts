import { expect, test } from 'vitest'
import { choosePaths } from '../../e2e/paths/kit/selection.ts'

const COUNTS = { auth: 20, search: 9, session: 3 }

test('where nothing is asked for, every path is played', () => {
  expect(choosePaths(COUNTS, '')).toHaveLength(32)
})

test('some machines and some paths can be asked for; what is not there is said', () => {
  expect(choosePaths(COUNTS, 'search:9')).toEqual([{ machine: 'search', number: 9 }])
  expect(choosePaths(COUNTS, 'session,auth:2')).toHaveLength(4)
  expect(() => choosePaths(COUNTS, 'search:10')).toThrow('no path 10')
  expect(() => choosePaths(COUNTS, 'none')).toThrow('no machine "none"')
})
