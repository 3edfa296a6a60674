import { FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Fills from the inline start. */
export const meter = style({ display: 'grid', gridTemplateColumns: 'repeat(50, 1fr)', gap: 2 })
export const cell = style({
  blockSize: 10,
  borderRadius: 1,
  background: vars.color.lineTrack,
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'GrayText' } },
})
export const filled = style([
  cell,
  { background: vars.color.gainedFill, '@media': { [FORCED_COLORS]: { background: 'Highlight' } } },
])
