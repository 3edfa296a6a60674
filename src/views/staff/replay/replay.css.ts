import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [above('md')]: { blockSize: '100%', gridTemplateRows: 'auto auto minmax(0, 1fr) auto' } },
})
export const head = style({
  gridRow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 24px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [below('sm')]: { paddingInline: vars.space.s16 } },
})
export const code = style({ fontSize: vars.text.t22, letterSpacing: '.04em' })
export const mute = style({ color: vars.color.ink2 })
export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginInlineStart: 'auto' })
export const goOn = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, fontSize: vars.text.t13 })
export const notices = style({
  gridRow: 2,
  display: 'grid',
  gap: 8,
  paddingInline: 24,
  selectors: { '&:not(:empty)': { paddingBlock: 8 } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [above('md')]: { gridRow: 3, gridTemplateColumns: 'minmax(280px, 30%) minmax(0, 1fr) minmax(260px, 26%)' },
  },
})
export const column = style({
  position: 'relative',
  minInlineSize: 0,
  padding: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [above('md')]: { overflow: 'auto', borderBlockEnd: 0, borderInlineStart: `1px solid ${vars.color.line}` },
  },
})
export const part = style({ marginBlock: '16px 4px', fontSize: vars.text.t14, fontWeight: 560, color: vars.color.ink2 })
export const event = style({ fontSize: vars.text.t18 })
export const changes = style({ margin: 0, display: 'grid', gap: 6, overflowWrap: 'anywhere' })
export const change = style({ borderBlockEnd: `1px solid ${vars.color.line}`, paddingBlockEnd: 6 })
export const value = style({ margin: 0 })
export const bar = style({
  display: 'inline-block',
  inlineSize: 56,
  blockSize: '.8em',
  borderRadius: vars.radius.r3,
  background: vars.color.edge,
  verticalAlign: '-.05em',
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  margin: 0,
  overflowWrap: 'anywhere',
})
export const factValue = style({ margin: 0, textAlign: 'end' })
export const timeline = style({
  gridRow: 4,
  display: 'grid',
  gap: 8,
  padding: '10px 24px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  minInlineSize: 0,
  '@media': { [below('sm')]: { paddingInline: vars.space.s16 } },
})
export const controls = style({ display: 'flex', alignItems: 'center', gap: 10 })
/** Phones have no keys. */
export const keys = style([mute, { '@media': { [below('sm')]: { display: 'none' } } }])
export const scrubber = style({ flex: 1, minInlineSize: 0, accentColor: vars.color.action })
export const list = style({
  display: 'flex',
  gap: 6,
  margin: 0,
  padding: '2px 0 4px',
  listStyle: 'none',
  overflowX: 'auto',
})
export const stepButton = style({
  inlineSize: 128,
  blockSize: '100%',
  minBlockSize: 56,
  padding: 8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r8,
  background: vars.color.paper,
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.t12,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { borderColor: vars.color.action, background: vars.color.actionSoft } },
})
/** A change of the connection, between the steps. */
export const connectionChange = style({
  inlineSize: 128,
  padding: 8,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.r8,
  fontSize: vars.text.t12,
})
export const start = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const form = style({
  textAlign: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
})
export const drop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: 16,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
})
export const file = style({ maxInlineSize: '100%' })
export const captures = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })
export const capture = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})

export const looks = style({ position: 'relative', color: vars.color.ink2 })
export const lookList = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: '80vw',
  maxBlockSize: '50vh',
  overflow: 'auto',
  margin: 0,
  paddingBlock: 8,
  paddingInline: '32px 12px',
  borderRadius: vars.radius.r6,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})
