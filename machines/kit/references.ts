/** Guards, actions and delays are referred to by name: `'isGone'`, or `{ type: 'isGone', params }`. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** The name of the reference; undefined if the implementation is inline. */
export const nameOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value['type'] === 'string' ? value['type'] : undefined
}

/** The parameters of the reference. */
export const paramsOf = (value: unknown, args: { context: unknown; event: unknown }): unknown => {
  const params = isRecord(value) ? value['params'] : undefined
  return typeof params === 'function' ? params(args) : params
}
