import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const sandbox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})
export const failed = style({ display: 'grid', gap: 12, justifyItems: 'start' })
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
/** Fields of a new card, and the option to save it. */
export const fresh = style({ display: 'grid', gap: 8, selectors: { '&[hidden]': { display: 'none' } } })
export const keepText = style({ display: 'block', fontSize: vars.text.t14, color: vars.color.ink2 })
