import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const heading = style({ fontSize: vars.text.t14, fontWeight: 500, marginBlockEnd: -8 })
export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
  gap: 8,
})
export const language = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minBlockSize: 48,
  paddingInline: 8,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="true"]': { background: vars.color.ink, color: vars.color.onInk, borderColor: vars.color.ink },
    '&:hover': { borderColor: vars.color.ink },
  },
})

/** Fixed height for any number of results, so nothing moves while typing. */
export const currencies = style({
  blockSize: 'min(264px, 40dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  gridArea: '1 / 1',
  padding: 4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r8,
})
export const currency = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: vars.hit,
  paddingInline: 10,
  borderRadius: vars.radius.r6,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.sunken }, '&[aria-selected="true"]': { fontWeight: 540 } },
})
export const active = style({ background: vars.color.sunken })
export const title = style({ flex: 1, minInlineSize: 0 })
export const code = style({ color: vars.color.ink2, fontSize: vars.text.t14 })
export const tick = style({ inlineSize: 16, flex: 'none' })
export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: 8 })
/** Overlaid on the empty list. */
export const none = style({ gridArea: '1 / 1', padding: 16, color: vars.color.ink2, pointerEvents: 'none' })
export const note = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
