import { card as cardBox, cardPadding } from '#src/styles/layout.css.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 })
export const card = style([
  cardBox,
  cardPadding,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 },
])
export const title = style({ fontSize: vars.text.t18, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(min(12rem, 38%)) minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  overflowWrap: 'anywhere',
})
export const small = style({ fontSize: vars.text.t14, fontWeight: 560 })
export const history = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: vars.space.s24,
  overflowWrap: 'anywhere',
})
/** A choice above a list is as wide as its words, not as the page. */
export const filter = style({ maxInlineSize: 340 })
/** Longer lines of a form or a text are hard to read. */
const measure = 560
export const text = style({ maxInlineSize: 720, color: vars.color.ink2 })
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBlockStart: vars.space.s24,
})
export const decide = style({ display: 'grid', gap: 8, maxInlineSize: measure })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
/** Takes the focus from a card that has left the list. */
export const message = style({ selectors: { '&:focus': { outline: 'none' } } })
