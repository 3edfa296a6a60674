import { style } from '@vanilla-extract/css'
import { below, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBlockStart: -12,
  color: vars.color.ink2,
  fontSize: vars.text.t13,
})
export const quiet = style({ color: vars.color.ink2, fontSize: vars.text.t13, fontWeight: 400 })

export const search = style({
  padding: '20px 24px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  background: vars.color.surface,
  '@media': { [below('sm')]: { padding: vars.space.s16 } },
})
export const field = style({ position: 'relative' })
export const icon = style({ position: 'absolute', insetBlockStart: 15, insetInlineStart: 16, pointerEvents: 'none' })
export const input = style({
  inlineSize: '100%',
  minBlockSize: 52,
  paddingInline: '48px 16px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 12,
  background: vars.color.surface,
  fontSize: vars.text.t16,
})
export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 10 })
export const example = style({
  minBlockSize: 32,
  padding: '4px 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 16,
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  textAlign: 'start',
  selectors: { '&:hover': { borderColor: vars.color.ink } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit, borderRadius: 22 } },
})
export const found = style({
  marginBlock: '16px 4px',
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  letterSpacing: 'normal',
})
export const hit = style({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '4px 16px',
  padding: '9px 4px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { [NARROW_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const hitText = style({ display: 'flex', alignItems: 'baseline', gap: 8 })

export const section = style({ marginBlockStart: 12, minInlineSize: 0 })
export const heading = style({ marginBlockEnd: 12, fontSize: vars.text.t18 })
/** Holds the texts that only screen readers get, which would otherwise make the page as wide as the table. */
export const card = style({
  position: 'relative',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  background: vars.color.surface,
  overflowX: 'auto',
})
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
export const head = style({
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.text.t12,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
export const cell = style({
  padding: '10px 12px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
})
/** A phone has room for the name, what has changed, and where it runs. */
export const wide = style({ '@media': { [below('sm')]: { display: 'none' } } })
export const figure = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const machine = style({
  display: 'inline-block',
  minBlockSize: 24,
  fontWeight: 560,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const shape = style({ display: 'flex', flexWrap: 'wrap', gap: 2, inlineSize: 96 })
export const square = style({ inlineSize: 7, blockSize: 7, borderRadius: 2, background: chartVars.wire })
export const askingSquare = style([square, { background: chartVars.asks }])
export const layers = style({ display: 'flex', gap: 10, fontSize: vars.text.t13, whiteSpace: 'nowrap' })
export const share = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 82,
  fontVariantNumeric: 'tabular-nums',
})
export const track = style({
  inlineSize: 40,
  blockSize: 5,
  borderRadius: 3,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})
export const fill = style({ display: 'block', blockSize: 5, borderRadius: 3, background: chartVars.covered3 })
export const changes = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 26,
  minBlockSize: 24,
  paddingInline: 8,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  fontSize: vars.text.t13,
  fontWeight: 560,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const rows = style({ color: chartVars.canBeSent, fontSize: vars.text.t13, fontWeight: 560 })
export const running = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 6,
  minBlockSize: 24,
  color: chartVars.active,
  fontSize: vars.text.t13,
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const dot = style({ inlineSize: 8, blockSize: 8, flex: 'none', borderRadius: '50%', background: 'currentColor' })
export const compare = style({ color: vars.color.ink, fontSize: vars.text.t13 })
export const compareSummary = style({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: 16,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  fontWeight: 560,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { borderColor: vars.color.ink } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})

export const note = style({ marginBlockStart: 12, color: vars.color.ink2, fontSize: vars.text.t12 })
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  gap: 12,
  marginBlockStart: 14,
})
export const answer = style({
  padding: '14px 18px',
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `4px solid ${vars.color.action}`,
  borderRadius: 12,
  background: vars.color.surface,
})
export const answerTitle = style({ fontSize: vars.text.t15, lineHeight: 1.35 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlockStart: 6, fontWeight: 500 })
