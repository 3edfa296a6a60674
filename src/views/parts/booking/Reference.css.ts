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
/** To be read out at a desk. */
export const referenceNumber = style({
  display: 'block',
  fontSize: vars.text.t28,
  fontWeight: 600,
  letterSpacing: '.08em',
  lineHeight: 1.3,
  // It may be wider than a phone whose text is set large.
  selectors: { '&&': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
