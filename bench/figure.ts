/** In the unit of the figure. */
export type Aim = { atMost: number } | { atLeast: number }

/** One figure, with its aim if it has one. */
export interface Measured {
  name: string
  value: number
  unit: string
  aim?: Aim | undefined
}

/** A figure that could not be measured here, and why. */
export interface Missing {
  name: string
  why: string
}

export type Figure = Measured | Missing

export const isMet = (value: number, aim: Aim): boolean =>
  'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast

export const round = (value: number, decimals = 2): number => Number(value.toFixed(decimals))

/** The value below which `share` (0 to 1) of all values lie; 0 if there are no values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** 0 if there are no values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)
