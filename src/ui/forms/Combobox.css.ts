import { style } from '@vanilla-extract/css'
import { above, below } from '#src/styles/media.ts'
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
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  color: vars.color.ink3,
  selectors: { '&[aria-selected="true"]': { background: vars.color.sunken } },
})
export const words = style({ color: vars.color.ink, minInlineSize: 0, lineHeight: 1.4, flex: 1 })
/** As wide as a picture, so names align. */
export const sign = style({ display: 'grid', placeItems: 'center', inlineSize: 40, flex: 'none' })
export const image = style({
  inlineSize: 40,
  blockSize: 40,
  flex: 'none',
  objectFit: 'cover',
  borderRadius: vars.radius.r8,
  background: vars.color.sunken,
})
export const typed = style({ fontWeight: 600 })
export const note = style({
  flex: 'none',
  maxInlineSize: '40%',
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  textAlign: 'end',
  textWrap: 'balance',
  '@media': { [below('sm')]: { maxInlineSize: '6.5em' } },
})
export const group = style({
  padding: '12px 12px 4px',
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  fontWeight: 600,
})
export const notice = style({
  margin: 0,
  padding: '10px 12px',
  color: vars.color.ink2,
  fontSize: vars.text.t15,
  selectors: { '&:empty': { display: 'none' } },
})
/** Overlays what is above or below the field, without blocking presses on it. */
export const aside = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineStart: 0,
  insetBlockEnd: 'calc(100% + 4px)',
  inlineSize: 'max-content',
  maxInlineSize: 'min(420px, 100vw - 40px)',
  padding: '8px 12px',
  borderRadius: vars.radius.r8,
  background: vars.color.ink,
  color: vars.color.onInk,
  boxShadow: vars.shadow.popover,
  fontSize: vars.text.t14,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  '@media': { [above('md')]: { insetBlockEnd: 'auto', insetBlockStart: 'calc(100% + 4px)' } },
})
export const detail = style({ display: 'block', color: vars.color.ink2, fontSize: vars.text.t13 })
export const empty = style({ padding: '16px 12px', color: vars.color.ink2, fontSize: vars.text.t15 })
