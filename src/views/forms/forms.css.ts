import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const end = style({ display: 'grid', gap: 12, marginBlockStart: 4 })
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 8,
  fontSize: vars.text.t15,
  color: vars.color.ink2,
})
/** An inline link large enough for a finger. */
export const act = style({ minBlockSize: vars.hit, paddingInline: 4 })

/** The field begins where its label does; the eye is at the other end. */
export const password = style({ position: 'relative', display: 'block' })
/** A password runs left to right in every language: in right-to-left pages, its field begins where the eye is. */
export const passwordInput = style({
  paddingInlineEnd: 52,
  selectors: { [`[dir='rtl'] ${password} &`]: { paddingInlineStart: 52, paddingInlineEnd: 14 } },
})
export const eye = style({ position: 'absolute', insetInlineEnd: 4, insetBlockStart: 4 })

export const sent = style({ color: vars.color.ink2, overflowWrap: 'anywhere' })
export const code = style({ position: 'relative', display: 'grid', gap: 8, direction: 'ltr' })
export const digits = style({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 8, pointerEvents: 'none' })
export const digit = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 56,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  fontSize: vars.text.t22,
  fontWeight: 560,
})
export const wrongDigit = style({ borderColor: vars.color.bad, boxShadow: `inset 0 0 0 1px ${vars.color.bad}` })
/** A single input for all digits, for paste, autofill and screen readers; the boxes only display it. */
export const codeInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  border: 0,
  cursor: 'text',
})
export const nextDigit = style({
  selectors: { [`${codeInput}:focus ~ ${digits} &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 } },
})
export const wait = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minBlockSize: vars.hit,
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})
