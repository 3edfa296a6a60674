import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '10px 16px',
  containerType: 'inline-size',
})
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  fontSize: vars.text.t15,
  // With large text an amount stacks below its name.
  '@container': { '(inline-size < 14em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const name = style({ color: vars.color.ink2 })
export const amount = style({ margin: 0, whiteSpace: 'nowrap', textAlign: 'end' })
export const total = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: 14,
  marginBlockStart: 4,
  alignItems: 'baseline',
})
export const totalName = style({ color: vars.color.ink, fontWeight: 560, fontSize: vars.text.t16 })
export const totalAmount = style({
  fontSize: vars.text.t28,
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
})
