/** Specification §9, in CSS pixels where text has its normal size. */
export const BREAKPOINTS = { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1440, xxl: 1680 } as const
export type Breakpoint = keyof typeof BREAKPOINTS

const NORMAL_TEXT = 16
/** In the guest's own size of text: at twice the size a wide screen has the room of one half as wide. */
const em = (pixels: number): string => `${pixels / NORMAL_TEXT}em`
const atLeast = (pixels: number): string => `(min-width: ${em(pixels)})`
const under = (pixels: number): string => `(max-width: ${em(pixels - 0.02)})`

export const above = (breakpoint: Breakpoint): string => atLeast(BREAKPOINTS[breakpoint])
export const below = (breakpoint: Breakpoint): string => under(BREAKPOINTS[breakpoint])

/** Two columns of fields fit. Inside `xs`, for phones alone. */
export const WIDE_PHONE = atLeast(560)
export const NARROW_PHONE = under(560)

/** The header of the results has no room for all that it holds elsewhere: the hours go before it. */
export const CROWDED_BAR = under(1240)

/** Two months of a calendar stand side by side. */
export const TWO_MONTHS = atLeast(700)

/** The guest's own few colours stand in for ours: what colour alone would tell is told by pattern and border. */
export const FORCED_COLORS = '(forced-colors: active)'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
