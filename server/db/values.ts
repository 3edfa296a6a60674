import { types } from 'pg'

type ParseText = (text: string) => unknown

const { builtins } = types
/** The types of `pg` name no array types, but it parses them. */
const builtinParser: (oid: number) => ParseText = types.getTypeParser
const parseTextArray = (text: string): (string | null)[] => {
  const items = builtinParser(1009)(text)
  return Array.isArray(items) ? items : []
}
const arrayOf =
  (parse: ParseText): ParseText =>
  (text) =>
    parseTextArray(text).map((item) => (item === null ? null : parse(item)))

const parseInstant: ParseText = (text) => Temporal.Instant.from(text)
const asText: ParseText = (text) => text

/**
 * Values read, on both engines: `int8` and `numeric` as number, `timestamptz` as Temporal.Instant, `date` and `timestamp` as
 * their text.
 */
const parsers: Readonly<Record<number, ParseText>> = {
  [builtins.INT8]: Number,
  1016: arrayOf(Number),
  [builtins.NUMERIC]: Number,
  1231: arrayOf(Number),
  [builtins.TIMESTAMPTZ]: parseInstant,
  1185: arrayOf(parseInstant),
  [builtins.DATE]: asText,
  1182: parseTextArray,
  [builtins.TIMESTAMP]: asText,
  1115: parseTextArray,
}

/** Type parsers of `pg`, also used by the embedded engine. */
export const columnTypes = {
  getTypeParser: (oid: number): ParseText => parsers[oid] ?? builtinParser(oid),
}

const encodeItem = (item: unknown): string => {
  if (Array.isArray(item)) return encodeArray(item)
  const text = encodeParameter(item)
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
const encodeArray = (items: readonly unknown[]): string => `{${items.map(encodeItem).join(',')}}`

type Moment = Temporal.Instant | Temporal.PlainDate | Temporal.PlainDateTime
const isMoment = (value: object): value is Moment =>
  value instanceof Temporal.Instant || value instanceof Temporal.PlainDate || value instanceof Temporal.PlainDateTime

/**
 * Returns the text of a query parameter, the same for both engines. An array becomes a PostgreSQL array; any other plain object
 * becomes JSON. Stringify a JSON array before passing it.
 */
export const encodeParameter = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return encodeArray(value)
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return isMoment(value) ? value.toString() : JSON.stringify(value)
  throw new TypeError(`A ${typeof value} cannot be a query parameter`)
}
