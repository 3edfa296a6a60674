import { style, styleVariants } from '@vanilla-extract/css'
import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

const COARSE = '(pointer: coarse)'
const small = '0.84375rem'

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 })
export const title = style({ marginBlockEnd: 0, selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } } })
export const quietButton = style({
  minBlockSize: 34,
  paddingInline: 10,
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  fontSize: vars.text.t13,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { [COARSE]: { minBlockSize: vars.hit } },
})
export const beginAt = style([quietButton, { marginBlockStart: 8, border: `1px solid ${vars.color.edge}` }])
export const toChoices = style([beginAt, { marginBlockStart: 0, '@media': { [above('md')]: { display: 'none' } } }])
export const guards = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
export const guard = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 8,
  borderRadius: vars.radius.r6,
  background: vars.color.sunken,
  color: vars.color.ink2,
  fontSize: '0.78125rem',
})
export const guardYes = style({ background: chartVars.addedSoft, color: chartVars.added })

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginBlock: '18px 6px',
  color: vars.color.ink3,
  fontSize: '0.78125rem',
  fontWeight: 560,
})
export const port = style({ marginBlock: '8px 4px', color: chartVars.asks, fontSize: vars.text.t13, fontWeight: 560 })
export const cards = style({ display: 'grid', gap: 6 })
export const card = style({ border: `1px solid ${vars.color.line}`, borderRadius: 10, background: vars.color.surface })
export const leading = style({ borderColor: `color-mix(in srgb, ${chartVars.active} 60%, ${vars.color.line})` })
/** Events that change no state, folded. */
export const others = style({ marginBlockStart: 8, color: vars.color.ink2, fontSize: vars.text.t13 })
export const staying = style({ marginBlockStart: 6 })
export const row = style({ display: 'flex', alignItems: 'flex-start' })
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: '2px 8px',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 36,
  padding: '8px 10px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  fontSize: small,
  lineHeight: 1.4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: chartVars.activeSoft }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [COARSE]: { minBlockSize: vars.hit } },
})
export const condition = style({
  display: 'inline-block',
  paddingInline: 6,
  borderRadius: vars.radius.r6,
  background: vars.color.sunken,
  color: vars.color.ink2,
  fontSize: '0.78125rem',
})
export const values = style({ color: vars.color.ink3, fontSize: vars.text.t12 })
export const result = style({ gridColumn: 2, color: vars.color.ink2 })
export const reached = style({ color: vars.color.ink, fontWeight: 560 })
export const withValues = style({
  flex: 'none',
  minBlockSize: 32,
  minInlineSize: 44,
  padding: '6px 10px',
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.text.t12,
  textDecoration: 'underline',
  '@media': { [COARSE]: { minBlockSize: vars.hit } },
})

export const form = style({ display: 'grid', gap: 8, padding: '4px 12px 12px', justifyItems: 'start' })
export const field = style({ display: 'grid', gap: 2, inlineSize: '100%' })
export const fieldName = style({ color: vars.color.ink2, fontSize: vars.text.t12, overflowWrap: 'anywhere' })
export const input = style({
  inlineSize: '100%',
  minBlockSize: 34,
  padding: '4px 8px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: small,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
    '&:disabled': { background: vars.color.sunken },
    'textarea&': { fontFamily: 'ui-monospace, monospace', fontSize: vars.text.t12, resize: 'vertical' },
  },
  '@media': { [COARSE]: { minBlockSize: vars.hit, fontSize: '1rem' } },
})
export const nothing = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 24,
  color: vars.color.ink2,
  fontSize: vars.text.t12,
})
export const problem = style({ color: vars.color.bad, fontSize: vars.text.t12, overflowWrap: 'anywhere' })

export const sign = style({ display: 'inline-flex', alignItems: 'center', gap: 5 })
const swatchBase = style({ inlineSize: 13, blockSize: 13, borderRadius: 4 })
export const swatch = styleVariants({
  active: [swatchBase, { border: `2.5px solid ${chartVars.active}` }],
  past: [swatchBase, { border: `2px dotted ${chartVars.active}` }],
  next: [
    swatchBase,
    {
      border: `1.5px solid ${chartVars.active}`,
      background: `repeating-linear-gradient(135deg, transparent 0 2px, ${chartVars.activeSoft} 2px 4px)`,
    },
  ],
})

export const dock = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  '@media': { [below('sm')]: { flexWrap: 'wrap' } },
})
export const arrows = style({ display: 'flex', gap: 6, flex: 'none', '@media': { [below('sm')]: { order: 1 } } })
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 38,
  blockSize: 38,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  selectors: { '&[aria-disabled="true"]': { opacity: 0.4 } },
  '@media': { [COARSE]: { inlineSize: vars.hit, blockSize: vars.hit } },
})
export const log = style({
  display: 'flex',
  gap: 6,
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: 3,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})
export const logItem = style({ flex: 'none' })
export const logStep = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: 210,
  minBlockSize: 34,
  paddingInline: 10,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r8,
  background: vars.color.paper,
  fontSize: vars.text.t13,
  selectors: {
    '&[aria-current="step"]': { border: `2px solid ${chartVars.active}`, background: chartVars.activeSoft },
  },
  '@media': { [COARSE]: { minBlockSize: vars.hit } },
})
export const later = style({ borderStyle: 'dashed', color: vars.color.ink2 })
export const place = style({ color: vars.color.ink2 })
export const logText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const actions = style({
  display: 'flex',
  gap: 6,
  flex: 'none',
  minInlineSize: 0,
  '@media': { [below('sm')]: { order: 2, flex: '1 1 0', justifyContent: 'end' } },
})
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  minInlineSize: 38,
  minBlockSize: 38,
  paddingInline: 10,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  fontSize: vars.text.t13,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-expanded="true"]': { background: vars.color.sunken },
  },
  '@media': { [COARSE]: { minInlineSize: vars.hit, minBlockSize: vars.hit } },
})
export const toolText = style({ '@media': { [below('sm')]: { display: 'none' } } })
export const inputs = style({
  minInlineSize: 0,
  minBlockSize: 38,
  maxInlineSize: 150,
  textOverflow: 'ellipsis',
  paddingInline: 6,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.t13,
  '@media': { [COARSE]: { minBlockSize: vars.hit } },
})
export const saved = style({
  paddingInline: 12,
  color: vars.color.ink2,
  fontSize: vars.text.t12,
  selectors: { '&:not(:empty)': { paddingBlockEnd: 8 } },
})

export const path = style({
  maxBlockSize: '38vh',
  overflow: 'auto',
  padding: '8px 12px 0',
  '@media': { [above('md')]: { maxBlockSize: '44vh' } },
})
export const pathTools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const sentences = style({
  marginBlock: 8,
  paddingInlineStart: 26,
  listStyle: 'decimal',
  fontSize: small,
  lineHeight: 1.5,
})
export const hint = style({ marginBlock: 6, color: vars.color.ink2, fontSize: vars.text.t12 })
export const code = style({
  padding: 10,
  borderRadius: vars.radius.r8,
  background: vars.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.t12,
  lineHeight: 1.5,
  overflow: 'auto',
  tabSize: 2,
})
