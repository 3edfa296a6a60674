type Parts = Readonly<Record<string, unknown>>

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/**
 * Two views of a machine show the same: what a selector makes anew on every call is compared by its parts, all else by identity.
 * Views are plain JSON.
 */
export const isEqualView = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (!hasParts(one) || !hasParts(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqualView(one[name], other[name]))
  )
}
