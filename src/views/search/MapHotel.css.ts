import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 12,
  fontSize: vars.text.t14,
})
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 112,
  objectFit: 'cover',
  borderRadius: vars.radius.r8,
})
export const words = style({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: 10,
  paddingInlineEnd: 52,
})
export const price = style({ margin: 0 })
export const total = style({ fontSize: vars.text.t18, fontWeight: 600 })
export const night = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
