/** Guards, actions and delays are written by name: `'isGone'`, or `{ type: 'isGone', params }`. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** The name under which something is written; undefined where it is written in its place. */
export const nameOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value['type'] === 'string' ? value['type'] : undefined
}

/** The parameters that it is written with. */
export const paramsOf = (value: unknown, args: { context: unknown; event: unknown }): unknown => {
  const params = isRecord(value) ? value['params'] : undefined
  return typeof params === 'function' ? params(args) : params
}
