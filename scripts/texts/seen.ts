import { createHash } from 'node:crypto'
import type { Catalogue, CatalogueText } from './catalogue.ts'

/** By path, the hash of the English text that a translation was made from. */
export type Seen = Readonly<Record<string, string>>

const LENGTH = 10

/** Hash of all forms of an English text. */
export const hashOf = ({ spots }: CatalogueText): string =>
  createHash('sha256')
    .update(JSON.stringify([...spots].map(([form, { text }]) => [form, text])))
    .digest('hex')
    .slice(0, LENGTH)

/** Paths whose English has changed since their translation, or was never reviewed. */
export const staleOf = (english: Catalogue, seen: Seen): string[] =>
  [...english.values()].filter((entry) => seen[entry.path] !== hashOf(entry)).map(({ path }) => path)

/** The record after these paths were reviewed; drops texts that no longer exist. */
export const afterReview = (english: Catalogue, seen: Seen, reviewed: ReadonlySet<string>): Seen =>
  Object.fromEntries(
    [...english.values()].flatMap((entry): [string, string][] => {
      const hash = reviewed.has(entry.path) ? hashOf(entry) : seen[entry.path]
      return hash === undefined ? [] : [[entry.path, hash]]
    }),
  )

/** Content of the file of a record. */
export const writeSeen = (seen: Seen): string => `${JSON.stringify(seen, null, 2)}\n`
