import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL, NEVER, type Case } from './money.cases.testing.ts'
import { WITHOUT } from './money.guards.testing.ts'
import { deathOf, faultOf, spread } from './money.spread.testing.ts'
import type { Guards } from './money.process.testing.ts'
import { openMoney, type Money } from './money.testing.ts'

const IS_POSTGRES = Boolean(process.env['DATABASE_URL'])
/** The embedded database has one session, and meets the same in order: a sample shows that it agrees. */
const PLAYED = IS_POSTGRES ? 520 : 90
const LEAST_PLAYED = IS_POSTGRES ? 500 : 90
const PLAYED_WITHOUT = 20

let money: Money
beforeAll(async () => {
  money = await openMoney()
})
afterAll(() => money.close())

/** Each with its cases. */
const tally = (cases: readonly Case[], nameOf: (one: Case) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const one of cases) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1)
  return counts
}
const namesOf = (cases: readonly Case[], nameOf: (one: Case) => string): string[] =>
  [...tally(cases, nameOf).keys()].toSorted()

const told = (one: Case, problems: string[]): string => `${JSON.stringify(one)}: ${problems.join('; ')}`

const failures = async (cases: readonly Case[], guards?: Guards): Promise<string[]> => {
  const found: string[] = []
  for (const one of cases) {
    const { problems } = await money.play(one, guards)
    if (problems.length > 0) found.push(told(one, problems))
  }
  return found
}

test('money, room, credit, cards and letters agree, whatever fails and whenever a process dies', async () => {
  const cases = spread(ALL, PLAYED)
  const started = performance.now()
  const found: string[] = []
  const met: Case[] = []
  const died: Case[] = []
  for (const one of cases) {
    const { problems, isStruck, hasDied } = await money.play(one)
    if (isStruck) met.push(one)
    else if (one.fault !== null) problems.push('its fault was never met')
    if (hasDied) died.push(one)
    else if (one.death !== null) problems.push('no process died')
    if (problems.length > 0) found.push(told(one, problems))
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const ends = [...money.counts].map(([what, count]) => `${what} ${count}`)
  const kinds = [...tally(met, ({ fault }) => fault?.[1] ?? '')].map(([kind, count]) => `${kind} ${count}`)
  // oxlint-disable-next-line no-console -- what was played is the finding
  console.info(
    `${cases.length} of ${ALL.length} cases in ${seconds} s, ${found.length} failed. They end as: ${ends.join(', ')}.`,
    `${met.length} meet a fault: ${kinds.join(', ')}. ${died.length} deaths.`,
  )
  expect(found).toEqual([])
  expect(cases.length).toBeGreaterThanOrEqual(LEAST_PLAYED)
  const [mortal, faulty] = [ALL.filter(({ death }) => death !== null), ALL.filter(({ fault }) => fault !== null)]
  expect(namesOf(cases, deathOf), 'each death in each story').toEqual(namesOf(ALL, deathOf))
  expect(namesOf(died, deathOf), 'each of them happens').toEqual(namesOf(mortal, deathOf))
  expect(namesOf(met, faultOf), 'each fault of each call is met').toEqual(namesOf(faulty, faultOf))
})

test('what the table leaves out does not happen', async () => {
  const happened: string[] = []
  for (const one of spread(NEVER, PLAYED_WITHOUT)) {
    const { isStruck, hasDied } = await money.play(one)
    if (isStruck && hasDied === (one.death !== null)) happened.push(JSON.stringify(one))
  }
  expect(happened).toEqual([])
})

describe('without', () => {
  test.each(Object.entries(WITHOUT))('%s it would not', async (name, { guards, among, shows }) => {
    const cases = spread(ALL.filter(among), PLAYED_WITHOUT)
    const found = await failures(cases, guards)
    const shown = found.filter((one) => one.includes(shows))
    // oxlint-disable-next-line no-console -- so is what each guard holds
    console.info(`without ${name}: ${found.length} of ${cases.length} fail, such as ${shown[0] ?? found[0]}`)
    expect(shown).not.toEqual([])
  })
})
