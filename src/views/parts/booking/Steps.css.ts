import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  marginBlockEnd: 8,
  fontSize: vars.text.t14,
  color: vars.color.ink3,
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  selectors: {
    // A line after a step, so it may end a row but never begin one.
    '&:not(:last-child)::after': { content: '""', inlineSize: 24, blockSize: 1, background: vars.color.edge },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 540 },
  },
})
export const stepDone = style({ color: vars.color.ink2 })
