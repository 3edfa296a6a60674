import { MAX_COMMENT_LENGTH } from '#contract/http/limits.ts'
import { isEmail, isLatinName, MAX_NAME_LENGTH } from '#contract/user/user.ts'
import { readDecimal } from '#machines/kit/decimal.ts'
import { HIDDEN } from './hidden.ts'

/**
 * How a text leaves the browser.
 * - `keep`: unchanged.
 * - `hide`: only that there is one.
 * - `pseudonym`: replaced by another text, unique to it.
 * - `amount`: unchanged if it reads as an amount of money, otherwise a pseudonym; for input fields of money.
 */
type Kind = 'keep' | 'hide' | 'pseudonym' | 'amount'

/** A kind for each path of a context: by key, `[]` for list items, `*` for everything not named, at any depth. */
export type ExportPolicy = Kind | { readonly [key: string]: ExportPolicy }

type Plain = string | number | boolean
type KeyOf<T> = T extends unknown ? keyof T : never
type ValueAt<T, Key> = T extends { [K in Key & PropertyKey]?: infer Value } ? NonNullable<Value> : never
type Fields<T> = { readonly [Key in KeyOf<T> & string]-?: Below<ValueAt<T, Key>> }
type Below<T> = [T] extends [boolean]
  ? 'keep'
  : [T] extends [number]
    ? 'keep' | 'hide'
    : [T] extends [string]
      ? Kind
      :
          | ([T] extends [readonly (infer Item)[]]
              ? { readonly '[]': PolicyOf<Item> }
              : [Extract<T, Plain>] extends [never]
                ? Fields<T>
                : never)
          | (Partial<Fields<Exclude<T, Plain>>> & { readonly '*': 'keep' })

/** A policy for every path of this type, and for no others. */
export type PolicyOf<T> = Below<NonNullable<T>>

/** Length limits that rules of the machines check. */
const LIMITS = [MAX_COMMENT_LENGTH, MAX_NAME_LENGTH]

/** No four letters in a row, which could be read as part of a longer secret. */
const LETTERS = 3
const ALPHABET = 26

/** Make one per export. */
export interface Pseudonyms {
  /** The pseudonym of a text. Texts that differ only in case have pseudonyms that differ only in case. */
  of: (text: string) => string
  /** The pseudonym of a text seen before, in this or another case. */
  find: (text: string) => string | undefined
}

const wordOf = (index: number): string => {
  let word = ''
  for (let rest = index; rest > 0 || word.length < LETTERS; rest = Math.floor(rest / ALPHABET))
    word += String.fromCodePoint(97 + (rest % ALPHABET))
  return word
}

/** The n-th combination of lower and upper case letters. */
const spell = (word: string, n: number): string =>
  word.replaceAll(/./g, (letter, at: number) => (n & (1 << at) ? letter.toUpperCase() : letter))

/** A pseudonym passes the same rules as its text: email, Latin letters, over a limit. */
const shape = (text: string, word: string): string => {
  const isAddress: boolean = isEmail(text)
  if (isAddress) return `${word}@${HIDDEN}.${HIDDEN}`
  const limit = LIMITS.find((most) => text.length > most) ?? -1
  return (isLatinName(text) ? word : `${word}•`).padEnd(limit + 1, HIDDEN)
}

export const createPseudonyms = (): Pseudonyms => {
  const given = new Map<string, string>()
  const spellings = new Map<string, number>()
  const words = new Map<string, number>()
  const give = (text: string): string => {
    const folded = text.toLowerCase()
    const n = spellings.get(folded) ?? 0
    spellings.set(folded, n + 1)
    // Once a word has no more spellings, start another.
    const key = `${n >> LETTERS} ${folded}`
    const index = words.get(key) ?? words.size
    words.set(key, index)
    const pseudonym = shape(text, HIDDEN + spell(wordOf(index), n))
    given.set(text, pseudonym)
    return pseudonym
  }
  const of = (text: string) => (text.trim() === '' ? text : (given.get(text) ?? give(text)))
  return { of, find: (text) => (spellings.has(text.toLowerCase()) ? of(text) : undefined) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_SHARE_OF_AMOUNT = 14
const isAmount = (text: string): boolean => text.length <= MAX_SHARE_OF_AMOUNT && readDecimal(text) !== null

const redactPlain = (value: unknown, kind: ExportPolicy | undefined, pseudonyms: Pseudonyms): unknown => {
  if (kind === 'keep' && typeof value !== 'object') return value
  if (typeof value !== 'string') return HIDDEN
  if (kind === 'amount' && isAmount(value)) return value
  if (kind === 'pseudonym' || kind === 'amount') return pseudonyms.of(value)
  return value.trim() === '' ? value : HIDDEN
}

const ALL = { '*': 'keep' } as const

const own = (policy: ExportPolicy, key: string): ExportPolicy | undefined =>
  typeof policy === 'object' && Object.hasOwn(policy, key) ? policy[key] : undefined

/**
 * Applies a policy to any JSON. Unexpected data stays in the browser: unknown fields are omitted, other values become `HIDDEN`.
 */
export const redact = (value: unknown, policy: ExportPolicy, pseudonyms: Pseudonyms): unknown => {
  if (value === null) return null
  const others = own(policy, '*') === undefined ? undefined : ALL
  const below = (key: string) => own(policy, key) ?? others
  const items = below('[]')
  if (Array.isArray(value) && items !== undefined) return value.map((item) => redact(item, items, pseudonyms))
  if (isRecord(value) && typeof policy === 'object' && items === others)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => {
        const kind = below(key)
        return kind === undefined ? [] : [[key, redact(item, kind, pseudonyms)]]
      }),
    )
  return redactPlain(value, others === undefined ? policy : 'keep', pseudonyms)
}

const redactChild = (child: unknown): unknown => {
  if (!isRecord(child)) return null
  const { snapshot, src, systemId, syncSnapshot } = child
  const status = isRecord(snapshot) ? snapshot['status'] : null
  return { src, ...(systemId === undefined ? {} : { systemId }), syncSnapshot, snapshot: { status } }
}

/**
 * Makes a persisted snapshot safe to leave the browser: the state, the context by its policy, and which children run, without
 * their inputs and outputs.
 */
export const redactSnapshot = (persisted: unknown, policy: ExportPolicy, pseudonyms: Pseudonyms): unknown => {
  if (!isRecord(persisted)) return null
  const { status, value, historyValue = {}, context, children } = persisted
  return {
    status,
    value,
    historyValue,
    context: redact(context, policy, pseudonyms),
    children: isRecord(children)
      ? Object.fromEntries(Object.entries(children).map(([id, child]) => [id, redactChild(child)]))
      : {},
  }
}
