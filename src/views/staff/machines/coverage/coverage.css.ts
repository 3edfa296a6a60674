import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

export const sign = style({ display: 'inline-flex', alignItems: 'center', gap: 5 })
const swatchBase = style({ inlineSize: 18, blockSize: 5, borderRadius: 2 })
const dashes = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 4px, transparent 4px 7px)`
/** As under the ways of the drawing. */
export const wave = style({ textDecoration: `underline wavy 1px ${chartVars.covered0}` })
export const swatch = styleVariants({
  covered0: [swatchBase, { background: dashes(chartVars.covered0) }],
  covered1: [swatchBase, { background: chartVars.covered1 }],
  covered2: [swatchBase, { background: chartVars.covered2 }],
  covered3: [swatchBase, { background: chartVars.covered3 }],
})

export const layer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px minmax(4.75rem, auto)',
  alignItems: 'center',
  gap: 10,
  inlineSize: 'calc(100% + 16px)',
  minBlockSize: 34,
  marginInline: -8,
  paddingInline: 8,
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  fontSize: vars.text.t13,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed="true"]': { background: chartVars.changedSoft, outline: `1.5px solid ${chartVars.changed}` },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const track = style({
  blockSize: 5,
  borderRadius: 3,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})
export const fill = style({ display: 'block', blockSize: 5, borderRadius: 3, background: chartVars.covered3 })
export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const group = style({ borderBlockEnd: `1px solid ${vars.color.line}`, paddingBlock: 6 })
export const summary = style({ minBlockSize: 28, cursor: 'pointer', fontSize: vars.text.t13 })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
const tagBase = style({ padding: '3px 9px', borderRadius: vars.radius.r6, fontSize: vars.text.t13, fontWeight: 540 })
export const tag = styleVariants({
  taken: [tagBase, { background: chartVars.changedSoft, color: chartVars.changed }],
  missed: [tagBase, { background: vars.color.sunken, color: vars.color.ink2 }],
})
export const defect = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 5,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.t13,
})
export const outcome = style({ flex: 'none', maxInlineSize: '45%', color: vars.color.ink2, textAlign: 'end' })
export const survived = style({ color: chartVars.covered0, fontWeight: 560 })
export const reason = style({ color: vars.color.ink2, fontSize: vars.text.t12 })
export const warning = style({
  marginBlock: 8,
  padding: '8px 12px',
  borderInlineStart: `3px solid ${chartVars.covered0}`,
  background: vars.color.sunken,
  fontSize: vars.text.t13,
})
