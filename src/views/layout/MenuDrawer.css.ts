import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const links = style({ display: 'grid' })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 52,
  fontSize: vars.text.t18,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const buttons = style({ display: 'grid', gap: 12, marginBlockStart: 8 })
