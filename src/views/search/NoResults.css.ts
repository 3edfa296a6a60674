import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const near = style({ display: 'grid', gap: 8, maxInlineSize: 560 })
export const title = style({ fontSize: vars.text.t18, margin: 0 })
export const text = style({ margin: 0, color: vars.color.ink2, fontSize: vars.text.t15 })
export const list = style({ display: 'grid', gap: 8, margin: 0, marginBlockStart: 8, padding: 0, listStyle: 'none' })
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 64,
  padding: '10px 16px',
  color: vars.color.ink,
  textDecoration: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  selectors: { '&:hover': { background: vars.color.sunken } },
})
export const icon = style({ color: vars.color.ink3 })
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 560 })
export const detail = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const count = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
