import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const column = style({
  // `relative` contains visually hidden text, which would otherwise lengthen the page.
  position: 'relative',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingBlock: '24px 40px',
  paddingInline: `${vars.space.s24} 20px`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [below('lg')]: { display: 'none' } },
})
/** Skeleton: nothing to reach, so no scrolling. */
export const waiting = style({ overflow: 'hidden' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockEnd: 4,
})
export const title = style({ fontSize: vars.text.t18, margin: 0 })
export const clear = style({
  font: 'inherit',
  fontSize: vars.text.t14,
  fontWeight: 520,
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  background: 'none',
  border: 0,
  minBlockSize: vars.hit,
  paddingInline: 4,
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { color: vars.color.ink3, textDecoration: 'none', cursor: 'default' } },
})
export const skeleton = style({ display: 'grid', gap: 24 })

export const button = style({ '@media': { [above('lg')]: { display: 'none' } } })
export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 22,
  blockSize: 22,
  borderRadius: 11,
  paddingInline: 6,
  fontSize: vars.text.t13,
  background: vars.color.ink,
  color: vars.color.onInk,
})
/** Keeps the result count within thumb reach, however long the panel is. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockEnd: -24,
  marginInline: -24,
  padding: '12px 24px',
  paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
