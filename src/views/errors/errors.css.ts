import { style } from '@vanilla-extract/css'
import { page } from '#src/styles/layout.css.ts'
import { vars } from '#src/styles/theme.css.ts'

export const box = style([
  page,
  { display: 'grid', justifyItems: 'start', gap: 16, paddingBlock: 'clamp(64px, 12vw, 144px)' },
])
export const code = style({ color: vars.color.ink3, fontWeight: 500 })
export const text = style({ color: vars.color.ink2, maxInlineSize: '56ch' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 8 })
