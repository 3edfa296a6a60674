import { above } from '#src/styles/media.ts'
import { card } from '#src/styles/layout.css.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const hotels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  '@media': { [above('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** The name is the link; its `::after` makes the whole card clickable. */
export const hotel = style([card, { position: 'relative', overflow: 'hidden', display: 'grid', alignContent: 'start' }])
export const picture = style({ inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover', display: 'block' })
export const words = style({ display: 'grid', gap: 6, padding: vars.space.s16, minInlineSize: 0 })
export const name = style({ fontSize: vars.text.t18 })
export const link = style({ textDecoration: 'none', '::after': { content: '""', position: 'absolute', inset: 0 } })
export const total = style({ fontSize: vars.text.t22, fontWeight: 600, lineHeight: 1.2 })
