import { style } from '@vanilla-extract/css'
import { below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

export const find = style({
  position: 'relative',
  flex: '0 1 250px',
  minInlineSize: 0,
  '@media': { [below('sm')]: { flex: '1 1 180px', position: 'static' } },
})
export const icon = style({
  position: 'absolute',
  insetBlockStart: 9,
  insetInlineStart: 10,
  pointerEvents: 'none',
  '@media': { [below('sm')]: { display: 'none' } },
})
export const input = style({
  inlineSize: '100%',
  minBlockSize: 38,
  paddingInline: '34px 8px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  fontSize: vars.text.t14,
  // Safari magnifies a page whose field has smaller text.
  '@media': {
    [below('sm')]: { paddingInline: 10 },
    '(pointer: coarse)': { minBlockSize: vars.hit, fontSize: vars.text.t16 },
  },
})
export const hits = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  zIndex: 20,
  inlineSize: 460,
  maxInlineSize: 'calc(100vw - 32px)',
  maxBlockSize: '60vh',
  padding: 8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 12,
  background: vars.color.raised,
  boxShadow: vars.shadow.popover,
  overflow: 'auto',
  '@media': { [below('sm')]: { insetBlockStart: 60, insetInline: 8, inlineSize: 'auto' } },
})
export const hit = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 8,
  alignItems: 'baseline',
  inlineSize: '100%',
  minBlockSize: 34,
  padding: '6px 8px',
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  fontSize: '0.84375rem',
  lineHeight: 1.4,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const none = style({ padding: 8, fontSize: vars.text.t13 })
export const mark = style({
  paddingInline: 1,
  borderRadius: vars.radius.r3,
  background: `color-mix(in srgb, ${vars.color.action} 16%, transparent)`,
  color: 'inherit',
})
