/** Deeper than any valid body, and far from a stack overflow: a struct prints an invalid value recursively. */
export const MAX_DEPTH = 32

/**
 * True for a name that every object inherits, e.g. `toString`. A struct calls it to print an invalid value, and would throw if
 * the value has a field of that name. No valid body has one.
 */
export const isInherited = (name: string): boolean => name in Object.prototype

/** True if a struct can read this value, and print it if it is invalid. */
const isReadable = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.entries(value).every(([name, inside]) => !isInherited(name) && isReadable(inside, levels - 1)))

/** Parses JSON; undefined if it is malformed or unsafe to validate. */
export const parseJsonSafely = (text: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(text)
    return isReadable(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}
