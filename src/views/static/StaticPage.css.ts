import { page } from '#src/styles/layout.css.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const article = style([page, { paddingBlockStart: 'clamp(40px, 6vw, 88px)' }])
export const title = style({ fontSize: vars.text.t48, letterSpacing: vars.tracking.display })
export const lead = style({
  marginBlockStart: 16,
  fontSize: 'clamp(1.0625rem, 1rem + .4vw, 1.3125rem)',
  color: vars.color.ink2,
  maxInlineSize: '48ch',
})
export const section = style({ marginBlockStart: 48, maxInlineSize: '68ch', display: 'grid', gap: 12 })
export const heading = style({ fontSize: vars.text.t22 })
