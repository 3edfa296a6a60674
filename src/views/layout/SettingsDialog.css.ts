import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const languages = style({ display: 'grid', gap: 8 })
export const language = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 48,
  paddingInline: 14,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="true"]': { background: vars.color.ink, color: vars.color.onInk, borderColor: vars.color.ink },
    '&:hover': { borderColor: vars.color.ink },
  },
})
export const heading = style({ fontSize: vars.text.t14, fontWeight: 500 })
