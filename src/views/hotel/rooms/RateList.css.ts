import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const row = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 16px', minInlineSize: 0 })
export const promise = style({ fontSize: vars.text.t16, fontWeight: 560 })
export const total = style({ fontSize: vars.text.t18, fontWeight: 600, textAlign: 'end' })
export const sentence = style({ gridColumn: '1 / -1', fontSize: vars.text.t14, color: vars.color.ink2 })
export const tags = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 4 })
export const question = style({ display: 'grid', gap: 6 })
export const questionTitle = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const plans = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const waiting = style({ display: 'grid', gap: 12, paddingBlock: 8 })
