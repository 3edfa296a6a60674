import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

const MARK = 56

export const hero = style({ position: 'relative' })
const wide = style({
  aspectRatio: '2 / 1',
  '@media': { [above('sm')]: { aspectRatio: '3 / 1' }, print: { aspectRatio: '6 / 1' } },
})
export const picture = style([
  wide,
  {
    position: 'relative',
    blockSize: 'auto',
    // Covers the browser's broken-image mark if the picture fails.
    '::before': { content: '""', position: 'absolute', inset: 0, background: vars.color.sunken },
  },
])
export const waiting = style([wide, { borderRadius: 0 }])
export const mark = style({
  position: 'absolute',
  insetBlockEnd: -MARK / 2,
  insetInlineStart: `calc(50% - ${MARK / 2}px)`,
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 4px ${vars.color.surface}`,
})
export const disc = style({ fill: vars.color.guaranteed })
const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })
/** Animated once; shown immediately with reduced motion. */
export const check = style({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${draw} ${vars.motion.slow} ${vars.motion.ease}`,
})
