import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  minInlineSize: 0,
  selectors: { '&:first-child': { paddingBlockStart: 4 }, '&:last-child': { borderBlockEnd: 0 } },
})
export const groupTitle = style({ fontSize: vars.text.t15, margin: 0, marginBlockEnd: 10 })

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 12,
  minBlockSize: 52,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  color: vars.color.ink3,
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 } },
})
export const nameInput = style({
  font: 'inherit',
  color: vars.color.ink,
  background: 'none',
  border: 0,
  outline: 'none',
  minInlineSize: 0,
  flex: 1,
  blockSize: 44,
  selectors: { '&::placeholder': { color: vars.color.ink3, opacity: 1 } },
})

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  margin: 0,
  marginBlockStart: -12,
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})

export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  overflow: 'hidden',
})
export const segment = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: 52,
  paddingInline: 2,
  lineHeight: 1.25,
  fontSize: vars.text.t15,
  cursor: 'pointer',
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&:hover': { background: vars.color.sunken },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.onInk },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
})
export const segmentInput = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' })
export const segmentCount = style({
  fontSize: vars.text.t12,
  color: vars.color.ink3,
  selectors: { [`${segment}:has(:checked) &`]: { color: 'inherit' } },
})

export const choice = style({ fontSize: vars.text.t15 })
export const choiceWords = style({ minInlineSize: 0 })
export const count = style({ float: 'inline-end', fontSize: vars.text.t14, color: vars.color.ink3 })
export const whole = style({
  font: 'inherit',
  fontSize: vars.text.t14,
  fontWeight: 520,
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  background: 'none',
  border: 0,
  minBlockSize: vars.hit,
  paddingInline: 0,
  justifySelf: 'start',
  cursor: 'pointer',
})
