/** Specification §9, in CSS pixels. */
export const BREAKPOINTS = { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1440, xxl: 1680 } as const
export type Breakpoint = keyof typeof BREAKPOINTS

export const above = (breakpoint: Breakpoint): string => `(min-width: ${BREAKPOINTS[breakpoint]}px)`
export const below = (breakpoint: Breakpoint): string => `(max-width: ${BREAKPOINTS[breakpoint] - 0.02}px)`

/** Two columns of fields fit. Inside `xs`, for phones alone. */
export const WIDE_PHONE = '(min-width: 560px)'
export const NARROW_PHONE = '(max-width: 559.98px)'

/** The header of the results has no room for all that it holds elsewhere: the hours go before it. */
export const CROWDED_BAR = '(max-width: 1239.98px)'

/** Two months of a calendar stand side by side. */
export const TWO_MONTHS = '(min-width: 700px)'

/** The guest's own few colours stand in for ours: what colour alone would tell is told by pattern and border. */
export const FORCED_COLORS = '(forced-colors: active)'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
