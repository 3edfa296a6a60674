import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const helper = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 })
export const lead = style({ color: vars.color.ink2 })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '12px 16px',
  alignItems: 'end',
})
/** Full width: airport names are long and end with the code. */
export const airport = style({ gridColumn: '1 / -1' })
export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
})
export const door = style({ fontSize: vars.text.t18, fontWeight: 560 })
export const made = style({ fontSize: vars.text.t14, color: vars.color.ink2, maxInlineSize: '72ch' })
export const past = style({ fontSize: vars.text.t14, color: vars.color.bad })
export const used = style({ fontSize: vars.text.t14, fontWeight: 560, color: vars.color.guaranteed })
