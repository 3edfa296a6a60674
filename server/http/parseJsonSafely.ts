/** Deeper than anything we understand, and far from where the stack ends: a struct tells of a wrong value by writing it out. */
export const MAX_DEPTH = 20

/**
 * What every object has by itself, such as `toString`. A struct that writes a wrong value out calls it, and would fail where
 * the value has a field of that name; none that we understand has.
 */
export const isInherited = (name: string): boolean => name in Object.prototype

/** Can a struct read this value, and tell of it where it is wrong? */
const isReadable = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.entries(value).every(([name, inside]) => !isInherited(name) && isReadable(inside, levels - 1)))

/** The text as JSON; undefined where it is none, or none that anybody means. */
export const parseJsonSafely = (text: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(text)
    return isReadable(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}
