import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** A table that is wider than a phone scrolls in its own box. */
export const scroll = style({ overflowX: 'auto' })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
const cell = style({
  padding: '8px 12px',
  paddingInlineStart: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
export const text = style([cell, { minInlineSize: '9rem', overflowWrap: 'anywhere' }])
export const amount = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }])
