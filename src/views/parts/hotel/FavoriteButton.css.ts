import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const place = style({ position: 'relative', display: 'inline-block', flex: 'none' })
export const heart = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.action } },
})
/** Below its heart, over other content. */
export const problem = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  maxInlineSize: 184,
  padding: '8px 12px',
  borderRadius: vars.radius.r8,
  background: vars.color.raised,
  color: vars.color.bad,
  boxShadow: vars.shadow.popover,
  fontSize: vars.text.t13,
  lineHeight: 1.35,
  textAlign: 'start',
})
