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
export const needs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
})
export const greeting = style({ fontSize: vars.text.t18, overflowWrap: 'anywhere' })
export const heading = style({ fontSize: vars.text.t16 })
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
  '@media': { [below('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  borderRadius: vars.radius.r8,
  background: vars.color.sunken,
})
export const urgentIcon = style({ background: vars.color.badSoft, color: vars.color.bad })
export const words = style({ display: 'grid', gap: 2 })
export const title = style({ fontWeight: 540, overflowWrap: 'anywhere' })
export const waits = style({
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  whiteSpace: 'nowrap',
  '@media': { [below('sm')]: { gridColumn: 1 } },
})
export const urgent = style([waits, { color: vars.color.bad, fontWeight: 560 }])
export const section = style({ display: 'grid', gap: 12 })
export const form = style({ display: 'flex', gap: 8, flexWrap: 'wrap' })
export const field = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  minBlockSize: vars.hit,
  paddingInline: 14,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
})
export const side = style([panel, { display: 'grid', gap: 8, padding: '16px 18px' }])
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
