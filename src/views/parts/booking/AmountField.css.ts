import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Amount and buttons run left to right in every language. */
export const stepper = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'center',
  maxInlineSize: 280,
})
export const amount = style({ fontSize: vars.text.t22, fontWeight: 560, textAlign: 'center' })
