import { describe, expect, test } from 'vitest'
import { machinesOf } from './changed.ts'
import { isMet, scoreOf, toDo, type Result } from './report.ts'

const noticed = (name: string, by: 'scenario' | 'walk'): Result => ({ name, by, what: `a ${by} says so` })
const survivor = (name: string): Result => ({ name, by: '', what: '' })
const RESULTS = [
  ...Array.from({ length: 17 }, (_, index) => noticed(`scenario ${index}`, 'scenario')),
  noticed('walk', 'walk'),
  survivor('the same'),
  survivor('missed'),
]

describe('the score of a machine', () => {
  test('leaves out equivalent defects', () => {
    const score = scoreOf('toy', RESULTS, { 'the same': 'nobody asks' })
    expect(score).toEqual({
      machine: 'toy',
      planted: 20,
      byScenarios: 17,
      byWalks: 1,
      survived: ['missed'],
      equivalent: 1,
      percent: 94.7,
      problems: [],
    })
    expect([isMet(score), toDo(score)]).toEqual([false, ['survived: missed']])
  })

  test('is not rounded up to the target', () => {
    const results = [
      ...Array.from({ length: 9496 }, () => noticed('n', 'walk')),
      ...Array.from({ length: 504 }, () => survivor('s')),
    ]
    const score = scoreOf('toy', results, {})
    expect([score.percent, isMet(score)]).toEqual([94.9, false])
    expect(isMet(scoreOf('toy', RESULTS.slice(0, -1), {}))).toBe(false)
    expect(isMet(scoreOf('toy', RESULTS.slice(0, -2), {}))).toBe(true)
  })

  test('misses the target if a listed equivalent is noticed or does not exist', () => {
    const score = scoreOf('toy', RESULTS.slice(0, -2), { walk: 'nobody asks', gone: 'nobody asks' })
    expect([isMet(score), toDo(score)]).toEqual([
      false,
      ['called equivalent, but noticed: walk (a walk says so)', 'called equivalent, but not there: gone'],
    ])
  })
})

test.each([
  [['machines/rates/rates.machine.ts', 'machines/ratesOf/x.ts', 'src/rates/x.ts'], ['rates']],
  [['machines/kit/port.ts'], ['auth', 'rates', 'search']],
  [['machines/registry.ts', 'README.md'], []],
  [
    ['machines/search/search.test.ts', 'machines/auth/auth.rules.ts'],
    ['auth', 'search'],
  ],
])('if %j differ from the main branch, defects are planted in %j', (paths, machines) => {
  expect(machinesOf(paths, ['auth', 'rates', 'search'])).toEqual(machines)
})
