import { card as cardBox } from '#src/styles/layout.css.ts'
import { WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const intro = style({ color: vars.color.ink2 })
/** Includes the gap to the list below. */
export const introWaiting = style({ marginBlockEnd: vars.space.s16 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  '@media': { [WIDE_PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style([
  cardBox,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    overflow: 'hidden',
    transition: `box-shadow ${vars.motion.base}, border-color ${vars.motion.base}`,
    selectors: {
      '&:hover': { boxShadow: vars.shadow.hover, borderColor: vars.color.edge },
      '&:focus-within': { borderColor: vars.color.ink },
    },
  },
])
export const picture = style({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '16 / 9', objectFit: 'cover' })
export const pictureWaiting = style({ aspectRatio: '16 / 9' })
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  padding: '14px 20px 18px',
  minInlineSize: 0,
})
export const city = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})
export const heart = style({ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8, zIndex: 2 })
