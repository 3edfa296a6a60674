import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 10px',
  justifySelf: 'end',
  marginInline: -12,
  paddingInline: 8,
  pointerEvents: 'auto',
  background: `color-mix(in srgb, ${vars.color.raised} 88%, transparent)`,
  borderStartStartRadius: vars.radius.r6,
  color: vars.color.ink2,
  fontSize: vars.text.t12,
})
export const scale = style({ display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: 24 })
export const bar = style({
  display: 'inline-block',
  blockSize: 5,
  border: `solid ${vars.color.ink2}`,
  borderWidth: '0 1.5px 1.5px',
})
export const link = style({
  minBlockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})
export const sources = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 8px' })
export const source = style({ display: 'inline-block', minBlockSize: 24, lineHeight: '24px', textDecoration: 'none' })
export const note = style({
  maxInlineSize: 320,
  margin: 'auto',
  padding: 16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r8,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.popover,
  fontSize: vars.text.t15,
})
export const notice = style({
  pointerEvents: 'auto',
  maxInlineSize: '100%',
  padding: '6px 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r8,
  background: vars.color.raised,
  boxShadow: vars.shadow.card,
  fontSize: vars.text.t14,
})
