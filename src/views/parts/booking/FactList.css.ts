import { WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 24px',
  '@media': { [WIDE_PHONE]: { gridTemplateColumns: '1fr 1fr' } },
})
export const fact = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const wide = style({ '@media': { [WIDE_PHONE]: { gridColumn: '1 / -1' } } })
export const term = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
