import { below, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  marginBlockEnd: 8,
  fontSize: vars.text.t14,
  color: vars.color.ink3,
  // All three on one row of a phone.
  '@media': { [below('sm')]: { fontSize: vars.text.t12, gap: 4 } },
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media': { [below('sm')]: { gap: 4 } },
  selectors: {
    // A line after a step, so it may end a row but never begin one.
    '&:not(:last-child)::after': {
      content: '""',
      inlineSize: 'clamp(6px, 3vw - 4px, 24px)',
      blockSize: 1,
      background: vars.color.edge,
    },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 540 },
  },
})
/** Left out where the words fill the row. */
export const check = style({ '@media': { [NARROW_PHONE]: { display: 'none' } } })
export const stepDone = style({ color: vars.color.ink2 })
