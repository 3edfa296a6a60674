import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const menu = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const who = style({ display: 'flex', alignItems: 'center', gap: 16, minInlineSize: 0 })
export const whoWords = style({ display: 'grid', gap: 4, minInlineSize: 0, justifyItems: 'start' })
export const name = style({ fontSize: vars.text.t18, fontWeight: 540, overflowWrap: 'anywhere' })
export const email = style({ fontSize: vars.text.t14, color: vars.color.ink2, overflowWrap: 'anywhere' })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
  borderBlock: `1px solid ${vars.color.line}`,
})
/** The figure stands over its name; a reader hears the name first. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 2,
  padding: '12px 4px',
  textAlign: 'center',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
})
export const term = style({ fontSize: vars.text.t13, color: vars.color.ink2, lineHeight: 1.35 })
export const value = style({ fontSize: vars.text.t18, fontWeight: 580, lineHeight: 1.2 })
export const won = style([value, { color: vars.color.won }])
