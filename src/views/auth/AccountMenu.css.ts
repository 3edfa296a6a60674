import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const menu = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const who = style({ display: 'flex', alignItems: 'center', gap: 16, minInlineSize: 0 })
export const whoWords = style({ display: 'grid', gap: 4, minInlineSize: 0, justifyItems: 'start' })
export const name = style({ fontSize: vars.text.t18, fontWeight: 540, overflowWrap: 'anywhere' })
export const email = style({ fontSize: vars.text.t14, color: vars.color.ink2, overflowWrap: 'anywhere' })
