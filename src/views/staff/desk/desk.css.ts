import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  alignItems: 'start',
  '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px' } },
})
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
})
export const greetingLine = style([head, { justifyContent: 'start' }])
export const greeting = style({ fontSize: vars.text.t22, overflowWrap: 'anywhere' })
export const workOnPhone = style({ marginInlineStart: 'auto', '@media': { [above('sm')]: { display: 'none' } } })
export const toEnd = style({ marginInlineStart: 'auto' })
export const heading = style({ fontSize: vars.text.t16, fontWeight: 560 })
export const mute = style({ color: vars.color.ink2, fontSize: vars.text.t13, overflowWrap: 'anywhere' })
const panel = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: 14,
  background: vars.color.surface,
  overflow: 'hidden',
})
export const list = style([panel])
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const icon = style({
  display: 'grid',
  '@media': { [below('sm')]: { display: 'none' } },
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  borderRadius: vars.radius.r8,
  background: vars.color.sunken,
})
export const urgentIcon = style({ background: vars.color.badSoft, color: vars.color.bad })
export const words = style({ display: 'grid', gap: 2, '@media': { [below('sm')]: { gridColumn: '1 / -1' } } })
export const title = style({ fontWeight: 540, overflowWrap: 'anywhere' })
export const waits = style({
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  whiteSpace: 'nowrap',
  '@media': { [below('sm')]: { gridColumn: 1 } },
})
/** Links to act on a matter. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 8 })
export const urgent = style([waits, { color: vars.color.bad, fontWeight: 560 }])
export const section = style({ display: 'grid', gap: 12 })
export const form = style({ display: 'flex', gap: 8 })
export const question = style({ position: 'relative', flex: 1, minInlineSize: 0 })
export const questionIcon = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 8px)',
  insetInlineStart: 14,
  pointerEvents: 'none',
})
export const field = style({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: '42px 14px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.t16,
})
export const codeForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
})
export const codeField = style({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 14,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.t22,
  letterSpacing: '.1em',
  textTransform: 'uppercase',
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 34,
  paddingInline: 12,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  textDecoration: 'none',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const side = style([
  panel,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, padding: '16px 18px' },
])
export const figures = style({ display: 'grid', margin: 0 })
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  paddingBlock: 8,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const count = style({ margin: 0, fontWeight: 540 })
export const code = style({ fontWeight: 560, letterSpacing: '.06em' })
/** A line of its own below the ends of a row. */
export const line = style([mute, { flexBasis: '100%', gridColumn: '1 / -1' }])
export const quietAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  marginInlineStart: -8,
  paddingInline: 8,
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  selectors: { '&:hover': { background: vars.color.sunken, color: vars.color.ink } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const lateLine = style([line, { color: vars.color.bad }])
export const email = style({
  paddingInline: 16,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  paddingBlock: 12,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})
export const emailText = style({ paddingBlockEnd: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
