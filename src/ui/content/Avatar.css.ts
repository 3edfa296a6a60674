import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

const base = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  background: vars.color.lineStandard,
  color: vars.color.onInk,
  fontWeight: 560,
  objectFit: 'cover',
})
/** Initials fit the circle at any text size; the name is shown beside them or announced. */
export const size = styleVariants({
  small: [base, { inlineSize: 32, blockSize: 32, fontSize: `min(${vars.text.t13}, 14px)` }],
  large: [base, { inlineSize: 64, blockSize: 64, fontSize: `min(${vars.text.t22}, 28px)` }],
})
