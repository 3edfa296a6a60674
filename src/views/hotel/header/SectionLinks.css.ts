import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Below the page header, which is 65 px high. */
export const links = style({
  position: 'sticky',
  insetBlockStart: 65,
  zIndex: 2,
  display: 'flex',
  gap: 28,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // Extends the background to both window edges, so nothing shows beside the links.
  boxShadow: `0 0 0 100vmax ${vars.color.paper}`,
  clipPath: 'inset(0 -100vmax)',
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 52,
  fontSize: vars.text.t15,
  color: vars.color.ink2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.ink, boxShadow: `inset 0 -2px ${vars.color.edge}` },
    '&[aria-current]': {
      color: vars.color.ink,
      fontWeight: 600,
      boxShadow: `inset 0 -2px ${vars.color.action}`,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
})
