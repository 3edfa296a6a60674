import { style, styleVariants } from '@vanilla-extract/css'
import { FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

export const overview = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  gap: 8,
  padding: '4px 14px',
})

export const box = style({
  minInlineSize: 0,
  padding: '2px 8px 8px',
  border: `1px solid color-mix(in srgb, ${chartVars.wire} 70%, transparent)`,
  borderRadius: 12,
})
export const depth = styleVariants({
  depth1: { background: chartVars.ground.depth1 },
  depth2: { background: chartVars.ground.depth2 },
  depth3: { background: chartVars.ground.depth3 },
})
/** Active together with the boxes beside it. */
export const region = style({ borderStyle: 'dashed' })

export const boxName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 26,
  padding: '2px 4px',
  border: 0,
  borderRadius: vars.radius.r6,
  background: 'none',
  color: vars.color.ink2,
  fontSize: '0.78125rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const beside = style({ display: 'inline-block', marginBlockEnd: 6, marginInlineStart: 10 })
export const inside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 5 })

export const leaf = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 30,
  maxInlineSize: 210,
  padding: '2px 8px',
  border: `1px solid ${chartVars.wire}`,
  borderRadius: vars.radius.r8,
  background: chartVars.ground.state,
  color: vars.color.ink,
  fontSize: '0.78125rem',
  fontWeight: 520,
  lineHeight: 1.2,
  textAlign: 'start',
  selectors: { '&:hover': { borderColor: vars.color.ink } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const asking = style({
  background: chartVars.ground.asks,
  borderColor: `color-mix(in srgb, ${chartVars.asks} 50%, ${chartVars.wire})`,
})
export const final = style({ borderStyle: 'double', borderWidth: 3 })
/** Not disabled, and read in full once pointed at. */
export const pale = style({ selectors: { '&:not(:hover, :focus-visible)': { opacity: 0.46 } } })

const ring = { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: 1 }
export const chosen = style({
  ...ring,
  zIndex: 3,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
  '@media': { [FORCED_COLORS]: { outlineColor: 'Highlight' } },
})
export const past = style({ border: `2px dotted ${chartVars.active}` })
export const next = style({
  border: `1.5px solid ${chartVars.active}`,
  background: `repeating-linear-gradient(135deg, ${chartVars.ground.state} 0 4px, ${chartVars.activeSoft} 4px 8px)`,
})
export const active = style({
  border: `1px solid ${chartVars.active}`,
  background: chartVars.activeSoft,
  boxShadow: `0 0 0 2.5px ${chartVars.active}`,
  '@media': { [FORCED_COLORS]: { outline: '3px solid Highlight' } },
})
export const activeBox = style({ borderColor: chartVars.active, borderStyle: 'solid' })
export const tone = styleVariants({
  added: { background: chartVars.addedSoft, borderColor: chartVars.added },
  gone: { background: chartVars.goneSoft, borderColor: chartVars.gone, textDecoration: 'line-through' },
  changed: { borderColor: chartVars.changed },
  taken: { borderColor: chartVars.active, boxShadow: `0 0 0 1.5px ${chartVars.active}` },
})

export const first = style({
  inlineSize: 7,
  blockSize: 7,
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.ink,
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
})
export const pips = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontSize: '0.6875rem',
  fontWeight: 560,
  selectors: { '&:empty': { display: 'none' } },
})
export const failures = style({ color: chartVars.cause.error })
const barBase = style({ inlineSize: 5, blockSize: 14, borderRadius: 2 })
export const bar = styleVariants({
  covered0: [
    barBase,
    { background: `repeating-linear-gradient(0deg, ${chartVars.covered0} 0 3px, transparent 3px 5px)` },
  ],
  covered1: [barBase, { background: chartVars.covered1 }],
  covered2: [barBase, { background: chartVars.covered2 }],
  covered3: [barBase, { background: chartVars.covered3 }],
  survived: [
    barBase,
    { background: `repeating-linear-gradient(45deg, ${chartVars.covered0} 0 2px, ${chartVars.covered1} 2px 4px)` },
  ],
})
const count = style({ fontSize: vars.text.t12, fontWeight: 600 })
export const change = styleVariants({
  added: [count, { color: chartVars.added }],
  changed: [count, { color: chartVars.changed }],
  gone: [count, { color: chartVars.gone }],
})
