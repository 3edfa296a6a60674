/** Specification §9, in CSS pixels at normal text size. */
export const BREAKPOINTS = { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1440, xxl: 1680 } as const
export type Breakpoint = keyof typeof BREAKPOINTS

const NORMAL_TEXT = 16
/** Breakpoints scale with the guest's text size: at twice the size, a screen counts as half as wide. */
const em = (pixels: number): string => `${pixels / NORMAL_TEXT}em`
const atLeast = (pixels: number): string => `(min-width: ${em(pixels)})`
const under = (pixels: number): string => `(max-width: ${em(pixels - 0.02)})`

export const above = (breakpoint: Breakpoint): string => atLeast(BREAKPOINTS[breakpoint])
export const below = (breakpoint: Breakpoint): string => under(BREAKPOINTS[breakpoint])

/** Two columns of fields fit. Inside `xs`, for phones only. */
export const WIDE_PHONE = atLeast(560)
export const NARROW_PHONE = under(560)

/** The results header has no room for everything: the hours take precedence. */
export const CROWDED_BAR = under(1240)

/** Two calendar months fit side by side. */
export const TWO_MONTHS = atLeast(700)

/** The guest's own few colors replace ours: patterns and borders must carry the meaning of color. */
export const FORCED_COLORS = '(forced-colors: active)'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
