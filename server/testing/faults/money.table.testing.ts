import { ALL, type Case } from './money.cases.testing.ts'
import { deathOf, faultOf, type Name } from './money.spread.testing.ts'
import type { Money } from './money.testing.ts'

/** Counts the cases per name. */
const tally = (cases: readonly Case[], nameOf: Name): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const one of cases) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1)
  return counts
}
const missing = (expected: readonly Case[], there: readonly Case[], nameOf: Name): string[] => {
  const met = tally(there, nameOf)
  return [...tally(expected, nameOf).keys()].filter((name) => !met.has(name)).map((name) => `never: ${name}`)
}

export const describeProblems = (one: Case, problems: readonly string[]): string =>
  `${JSON.stringify(one)}: ${problems.join('; ')}`

/** Plays the cases. Returns their problems, and the `names`, deaths and faults that did not happen. */
export const playTable = async (money: Money, cases: readonly Case[], names: readonly Name[]): Promise<string[]> => {
  const started = performance.now()
  const failures: string[] = []
  const met: Case[] = []
  const died: Case[] = []
  for (const one of cases) {
    const { problems, isStruck, hasDied } = await money.play(one)
    if (isStruck) met.push(one)
    else if (one.fault !== null) problems.push('its fault was never met')
    if (hasDied) died.push(one)
    else if (one.death !== null) problems.push('no process died')
    if (problems.length > 0) failures.push(describeProblems(one, problems))
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const ends = [...money.counts].map(([what, count]) => `${what} ${count}`)
  const kinds = [...tally(met, ({ fault }) => fault?.[1] ?? '')].map(([kind, count]) => `${kind} ${count}`)
  // oxlint-disable-next-line no-console -- what was played is the finding
  console.info(
    `${cases.length} of ${ALL.length} cases in ${seconds} s, ${failures.length} failed. They end as: ${ends.join(', ')}.`,
    `${met.length} meet a fault: ${kinds.join(', ')}. ${died.length} deaths.`,
  )
  const [mortal, faulty] = [ALL.filter(({ death }) => death !== null), ALL.filter(({ fault }) => fault !== null)]
  return [
    ...failures,
    ...names.flatMap((name) => missing(ALL, cases, name)),
    ...missing(mortal, died, deathOf),
    ...missing(faulty, met, faultOf),
  ]
}
