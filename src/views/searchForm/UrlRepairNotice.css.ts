import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const notice = style({ marginBlockEnd: vars.space.s16 })
export const row = style({ display: 'flex', gap: 8, alignItems: 'flex-start', justifyContent: 'space-between' })
export const changes = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 })
