import type { Noticed } from './messages.ts'

export interface Result extends Noticed {
  name: string
}

/** Defects without an observable effect, by name, with the reason. */
export type Equivalents = Readonly<Record<string, string>>

export interface Score {
  machine: string
  planted: number
  byScenarios: number
  byWalks: number
  survived: string[]
  equivalent: number
  /** Share of the noticeable defects that were noticed, in percent. */
  percent: number
  /** Errors in the list of equivalents. */
  problems: string[]
}

/** Min `percent` of every machine. */
export const AIM = 95

export const scoreOf = (machine: string, results: readonly Result[], equivalents: Equivalents): Score => {
  const survived = results.filter(({ by }) => by === '').map(({ name }) => name)
  const noticed = new Map(results.filter(({ by }) => by !== '').map(({ name, what }) => [name, what]))
  const equivalent = survived.filter((name) => name in equivalents)
  const missed = survived.filter((name) => !(name in equivalents))
  return {
    machine,
    planted: results.length,
    byScenarios: results.filter(({ by }) => by === 'scenario').length,
    byWalks: results.filter(({ by }) => by === 'walk').length,
    survived: missed,
    equivalent: equivalent.length,
    percent: percentOf(results.length - survived.length, results.length - equivalent.length),
    problems: Object.keys(equivalents).flatMap((name) => {
      const what = noticed.get(name)
      if (what !== undefined) return [`called equivalent, but noticed: ${name} (${what})`]
      return survived.includes(name) ? [] : [`called equivalent, but not there: ${name}`]
    }),
  }
}

/** Rounds down: 94.96 must not reach 95. */
const percentOf = (part: number, whole: number): number => (whole === 0 ? 100 : Math.floor((1000 * part) / whole) / 10)

export const isMet = ({ percent, problems }: Score): boolean => percent >= AIM && problems.length === 0

const COLUMNS = ['machine', 'planted', 'scenarios', 'walks', 'survived', 'equivalent', 'score', 'aim', 'seconds']

export const headLine = (): string => lineOf(COLUMNS)

export const scoreLine = (score: Score, seconds: string): string =>
  lineOf([
    score.machine,
    score.planted,
    score.byScenarios,
    score.byWalks,
    score.survived.length,
    score.equivalent,
    `${score.percent} %`,
    `${AIM} %`,
    seconds,
  ])

const lineOf = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(16) : String(cell).padStart(11))).join('')

/** Open tasks of a machine, one per line. */
export const toDo = ({ survived, problems }: Score): string[] => [
  ...survived.map((name) => `survived: ${name}`),
  ...problems,
]
