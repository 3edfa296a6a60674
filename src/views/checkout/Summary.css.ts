import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

const STACKED = below('md')

export const aside = style({
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
  '@media': {
    [STACKED]: { display: 'contents' },
    [above('md')]: { position: 'sticky', insetBlockStart: 88, gridColumn: 2, gridRow: '1 / span 2' },
  },
})

const ownCard = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
  overflow: 'hidden',
}
export const stay = style({ minInlineSize: 0, '@media': { [STACKED]: { order: -1, ...ownCard } } })
export const price = style({
  minInlineSize: 0,
  '@media': {
    [STACKED]: { order: 1, ...ownCard },
    [above('md')]: { borderBlockStart: `1px solid ${vars.color.line}` },
  },
})

export const hotel = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  alignItems: 'center',
})
export const picture = style({ inlineSize: 88, blockSize: 88, objectFit: 'cover', borderRadius: vars.radius.r8 })
export const hotelWords = style({ display: 'grid', gap: 4, minInlineSize: 0 })
export const name = style({ fontSize: vars.text.t18, lineHeight: 1.3 })
export const quiet = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const small = style({ fontSize: vars.text.t13, color: vars.color.ink2 })

export const section = style({
  display: 'grid',
  gap: 16,
  padding: 20,
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const line = style([section, { borderBlockStart: `1px solid ${vars.color.line}` }])
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: 12 })
export const end = style({ display: 'grid', fontSize: vars.text.t13, color: vars.color.ink2 })
export const until = style([end, { textAlign: 'end', justifyItems: 'end' }])
export const hour = style({
  fontSize: vars.text.t22,
  fontWeight: 560,
  letterSpacing: '-.02em',
  lineHeight: 1.2,
  color: vars.color.ink,
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
export const gained = style({ color: vars.color.gained })
export const cancelling = style([section, { background: vars.color.paper, gap: 12 }])
export const cancellingTitle = style({ fontSize: vars.text.t16 })
