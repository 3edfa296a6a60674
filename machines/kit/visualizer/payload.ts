import type { AnyEventObject } from 'xstate'

/** `json`: a list, a deeply nested object, or a value of which no sample tells the type. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'json'

/** One value of an event, as a form shows it. */
export interface PayloadField {
  /** Dotted path, without the `output` or `error` of a reply, e.g. `guest.first_name`. */
  path: string
  kind: FieldKind
  /** Some sample has nothing here, so nothing may be sent. */
  isNullable: boolean
  /** The value as it is typed; null: nothing. */
  value: string | null
  /** Different values that the samples have here. */
  choices: readonly string[]
}

/** Values as they are typed, by path; null sends nothing. Fields that are left out keep the value of the event. */
export type PayloadDraft = Readonly<Record<string, string | null>>

/** The kind of value that a refused field should have. */
export type PayloadProblem = Exclude<FieldKind, 'text'> | 'list' | 'object'

export type ReadPayload =
  | { event: AnyEventObject }
  | { problems: readonly { path: string; expected: PayloadProblem }[] }

/** Objects at this depth, and larger ones, are edited as JSON. */
const MAX_DEPTH = 3
const MAX_FIELDS = 8

type Keys = readonly string[]

/** Fields of an event. @param samples other events, whose values of the same type are offered */
export const fieldsOf = (event: AnyEventObject, samples: readonly AnyEventObject[]): readonly PayloadField[] => {
  const alike = samples.filter(({ type }) => type === event.type)
  return leavesOf(event).map(({ keys, value }) => {
    const values = [value, ...alike.map((sample) => valueAt(sample, keys))].filter((one) => one !== undefined)
    const present = values.filter((one) => one !== null)
    const kind = kindOf(present)
    const texts = [...new Set(present.map((one) => textOf(kind, one)))]
    return {
      path: nameOf(keys),
      kind,
      isNullable: values.includes(null),
      value: value === null ? null : textOf(kind, value),
      choices: kind === 'text' && texts.length > 1 ? texts : [],
    }
  })
}

/** The event as edited. Nothing of the wrong type is sent: each such field is named instead. */
export const readPayload = (
  event: AnyEventObject,
  samples: readonly AnyEventObject[],
  draft: PayloadDraft,
): ReadPayload => {
  const problems: { path: string; expected: PayloadProblem }[] = []
  let edited = event
  const leaves = leavesOf(event)
  for (const [index, { path, kind, isNullable, value }] of fieldsOf(event, samples).entries()) {
    const { keys, value: original } = leaves[index] ?? { keys: [], value: null }
    const typed = draft[path]
    if (typed === undefined || typed === value) continue
    if (typed === null && isNullable) {
      edited = withValue(edited, keys, null)
      continue
    }
    const read = readValue(kind, typed ?? '', original)
    if ('expected' in read) problems.push({ path, expected: read.expected })
    else edited = withValue(edited, keys, read.value)
  }
  return problems.length > 0 ? { problems } : { event: edited }
}

/** The values of an event that a form shows one by one. */
const leavesOf = ({ type: _type, ...payload }: AnyEventObject): readonly { keys: Keys; value: unknown }[] => {
  const visit = (value: unknown, keys: Keys): { keys: Keys; value: unknown }[] => {
    const depth = isWrapped(keys) ? keys.length - 1 : keys.length
    if (!isPlain(value) || depth >= MAX_DEPTH || Object.keys(value).length === 0) return [{ keys, value }]
    if (depth > 0 && Object.keys(value).length > MAX_FIELDS) return [{ keys, value }]
    return Object.entries(value).flatMap(([key, part]) => visit(part, [...keys, key]))
  }
  return visit(payload, []).filter(({ keys, value }) => keys.length > 0 && value !== undefined)
}

/** A reply holds its values in `output` or `error`. */
const isWrapped = ([first]: Keys): boolean => first === 'output' || first === 'error'
const nameOf = (keys: Keys): string => (isWrapped(keys) && keys.length > 1 ? keys.slice(1) : keys).join('.')

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((part, key) => (isPlain(part) ? part[key] : undefined), value)

const withValue = (event: AnyEventObject, keys: Keys, value: unknown): AnyEventObject => ({
  ...replaced(event, keys, value),
  type: event.type,
})

const replaced = (part: unknown, [key, ...rest]: Keys, value: unknown): Readonly<Record<string, unknown>> => {
  const object = isPlain(part) ? part : {}
  if (key === undefined) return object
  return { ...object, [key]: rest.length === 0 ? value : replaced(object[key], rest, value) }
}

const kindOf = (values: readonly unknown[]): FieldKind => {
  const [kind = 'object', ...others] = new Set(values.map((value) => typeof value))
  if (others.length > 0) return 'json'
  if (kind === 'string') return 'text'
  return kind === 'number' || kind === 'boolean' ? kind : 'json'
}

const textOf = (kind: FieldKind, value: unknown): string =>
  kind === 'text' && typeof value === 'string' ? value : JSON.stringify(value)

const readValue = (
  kind: FieldKind,
  typed: string,
  original: unknown,
): { value: unknown } | { expected: PayloadProblem } => {
  if (kind === 'text') return { value: typed }
  const value = parsed(typed)
  if (kind !== 'json') return typeof value === kind ? { value } : { expected: kind }
  if (value === undefined) return { expected: 'json' }
  if (Array.isArray(original) && !Array.isArray(value)) return { expected: 'list' }
  if (isPlain(original) && !isPlain(value)) return { expected: 'object' }
  return { value }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.trim())
  } catch {
    return undefined
  }
}
