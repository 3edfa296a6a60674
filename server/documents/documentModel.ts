import type { Locale } from '#contract/shared/locale.ts'

/** A document in its reader's language. Text between isolates (U+2066 to U+2069) is a run with its own direction. */
export interface DocumentModel {
  lang: Locale
  title: string
  brand: string
  /** The issuer and how to reach it, one item per line. */
  issuer: readonly string[]
  parts: readonly Part[]
  /** Shown at the bottom of each page, next to its number. */
  foot: string
}

export interface Named {
  name: string
  value: string
}

export interface Column {
  name: string
  /** Relative width. */
  share: number
  isAmount?: true
}

export type Part =
  | { kind: 'facts'; title: string | null; facts: readonly Named[] }
  /** The head is repeated on each page; the totals belong to the last column. */
  | {
      kind: 'table'
      title: string | null
      columns: readonly Column[]
      rows: readonly (readonly string[])[]
      totals: readonly Named[]
    }
  | { kind: 'notes'; title: string | null; lines: readonly string[] }
