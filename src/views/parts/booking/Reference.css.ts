import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const reference = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const referenceName = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
/** Sized to be read out at the reception desk. */
export const referenceNumber = style({
  display: 'block',
  fontSize: vars.text.t28,
  fontWeight: 600,
  letterSpacing: '.08em',
  lineHeight: 1.3,
  // May exceed a phone's width at a large text size.
  selectors: { '&&': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
