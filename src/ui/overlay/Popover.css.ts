import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  maxInlineSize: 'calc(100vw - 40px)',
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.popover,
  overflow: 'auto',
  overscrollBehavior: 'contain',
})

export const sheet = style({
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'calc(100dvh - 48px)',
  border: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  '::backdrop': { background: 'rgb(10 13 24 / .56)' },
})

export const head = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlockStart: 12,
  paddingInline: '20px 8px',
  background: vars.color.raised,
  touchAction: 'none',
  selectors: { [`${sheet} > &`]: { display: 'flex' } },
})
export const grabber = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 36,
  blockSize: 4,
  borderRadius: 2,
  background: vars.color.edge,
})
export const title = style({ fontSize: vars.text.t18, fontWeight: 560 })
