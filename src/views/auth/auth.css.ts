import { vars } from '#src/styles/theme.css.ts'
import { above, WIDE_PHONE } from '#src/styles/media.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const names = style({
  display: 'grid',
  columnGap: 12,
  rowGap: 8,
  '@media': { [WIDE_PHONE]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})
export const end = style({ display: 'grid', gap: 12, marginBlockStart: 4 })
export const small = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 8,
  fontSize: vars.text.t15,
  color: vars.color.ink2,
})
/** A link among words that a finger can hit. */
export const act = style({ minBlockSize: vars.hit, paddingInline: 4 })

/** Beside the password it belongs to; the field's line for messages is between them. */
export const forgot = style({ display: 'flex', marginBlockStart: -12, marginInlineStart: -4, fontSize: vars.text.t15 })

export const social = style({ display: 'grid', gap: 4 })
export const providers = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
})
/** Its line is kept, so that the form does not move when a window opens. */
export const waiting = style({ minBlockSize: 20, fontSize: vars.text.t13, color: vars.color.ink2, textAlign: 'center' })
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 8,
  fontSize: vars.text.t13,
  color: vars.color.ink2,
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
})
/** Takes the focus to be read, and is no control. */
export const told = style({ outline: 'none' })

/** A password runs from the left in every language, so its eye stands at the end of that. */
export const password = style({ position: 'relative', display: 'block', direction: 'ltr' })
export const passwordInput = style({ paddingInlineEnd: 52 })
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
/** One field for all digits, so that pasting, filling in by the phone and readers work; the boxes show what is in it. */
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

export const guestButton = style({ paddingInline: 6, '@media': { [above('md')]: { paddingInline: '6px 12px' } } })
export const wide = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [above('md')]: { display: 'inline-flex' } },
})
export const guestName = style([wide, { maxInlineSize: 180, overflow: 'hidden', textOverflow: 'ellipsis' }])

export const menu = style({ display: 'grid', gap: 12 })
export const who = style({ display: 'flex', alignItems: 'center', gap: 16, minInlineSize: 0 })
export const whoWords = style({ display: 'grid', gap: 4, minInlineSize: 0, justifyItems: 'start' })
export const name = style({ fontSize: vars.text.t18 })
export const email = style({ fontSize: vars.text.t14, color: vars.color.ink2, overflowWrap: 'anywhere' })
export const links = style({ display: 'grid' })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 52,
  fontSize: vars.text.t18,
  textDecoration: 'none',
  textAlign: 'start',
  border: 0,
  padding: 0,
  background: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
