type Parts = Readonly<Record<string, unknown>>

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Deep equality of two views, since selectors create new objects on every call. Views are plain JSON. */
export const isEqualView = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (!hasParts(one) || !hasParts(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqualView(one[name], other[name]))
  )
}
