import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})
export const term = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
