import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' })
export const name = style({ fontSize: vars.text.t18, fontWeight: 560 })

/** One tab stop: the name's link covers the whole card. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // Above positioned content of the card too, e.g. the stay line.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.r16 },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    '&:focus-visible': { outline: 'none' },
  },
})

export const rated = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})
export const ratedWord = style({ fontWeight: 560, color: vars.color.ink })
