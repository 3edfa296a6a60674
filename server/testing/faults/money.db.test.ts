import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL } from './money.cases.testing.ts'
import { WITHOUT } from './money.guards.testing.ts'
import { cover, PAIRS } from './money.spread.testing.ts'
import { playTable, describeProblems } from './money.table.testing.ts'
import { openMoney, type Money } from './money.testing.ts'

const MAX_WITHOUT = 20

let money: Money
beforeAll(async () => {
  money = await openMoney()
})
afterAll(() => money.close())

test('money, rooms, credit, cards and e-mails agree, whatever fails and whenever a process dies', async () => {
  expect(await playTable(money, cover(ALL, PAIRS), PAIRS)).toEqual([])
})

describe('without', () => {
  test.each(Object.entries(WITHOUT))('%s they would not', async (_, { guards, among, shows }) => {
    let report = ''
    for (const one of cover(ALL.filter(among), PAIRS).slice(0, MAX_WITHOUT)) {
      report = describeProblems(one, (await money.play(one, guards)).problems)
      if (report.includes(shows)) break
    }
    expect(report).toContain(shows)
  })
})
