import { createHash } from 'node:crypto'
import type { Catalogue, Entry } from './catalogue.ts'

/** By path, a hash of the English that a translation was made from. */
export type Seen = Readonly<Record<string, string>>

const LENGTH = 10

/** Of all forms of an English text: it changes with any of them. */
export const hashOf = ({ spots }: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify([...spots].map(([form, { text }]) => [form, text])))
    .digest('hex')
    .slice(0, LENGTH)

/** The texts whose English has changed since they were made, and those whose English was never looked at. */
export const staleOf = (english: Catalogue, seen: Seen): string[] =>
  [...english.values()].filter((entry) => seen[entry.path] !== hashOf(entry)).map(({ path }) => path)

/** What is seen once these paths are looked at; texts that are no more are left out. */
export const afterReview = (english: Catalogue, seen: Seen, reviewed: ReadonlySet<string>): Seen =>
  Object.fromEntries(
    [...english.values()].flatMap((entry): [string, string][] => {
      const hash = reviewed.has(entry.path) ? hashOf(entry) : seen[entry.path]
      return hash === undefined ? [] : [[entry.path, hash]]
    }),
  )

/** The record as it stands in its file. */
export const writeSeen = (seen: Seen): string => `${JSON.stringify(seen, null, 2)}\n`
