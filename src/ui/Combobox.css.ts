import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const list = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 6,
  maxInlineSize: 'calc(100vw - 32px)',
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.popover,
  overflow: 'auto',
})

export const option = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  inlineSize: '100%',
  textAlign: 'start',
  padding: '8px 12px',
  borderRadius: vars.radius.r8,
  minBlockSize: 56,
  cursor: 'pointer',
  color: vars.color.ink3,
  selectors: { '&[aria-selected="true"]': { background: vars.color.sunken } },
})
export const words = style({ color: vars.color.ink, minInlineSize: 0, lineHeight: 1.4 })
export const detail = style({ display: 'block', color: vars.color.ink2, fontSize: vars.text.t13 })
export const empty = style({ padding: '16px 12px', color: vars.color.ink2, fontSize: vars.text.t15 })
