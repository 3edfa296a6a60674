import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from './chartTokens.css.ts'

export const text = style({
  maxInlineSize: 860,
  padding: '0 32px 80px',
  '@media': { [below('md')]: { paddingInline: vars.space.s16 }, print: { maxInlineSize: 'none', padding: 0 } },
})
export const part = style({ '@media': { print: { breakInside: 'auto' } } })
/** Depth by indentation, where there is room for it. */
globalStyle(`${part} ${part} ${part}`, { paddingInlineStart: 16 })
export const heading = style({
  marginBlock: '20px 4px',
  fontSize: vars.text.t15,
  fontWeight: 560,
  lineHeight: 1.3,
  selectors: { 'h2&': { fontSize: '1.25rem', marginBlockStart: 8 }, 'h3&': { fontSize: '1.0625rem' } },
})
export const name = style({ textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } })
export const chosen = style({
  borderRadius: vars.radius.r6,
  outline: `2.5px solid ${vars.color.ink}`,
  outlineOffset: 4,
})
export const about = style({ color: vars.color.ink2 })
export const list = style({ listStyle: 'disc', paddingInlineStart: 20, fontSize: vars.text.t14 })
export const target = style({ fontWeight: 500 })
export const active = style({ color: chartVars.canBeSent })
export const tone = styleVariants({
  added: { color: chartVars.added },
  gone: { color: chartVars.gone },
  changed: { color: chartVars.changed },
  taken: { color: chartVars.canBeSent },
})
/** Words of a mode about a way. */
export const note = style({ color: vars.color.ink2, fontSize: vars.text.t12 })
