import { sequence } from '#server/adapters/places/sequence.testing.ts'
import type { Case } from './money.cases.testing.ts'

const SEED = 2026

const shuffled = (cases: readonly Case[]): Case[] => {
  const below = sequence(SEED)
  return cases
    .map((one) => ({ one, at: below(2 ** 31) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** When a process dies in a story, and whether its guest presses again. */
export const deathOf = ({ story, death, again }: Case): string =>
  `${story}, dies ${death ?? 'never'}, ${again ? 'pressed again' : 'left'}`

/** What is asked, and how it fails. */
export const faultOf = ({ fault }: Case): string => (fault === null ? 'no fault' : fault.join(' '))

const inStory = (one: Case): string => `${one.story}, ${faultOf(one)}`
const withDeath = (one: Case): string => `${one.fault?.[0] ?? 'nothing'} fails, dies ${one.death ?? 'never'}`
const paidIn = ({ story, paid }: Case): string => `${story}, ${paid}`

/** What a case may be the first to play, the most needed first: by so many of these at a time. */
const ROUNDS: readonly { names: readonly ((one: Case) => string)[]; least: number }[] = [
  { names: [deathOf, faultOf], least: 2 },
  { names: [deathOf, faultOf], least: 1 },
  { names: [inStory, withDeath, paidIn], least: 2 },
  { names: [inStory, withDeath, paidIn], least: 1 },
  { names: [() => 'any'], least: 0 },
]

/** So many of them: each death in each story and each fault of each call first. The same ones each time. `FAULTS=all` takes all. */
export const spread = (cases: readonly Case[], most: number): readonly Case[] => {
  if (process.env['FAULTS'] === 'all') return cases
  const deck = shuffled(cases)
  const chosen = new Set<Case>()
  const seen = new Set<string>()
  for (const { names, least } of ROUNDS)
    for (const one of deck) {
      if (chosen.size === most) break
      const own = names.map((name) => name(one))
      if (own.filter((name) => !seen.has(name)).length < least) continue
      chosen.add(one)
      for (const name of [deathOf, faultOf, inStory, withDeath, paidIn]) seen.add(name(one))
    }
  return [...chosen]
}
