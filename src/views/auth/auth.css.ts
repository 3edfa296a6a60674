import { vars } from '#src/styles/theme.css.ts'
import { above, WIDE_PHONE } from '#src/styles/media.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const names = style({
  display: 'grid',
  columnGap: 12,
  rowGap: 8,
  '@media': { [WIDE_PHONE]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})
export const small = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
/** Moved up to its password, across the field's message line. */
export const forgot = style({ display: 'flex', marginBlockStart: -12, marginInlineStart: -4, fontSize: vars.text.t15 })

export const social = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 })
export const providers = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
})
globalStyle(`${providers} > *`, { minInlineSize: 0, overflowWrap: 'anywhere' })
/** Reserves its line, so the form does not move when a popup opens. */
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
/** Focused to be read out; not a control. */
export const notice = style({ outline: 'none' })

export const guestButton = style({ paddingInline: 6, '@media': { [above('md')]: { paddingInline: '6px 12px' } } })
export const wide = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [above('md')]: { display: 'inline-flex' } },
})
export const guestName = style([wide, { maxInlineSize: 180, overflow: 'hidden', textOverflow: 'ellipsis' }])
