import { below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '8px 16px',
  padding: '0 12px 12px',
  '@media': { [below('sm')]: { paddingInline: 16 } },
})
export const airport = style({ flex: '1 1 16rem', maxInlineSize: '28rem' })
export const time = style({ flex: '0 1 12rem' })
/** A label and a value as of the fields beside it; a press opens the dates. */
export const day = style({
  flex: '0 1 12rem',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
})
export const dayValue = style({ display: 'flex', alignItems: 'center', gap: 8 })
export const door = style({ flexBasis: '100%' })
export const told = style({ margin: 0, fontSize: vars.text.t14, color: vars.color.ink2 })
