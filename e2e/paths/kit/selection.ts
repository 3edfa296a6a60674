import { createHash } from 'node:crypto'

/** One path of a machine, by its place in the list, counted from 1. */
export interface Chosen {
  machine: string
  number: number
}

/** What is to be played: machines, whole or one path of them, or those that changed and a sample of the rest. */
export type Wanted =
  | { what: 'asked'; asked: readonly { machine: string; number?: number }[] }
  | { what: 'sample'; changed: readonly string[]; seed: string; size: number }

/** `counts`: how many paths each machine has. @throws where a machine or a path is not there. */
export const choose = (counts: Readonly<Record<string, number>>, wanted: Wanted): Chosen[] => {
  const all = (machine: string): Chosen[] => {
    const count = counts[machine]
    if (count === undefined) throw new Error(`no machine "${machine}" is played`)
    return Array.from({ length: count }, (_, index) => ({ machine, number: index + 1 }))
  }
  if (wanted.what === 'asked')
    return wanted.asked.flatMap(({ machine, number: asked }) => {
      const chosen = all(machine).filter(({ number }) => asked === undefined || number === asked)
      if (chosen.length === 0) throw new Error(`"${machine}" has no path ${asked}`)
      return chosen
    })
  const { changed, seed, size } = wanted
  const rest = Object.keys(counts).filter((machine) => !changed.includes(machine))
  return [...changed.filter((machine) => machine in counts).flatMap(all), ...sample(rest.map(all), seed, size)]
}

/** One path of each machine, then others as they come; the same for the same seed, in the order of the lists. */
const sample = (lists: readonly Chosen[][], seed: string, size: number): Chosen[] => {
  const ranked = lists.map((list) => list.toSorted((one, other) => rank(seed, one).localeCompare(rank(seed, other))))
  const firsts = ranked.flatMap((list) => list.slice(0, 1))
  const others = ranked
    .flatMap((list) => list.slice(1))
    .toSorted((one, other) => rank(seed, one).localeCompare(rank(seed, other)))
    .slice(0, Math.max(0, size - firsts.length))
  const taken = new Set([...firsts, ...others])
  return lists.flat().filter((chosen) => taken.has(chosen))
}

/** Evenly spread, and the same on every machine. */
const rank = (seed: string, { machine, number }: Chosen): string =>
  createHash('sha256').update(`${seed} ${machine} ${number}`).digest('hex')
