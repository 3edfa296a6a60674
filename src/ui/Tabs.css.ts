import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const list = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const tab = style({
  flex: 'none',
  minBlockSize: 48,
  paddingInline: 14,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: vars.color.ink2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.ink, borderBlockEndColor: vars.color.ink },
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: -3 },
  },
})
