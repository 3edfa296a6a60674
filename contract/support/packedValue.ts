import { array, define, object, unknown, type Infer } from 'superstruct'

/** Characters of a field's name; a name may be data, e.g. a key of a table. */
const MAX_NAME_LENGTH = 500

const isShape = (shape: unknown): boolean =>
  Array.isArray(shape) &&
  new Set(shape).size === shape.length &&
  // A field named like one that every object inherits breaks whoever prints the object.
  shape.every((name) => typeof name === 'string' && name.length <= MAX_NAME_LENGTH && !(name in Object.prototype))

/**
 * A JSON value that holds each of its parts once, however often it occurs, and the names of its fields once for all objects of one
 * shape. A screen's steps, actors and answers share most of what they hold.
 */
export const PackedValue = object({
  /** Names of the fields of objects, for each shape. */
  shapes: array(define<string[]>('shape', isShape)),
  /**
   * Objects and lists, each after those inside it; the last is the value. A part begins with the place of its shape, or -1 for a
   * list, then holds its values: texts, numbers, booleans and null as they are, `[place]` for another part.
   */
  parts: array(array(unknown())),
})
export type PackedValue = Infer<typeof PackedValue>

const LIST = -1

/** Place of a text in a table, which grows by it if it is new. */
const placeIn = (table: Map<string, number>, text: string): number => {
  const place = table.get(text) ?? table.size
  table.set(text, place)
  return place
}

/** Like JSON, leaves out fields that are undefined, and writes null for whatever else it cannot hold. */
export const packValue = (value: object): PackedValue => {
  const shapes = new Map<string, number>()
  const parts = new Map<string, number>()
  const written = new Map<object, number>()
  const write = (item: unknown): unknown => (typeof item === 'object' && item !== null ? [writePart(item)] : item)
  const writePart = (item: object): number => {
    const known = written.get(item)
    if (known !== undefined) return known
    const fields = Object.entries(item).filter(([, field]) => field !== undefined)
    const shape = Array.isArray(item) ? LIST : placeIn(shapes, JSON.stringify(fields.map(([name]) => name)))
    const values: readonly unknown[] = Array.isArray(item) ? item : fields.map(([, field]) => field)
    const place = placeIn(parts, JSON.stringify([shape, ...values.map(write)]))
    written.set(item, place)
    return place
  }
  // The whole is no part of itself, so it comes last.
  writePart(value)
  return { shapes: [...shapes.keys()].map(parseList<string>), parts: [...parts.keys()].map(parseList<unknown>) }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `packValue` has just written the text
const parseList = <Item>(text: string): Item[] => JSON.parse(text) as Item[]

const isPrimitive = (item: unknown): boolean => typeof item !== 'object' || item === null

/** Objects and lists inside each other. Code that reads a value thousands deep runs out of stack. */
const MAX_DEPTH = 50
/** Items of a list with all lists inside it. A struct prints a list that it refuses, and would take seconds for millions. */
const MAX_LISTED = 100_000

/**
 * Reads a packed value. What occurs several times is shared by all its places.
 * @param most characters that the value may have when each part is written wherever it occurs: a few small parts that hold each
 * other could otherwise describe a value of any size
 * @returns undefined if its parts make no value, or one too large
 */
export const unpackValue = ({ shapes, parts }: PackedValue, most: number): unknown => {
  const values: unknown[] = []
  const sizes: number[] = []
  const depths: number[] = []
  const lengths = shapes.map((shape) => shape.join().length)
  const listed: number[] = []
  for (const [head, ...items] of parts) {
    const shape = head === LIST ? null : typeof head === 'number' ? shapes[head] : undefined
    if (shape === undefined || (shape !== null && shape.length !== items.length)) return undefined
    let size = 1 + (typeof head === 'number' ? (lengths[head] ?? 0) : 0)
    let depth = 1
    let count = shape === null ? items.length : 0
    const content: unknown[] = []
    for (const item of items) {
      if (isPrimitive(item)) {
        content.push(item)
        size += typeof item === 'string' ? item.length + 1 : 1
        continue
      }
      const place: unknown = Array.isArray(item) && item.length === 1 ? item[0] : undefined
      const inner = typeof place === 'number' ? sizes[place] : undefined
      // A part only holds earlier ones, so no value holds itself.
      if (typeof place !== 'number' || inner === undefined) return undefined
      content.push(values[place])
      size += inner
      depth = Math.max(depth, 1 + (depths[place] ?? 0))
      if (shape === null) count += listed[place] ?? 0
    }
    if (size > most || count > MAX_LISTED || depth > MAX_DEPTH) return undefined
    sizes.push(size)
    depths.push(depth)
    listed.push(count)
    values.push(shape === null ? content : Object.fromEntries(shape.map((name, index) => [name, content[index]])))
  }
  return values.at(-1)
}
