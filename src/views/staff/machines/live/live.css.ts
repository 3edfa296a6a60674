import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

export const head = style({ display: 'flex', alignItems: 'baseline', gap: 8 })
export const headTitle = style({ flex: '1 1 auto', minInlineSize: 0 })
export const badge = style({
  flex: 'none',
  paddingInline: 8,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.ink2,
  fontSize: vars.text.t12,
  fontWeight: 560,
})
export const liveBadge = style([badge, { background: chartVars.activeSoft, color: chartVars.canBeSent }])
export const note = style({
  marginBlockStart: 10,
  padding: '8px 12px',
  borderRadius: vars.radius.r8,
  background: vars.color.sunken,
  fontSize: vars.text.t13,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockStart: 10 })
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  padding: '4px 12px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.t13,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.onInk, borderColor: vars.color.ink },
    '&[aria-current="true"]': { borderColor: chartVars.active, boxShadow: `0 0 0 1px ${chartVars.active}` },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const running = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 8 })
export const tabs = style({ display: 'grid', gap: 6, marginBlockStart: 8 })

/** Lines change many times a second: their layout touches nothing else. */
export const lines = style({ marginBlockStart: 6, marginInline: -8, contain: 'layout style' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '58px 14px minmax(0, 1fr)',
  columnGap: 8,
  alignItems: 'start',
  padding: '8px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.t13,
  lineHeight: 1.4,
  selectors: { '&:first-child': { background: chartVars.activeSoft, borderRadius: vars.radius.r8 } },
})
export const time = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', fontSize: vars.text.t12 })
export const glyph = style({ display: 'grid', placeItems: 'center', blockSize: 18 })
export const machine = style({ color: vars.color.ink2 })
export const reached = style({ fontWeight: 560 })
export const told = style({ color: vars.color.ink2, fontSize: vars.text.t12 })

const square = style({ inlineSize: 12, blockSize: 12, borderRadius: 4 })
export const activeSign = style([square, { border: `2.5px solid ${chartVars.active}` }])
export const pastSign = style([square, { border: `2px dotted ${chartVars.active}` }])
