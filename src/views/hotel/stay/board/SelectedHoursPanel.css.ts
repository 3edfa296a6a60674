import { below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const readOut = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  minInlineSize: 0,
})
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
  gap: 8,
})
export const side = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: '8px 4px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r8,
  minInlineSize: 0,
})
export const name = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
export const stepper = style({ inlineSize: '100%', justifyContent: 'space-between', marginInline: 0, gap: 0 })
/** Reserves the height of the longest sentences, so nothing below moves under the finger. */
export const details = style({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  minBlockSize: '11.5rem',
  '@media': { [below('sm')]: { minBlockSize: '14.5rem' } },
})
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const total = style({ fontSize: vars.text.t36, fontWeight: 600, lineHeight: 1.1, letterSpacing: '-.02em' })
export const none = style({ fontSize: vars.text.t22, fontWeight: 560, lineHeight: 1.3 })
export const sentence = style({ color: vars.color.ink2 })
export const asked = style({ color: vars.color.asked })
export const trades = style({ display: 'grid', gap: 4 })
export const tradesTitle = style({ fontSize: vars.text.t14 })
export const trade = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 56,
  padding: '6px 0',
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: 'none',
  textAlign: 'start',
  lineHeight: 1.35,
  selectors: { '&:hover': { background: vars.color.sunken } },
})
export const tradeName = style({ flex: 1, minInlineSize: 0 })
export const tradeHours = style({ display: 'block', fontSize: vars.text.t13, color: vars.color.ink2 })
