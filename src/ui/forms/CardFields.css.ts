import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const frame = style({
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.paper,
  padding: 16,
  display: 'grid',
  gap: 8,
})
export const fields = style({
  display: 'grid',
  gap: '12px 16px',
  gridTemplateColumns: '1fr 1fr',
  '@media': { '(min-width: 640px)': { gridTemplateColumns: '2fr 1fr 1fr' } },
})
export const wide = style({
  gridColumn: 'span 2',
  '@media': { '(min-width: 640px)': { gridColumn: 'auto' } },
})
export const field = style({ display: 'grid', alignContent: 'end', gap: 6, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
})
export const label = style({ fontSize: vars.text.t14, fontWeight: 500, cursor: 'text' })

/** Looks like our own fields; the frame inside shows only the digits. Digits run left to right. */
export const box = style({
  direction: 'ltr',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  blockSize: 52,
  padding: '0 14px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  cursor: 'text',
  selectors: { '&:hover': { borderColor: vars.color.ink2 } },
})
export const focused = style({
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: -1,
  borderColor: vars.color.focus,
})
export const wrong = style({ borderColor: vars.color.bad, boxShadow: `inset 0 0 0 1px ${vars.color.bad}` })
export const problems = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: vars.text.t13,
  lineHeight: 1.5,
  color: vars.color.bad,
})
export const icon = style({ color: vars.color.ink3 })
export const place = style({ flex: 1, minInlineSize: 0, blockSize: 28 })
/** Above the box: on a phone the digits need all of its width. */
export const brand = style({ fontSize: vars.text.t13, fontWeight: 500, color: vars.color.ink2, whiteSpace: 'nowrap' })
/** A box whose frame is loading. */
export const waiting = style({ background: vars.color.sunken, cursor: 'progress' })
