import { style, styleVariants } from '@vanilla-extract/css'
import { FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

/** Physical sides: the paths are measured on the screen. */
export const arrows = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  zIndex: 2,
})
const colors = { ...chartVars.cause, incoming: vars.color.ink3 }
export const tip = styleVariants(colors, (fill) => ({ fill, '@media': { [FORCED_COLORS]: { fill: 'CanvasText' } } }))
const stroke = style({ fill: 'none', strokeWidth: 2, '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } } })
export const line = styleVariants(colors, (color, kind) => [
  stroke,
  {
    stroke: color,
    ...(kind === 'incoming' ? { strokeWidth: 1.4, strokeDasharray: '3 4' } : {}),
    ...(kind === 'after' ? { strokeDasharray: '6 3' } : {}),
  },
])
/** Keeps a line apart from names that it crosses. */
export const halo = style({ fill: 'none', stroke: vars.color.paper, strokeWidth: 5, opacity: 0.8 })
