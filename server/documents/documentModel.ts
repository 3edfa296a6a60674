import type { Locale } from '#contract/shared/locale.ts'

/** A document in the words of its reader. What stands between isolates (U+2066 to U+2069) is a run of its own direction. */
export interface DocumentModel {
  lang: Locale
  title: string
  brand: string
  /** Who writes it and how they are reached, a line each. */
  issuer: readonly string[]
  parts: readonly Part[]
  /** At the foot of each page, beside its number. */
  foot: string
}

export interface Named {
  name: string
  value: string
}

export interface Column {
  name: string
  /** Shares of the width. */
  share: number
  isAmount?: true
}

export type Part =
  | { kind: 'facts'; title: string | null; facts: readonly Named[] }
  /** Its head stands again on each page; the totals are of its last column. */
  | {
      kind: 'table'
      title: string | null
      columns: readonly Column[]
      rows: readonly (readonly string[])[]
      totals: readonly Named[]
    }
  | { kind: 'notes'; title: string | null; lines: readonly string[] }
