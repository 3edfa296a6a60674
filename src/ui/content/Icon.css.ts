import { style, styleVariants } from '@vanilla-extract/css'

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const size = styleVariants({ small: 16, medium: 20, large: 24 }, (side) => [
  { inlineSize: side, blockSize: side },
])

export const filled = style({ fill: 'currentColor', stroke: 'none' })

/** An arrow with a meaning (next, previous, out) mirrors in right-to-left pages. */
export const turns = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
