import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  justifyItems: 'center',
  minInlineSize: 0,
})
/** As large as the scaled screen. */
export const device = style({
  position: 'relative',
  overflow: 'hidden',
  direction: 'ltr',
  border: `6px solid ${vars.color.ink}`,
  borderRadius: vars.radius.r16,
  background: vars.color.paper,
})
export const room = style({ inlineSize: '100%', minInlineSize: 0 })
export const caption = style({ color: vars.color.ink2, fontSize: vars.text.t12, textAlign: 'center' })
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: 16,
  background: vars.color.paper,
  textAlign: 'center',
})
