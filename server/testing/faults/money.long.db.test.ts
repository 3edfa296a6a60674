import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL, NEVER } from './money.cases.testing.ts'
import { cover, TRIPLES } from './money.spread.testing.ts'
import { playTable } from './money.table.testing.ts'
import { openMoney, type Money } from './money.testing.ts'

const PLAYED_OF_NEVER = 20
const LIMIT_MS = 7_200_000
/** All cases take half an hour. */
const CASES = process.env['FAULTS'] === 'all' ? ALL : cover(ALL, TRIPLES)

let money: Money
beforeAll(async () => {
  money = await openMoney()
})
afterAll(() => money.close())

test(
  'money, rooms, credit, cards and e-mails agree for each fault of each call in each story and at each death',
  { timeout: LIMIT_MS },
  async () => {
    expect(await playTable(money, CASES, TRIPLES)).toEqual([])
  },
)

test('the excluded combinations do not happen', async () => {
  const happened: string[] = []
  for (const one of cover(NEVER, TRIPLES).slice(0, PLAYED_OF_NEVER)) {
    const { isStruck, hasDied } = await money.play(one)
    if (isStruck && hasDied === (one.death !== null)) happened.push(JSON.stringify(one))
  }
  expect(happened).toEqual([])
})
