/** Deeper than anything we understand, and far from where the stack ends: a struct tells of a wrong value by writing it out. */
export const MAX_DEPTH = 20

/** Is this value nested more than `levels` deep? */
export const isDeep = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inside) => isDeep(inside, levels - 1)))
