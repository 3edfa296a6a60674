import { sequence } from '#server/adapters/places/sequence.testing.ts'
import type { Case } from './money.cases.testing.ts'

const SEED = 2026

const shuffled = <One>(cases: readonly One[]): One[] => {
  const below = sequence(SEED)
  return cases
    .map((one) => ({ one, at: below(2 ** 31) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** Returns the name of the class that a case belongs to. */
export type Name = (one: Case) => string

/** Story, death and whether the guest presses again. */
export const deathOf: Name = ({ story, death, again }) =>
  `${story}, dies ${death ?? 'never'}, ${again ? 'pressed again' : 'left'}`

/** Call and kind of the fault. */
export const faultOf: Name = ({ fault }) => (fault === null ? 'no fault' : fault.join(' '))

const deathIn: Name = ({ death }) => `dies ${death ?? 'never'}`
const callIn: Name = ({ fault }) => fault?.[0] ?? 'nothing'
const kindIn: Name = ({ fault }) => fault?.[1] ?? 'no fault'
const storyIn: Name = ({ story }) => story
const paidIn: Name = ({ paid }) => paid

const both =
  (first: Name, second: Name): Name =>
  (one) =>
    `${first(one)}, ${second(one)}`

/** Each death in each story, each fault of each call, and every pair of story, kind of fault, death and payment method. */
export const PAIRS: readonly Name[] = [
  deathOf,
  faultOf,
  both(kindIn, deathIn),
  both(storyIn, callIn),
  both(storyIn, kindIn),
  ...[storyIn, deathIn, callIn, kindIn].map((name) => both(paidIn, name)),
]

/** Also each fault of each call in each story and at each death. */
export const TRIPLES: readonly Name[] = [...PAIRS, both(faultOf, storyIn), both(faultOf, deathIn)]

/** Returns a small selection of the cases, always the same, that covers every name; cases with the most new names first. */
export const cover = <One>(cases: readonly One[], names: readonly ((one: One) => string)[]): readonly One[] => {
  const deck = shuffled(cases).map((one) => ({ one, own: names.map((name, place) => `${place} ${name(one)}`) }))
  const chosen = new Set<One>()
  const seen = new Set<string>()
  for (let least = names.length; least > 0; least -= 1)
    for (const { one, own } of deck) {
      if (own.filter((name) => !seen.has(name)).length < least) continue
      chosen.add(one)
      for (const name of own) seen.add(name)
    }
  return [...chosen]
}
