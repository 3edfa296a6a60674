import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

export const sign = style({ display: 'inline-flex', alignItems: 'center', gap: 5 })
export const against = style({ display: 'block', marginBlockStart: 8, fontSize: vars.text.t13 })
export const builds = style({
  maxInlineSize: '100%',
  minBlockSize: 36,
  paddingInline: 10,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  fontWeight: 560,
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const drop = style({
  marginBlockStart: 12,
  padding: '10px 12px',
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  fontSize: vars.text.t13,
})
export const fileLabel = style({ display: 'block', fontWeight: 540 })
export const file = style({ display: 'block', maxInlineSize: '100%', marginBlockStart: 4, fontSize: vars.text.t13 })
export const hint = style({ color: vars.color.ink2, fontSize: vars.text.t12 })
export const problem = style({
  color: vars.color.bad,
  fontWeight: 540,
  selectors: { '&:empty': { display: 'none' } },
})
export const change = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 34,
  padding: '7px 0',
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: 'none',
  fontSize: vars.text.t13,
  lineHeight: 1.4,
  textAlign: 'start',
  selectors: { 'button&:hover': { background: vars.color.sunken } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const chosen = style({ background: chartVars.changedSoft, outline: `1.5px solid ${chartVars.changed}` })
const badge = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.r6,
  fontWeight: 600,
})
export const kind = styleVariants({
  added: [badge, { background: chartVars.addedSoft, color: chartVars.added }],
  gone: [badge, { background: chartVars.goneSoft, color: chartVars.gone }],
  changed: [badge, { background: chartVars.changedSoft, color: chartVars.changed }],
  seen: [badge, { background: vars.color.sunken, color: chartVars.viewState }],
})
export const ink = styleVariants({
  added: { color: chartVars.added, fontWeight: 600 },
  gone: { color: chartVars.gone, fontWeight: 600 },
  changed: { color: chartVars.changed, fontWeight: 600 },
})
export const goneCount = style([ink.gone, { fontSize: vars.text.t12 }])
export const folded = style({ marginBlockStart: 8 })
export const summary = style({ minBlockSize: 28, cursor: 'pointer' })
