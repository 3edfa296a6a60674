import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  marginBlockStart: vars.space.s24,
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  padding: vars.space.s24,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'space-between',
  alignItems: 'start',
})
export const hotel = style({ fontSize: vars.text.t22, overflowWrap: 'anywhere' })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const start = style({ marginBlockStart: vars.space.s24 })
