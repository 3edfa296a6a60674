import { MAX_COMMENT_LENGTH } from '#contract/http/limits.ts'
import { isEmail, isLatinName, MAX_NAME_LENGTH } from '#contract/user/user.ts'
import { readDecimal } from '#machines/kit/decimal.ts'

/**
 * What leaves the browser of a text. `keep`: all of it. `hide`: that there is one. `pseudonym`: another text, by which it is told
 * from others. `amount`: all of it where it reads as an amount of money, otherwise a pseudonym; for what is typed into a field of money.
 */
type Kind = 'keep' | 'hide' | 'pseudonym' | 'amount'

/** A kind for each path of a context: by key, by `[]` for the items of a list, by `*` for all that is not named, however deep. */
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

/** A policy that leaves out no path of this type, and names none that it does not have. */
export type PolicyOf<T> = Below<NonNullable<T>>

/** Begins every text that has been put in place of another: a Latin letter that no language writes, so that it may stand in a name. */
const MARK = '\uA7F7'

/** In place of what is hidden, to be drawn as a bar. A number or a yes that is hidden turns into it as well: nobody takes it for one. */
export const HIDDEN = MARK

/** The limits that a rule of a machine asks for. */
const LIMITS = [MAX_COMMENT_LENGTH, MAX_NAME_LENGTH]

/** No four letters stand together: none of a longer secret can be read out of it. */
const LETTERS = 3
const ALPHABET = 26

/** One for each export. */
export interface Pseudonyms {
  /** The same for the same text; two that differ in case alone have two that differ in case alone. */
  of: (text: string) => string
  /** The same, of a text that was met before in this or another case. */
  known: (text: string) => string | undefined
}

const wordOf = (index: number): string => {
  let word = ''
  for (let rest = index; rest > 0 || word.length < LETTERS; rest = Math.floor(rest / ALPHABET))
    word += String.fromCodePoint(97 + (rest % ALPHABET))
  return word
}

/** The n-th way to write a word in small and capital letters. */
const spell = (word: string, n: number): string =>
  word.replaceAll(/./g, (letter, at: number) => (n & (1 << at) ? letter.toUpperCase() : letter))

/** What rules ask of a text, they answer the same of its pseudonym: e-mail, Latin letters, over a limit. */
const shape = (text: string, word: string): string => {
  const isAddress: boolean = isEmail(text)
  if (isAddress) return `${word}@${MARK}.${MARK}`
  const limit = LIMITS.find((most) => text.length > most) ?? -1
  return (isLatinName(text) ? word : `${word}•`).padEnd(limit + 1, MARK)
}

export const createPseudonyms = (): Pseudonyms => {
  const given = new Map<string, string>()
  const spellings = new Map<string, number>()
  const words = new Map<string, number>()
  const give = (text: string): string => {
    const folded = text.toLowerCase()
    const n = spellings.get(folded) ?? 0
    spellings.set(folded, n + 1)
    // A text in more cases than one word has begins another.
    const key = `${n >> LETTERS} ${folded}`
    const index = words.get(key) ?? words.size
    words.set(key, index)
    const pseudonym = shape(text, MARK + spell(wordOf(index), n))
    given.set(text, pseudonym)
    return pseudonym
  }
  const of = (text: string) => (text.trim() === '' ? text : (given.get(text) ?? give(text)))
  return { of, known: (text) => (spellings.has(text.toLowerCase()) ? of(text) : undefined) }
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

/** Any JSON as its policy lets it go. What nobody foresaw stays here: a field by its absence, anything else by `HIDDEN`. */
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

/** A persisted snapshot fit to leave the browser: the state, the context by its policy, and which children run, without their questions and answers. */
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
