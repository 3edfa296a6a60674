import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const links = style({ display: 'grid' })
/** Shared by links and buttons of the menu. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 48,
  paddingInline: 0,
  inlineSize: '100%',
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: 'none',
  textDecoration: 'none',
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.sunken }, '&[aria-current="page"]': { fontWeight: 540 } },
})
export const support = style([link, { borderBlockEnd: 0 }])
export const grow = style({ flex: 1, minInlineSize: 0 })
export const now = style({ fontSize: vars.text.t14, color: vars.color.ink2, whiteSpace: 'nowrap' })
export const buttons = style({ display: 'grid', gap: 12, marginBlockStart: 8 })
