import { FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

const KNOB_PX = 24

/** The scale ends where a thumb's center can go. */
export const frame = style({ marginInline: KNOB_PX / 2 })
export const bars = style({ display: 'flex', alignItems: 'flex-end', gap: 2, blockSize: 64 })
export const bar = style({ flex: 1, background: vars.color.lineTrack, borderRadius: '2px 2px 0 0' })
export const inside = style({
  background: vars.color.lineStandard,
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
})
export const rail = style({
  position: 'relative',
  blockSize: vars.hit,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: 3,
    background: vars.color.lineTrack,
  },
})
export const chosen = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: 3,
  background: vars.color.action,
  '@media': { [FORCED_COLORS]: { background: 'Highlight' } },
})

const knob = {
  pointerEvents: 'auto',
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: KNOB_PX,
  blockSize: KNOB_PX,
  borderRadius: '50%',
  border: `2px solid ${vars.color.action}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  cursor: 'grab',
} as const
/** The two inputs overlap: only their thumbs receive touches, each with room for a finger. */
export const thumb = style({
  appearance: 'none',
  position: 'absolute',
  insetBlockStart: -20,
  insetInlineStart: -KNOB_PX / 2,
  inlineSize: `calc(100% + ${KNOB_PX}px)`,
  blockSize: vars.hit,
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::-webkit-slider-thumb': knob,
    '&::-moz-range-thumb': knob,
    '&:focus-visible::-webkit-slider-thumb': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})
