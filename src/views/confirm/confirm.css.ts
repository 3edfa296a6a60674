import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})
/** Sends the screen to support. */
export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: 24,
  '@media': { print: { display: 'none' } },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 64,
  padding: '8px 16px',
  maxInlineSize: 720,
  marginInline: 'auto',
})
export const whose = style({
  display: 'grid',
  minInlineSize: 0,
  flex: 1,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})
export const small = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
export const languages = style({ position: 'relative', flex: 'none' })
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.hit,
  paddingInline: 8,
  fontSize: vars.text.t14,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.r8,
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: vars.color.sunken } },
})
export const choices = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  minInlineSize: 160,
  padding: 8,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r8,
  boxShadow: vars.shadow.popover,
})
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.hit,
  paddingInline: 12,
  borderRadius: vars.radius.r6,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { fontWeight: 600 }, '&:hover': { background: vars.color.sunken } },
})
export const main = style({
  maxInlineSize: 720,
  marginInline: 'auto',
  padding: '16px 16px 48px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  minBlockSize: 'calc(100dvh - 65px)',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [above('sm')]: { paddingBlock: '32px 64px' } },
})
/** As wide as the pages for guests. */
export const wide = style({ maxInlineSize: `calc(${vars.page} + 32px)` })
export const box = style({ overflow: 'hidden' })
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})
export const dueBy = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
export const heading = style({
  fontSize: vars.text.t28,
  lineHeight: 1.2,
  letterSpacing: vars.tracking.head,
  overflowWrap: 'anywhere',
})
export const request = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
/** Price, hours and price of an hour in one row. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: 12,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const figure = style({ display: 'grid' })
export const number = style({ fontSize: vars.text.t22, fontWeight: 600, letterSpacing: '-.02em' })
/** One scale for all bars: the widest price makes the room beside them. */
export const worth = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px 12px' })
export const worthRow = style({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', rowGap: 2 })
export const worthBar = style({
  gridColumn: 1,
  blockSize: 12,
  alignSelf: 'center',
  borderRadius: vars.radius.r3,
  background: vars.color.lineTrack,
  overflow: 'hidden',
})
export const worthFill = style({ display: 'block', blockSize: '100%', background: vars.color.lineStandard })
export const worthAsked = style([
  worthFill,
  {
    background: `repeating-linear-gradient(135deg, ${vars.color.askedFill} 0 3px, ${vars.color.askedSoft} 3px 6px)`,
  },
])
/** The answer stays at hand under the thumb. */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  marginInline: -16,
  padding: 16,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 8,
  '@media': { [above('sm')]: { position: 'static', marginInline: 0, paddingInline: 0, background: 'none' } },
})
/** Two words beside each other on a phone. */
export const half = style({ selectors: { '&&': { paddingInline: 8 } } })
export const whole = style({ gridColumn: '1 / -1' })
export const quiet = style({ fontSize: vars.text.t13, color: vars.color.ink2, textAlign: 'center' })
/** Without scripts nothing would count down. */
const COUNTED = { '@media': { '(scripting: none)': { display: 'none' } } } as const
export const undo = style([
  { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
  COUNTED,
])
export const cells = style([{ display: 'grid', gridTemplateColumns: 'repeat(60, 1fr)', gap: 1 }, COUNTED])
const cellBase = style({ blockSize: 12, borderRadius: 1 })
export const cellLeft = style([
  cellBase,
  {
    background: vars.color.lineStandard,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
])
export const cellGone = style([cellBase, { background: vars.color.lineTrack }])
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const bigButtons = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const support = style({ textAlign: 'center', fontSize: vars.text.t14, color: vars.color.ink2 })
/** A whole e-mail address, also on a narrow phone. */
export const address = style({ overflowWrap: 'anywhere' })
