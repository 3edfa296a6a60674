import { style, styleVariants } from '@vanilla-extract/css'
import { chartVars } from './chartTokens.css.ts'

const base = style({
  inlineSize: 14,
  blockSize: 14,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const color = {
  ...chartVars.cause,
  told: chartVars.cause.event,
  asks: chartVars.asks,
  viewState: chartVars.viewState,
}

export const glyph = styleVariants(color, (ink) => [base, { color: ink }])
/** Text of a role, where it stands beside its glyph. */
export const text = styleVariants(color, (ink) => ({ color: ink }))
