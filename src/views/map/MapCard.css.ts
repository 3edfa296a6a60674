import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const card = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 400,
  overflow: 'hidden',
  pointerEvents: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  background: vars.color.raised,
  boxShadow: vars.shadow.popover,
})
export const close = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  // Above the hotel's link, which fills the card.
  zIndex: 2,
  background: vars.color.raised,
})
