import { card } from '#src/styles/layout.css.ts'
import { above, below, FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'

const { color, text } = vars
const wide = above('md')
const narrow = below('sm')
const unprinted: StyleRule = { '@media': { print: { display: 'none' } } }

/** Not on paper. */
export const screen = style(unprinted)
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 16,
  ...unprinted,
})
export const clock = style({ fontSize: text.t13, fontWeight: 520, color: color.ink2 })
export const title = style({ fontSize: text.t36, letterSpacing: vars.tracking.display, lineHeight: 1.2 })
export const small = style({ fontSize: text.t14, color: color.ink2 })
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  borderBlockEnd: `1px solid ${color.line}`,
  ...unprinted,
})
export const partLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.hit,
  paddingInline: 8,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunken } },
})
export const count = style({
  padding: '1px 8px',
  borderRadius: vars.radius.r6,
  background: color.sunken,
  fontSize: text.t13,
  fontWeight: 520,
})

export const requests = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  scrollMarginBlockStart: 80,
  ...unprinted,
})
export const request = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: 16,
    '@media': {
      [wide]: {
        gridTemplateColumns: '12rem minmax(0, 1fr) 7rem 15rem',
        gap: '16px 32px',
        alignItems: 'center',
        padding: '20px 24px',
      },
    },
  },
])
export const who = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' })
export const due = style({ display: 'grid', fontSize: text.t14, color: color.ink2 })
export const guest = style({ fontSize: text.t18, selectors: { '&:focus': { outline: 'none' } } })
export const what = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const needed = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  fontSize: text.t13,
  color: color.ink2,
  overflowWrap: 'anywhere',
})
export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0 12px',
  '@media': { [wide]: { display: 'grid' } },
})
/** The price, and the hotel's part of it. */
export const money = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, overflowWrap: 'anywhere' })
export const price = style({ fontSize: text.t22, fontWeight: 600, lineHeight: 1.25 })
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
})
export const wholeRow = style({ gridColumn: '1 / -1' })
export const undo = style({ gridColumn: '1 / -1' })

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  marginBlockStart: 32,
  scrollMarginBlockStart: 64,
  '@media': { print: { margin: 0, gap: 16 } },
})
/** Whose list this is, and of when; on paper alone. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block', order: 1 } } })
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '@media': { print: { order: 2 } },
})
/** Paper holds today. */
export const otherDay = style(unprinted)
export const dayTitle = style({ fontSize: text.t22 })
export const answeredTitle = style([dayTitle, { selectors: { '&:focus': { outline: 'none' } } }])
export const dayCard = style([
  card,
  {
    padding: '8px 16px 16px',
    overflow: 'hidden',
    '@media': {
      [above('sm')]: { padding: '8px 24px 20px' },
      print: { padding: 0, border: 0, borderRadius: 0, boxShadow: 'none', background: 'none', overflow: 'visible' },
    },
  },
])
export const table = style({ position: 'relative', display: 'block', inlineSize: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} > tbody`, { display: 'block' })
/** Column names are heard, not seen. */
globalStyle(`${table} > thead`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const caption = style({
  display: 'block',
  paddingBlock: '20px 8px',
  fontSize: text.t14,
  fontWeight: 560,
  color: color.ink2,
  textAlign: 'start',
})
/** Hour, guest, the line and what was promised; on a phone the line is below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 13rem) minmax(0, 1fr) 11rem',
  gap: '0 20px',
  alignItems: 'center',
  minBlockSize: 64,
  selectors: {
    'tbody > &': { borderBlockStart: `1px solid ${color.line}` },
    'div&': { minBlockSize: 36 },
  },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '8px 12px',
      paddingBlock: 12,
    },
    print: {
      gridTemplateColumns: '4rem 11rem minmax(0, 1fr) 11rem',
      gap: '0 16px',
      minBlockSize: 56,
      paddingBlock: 0,
      breakInside: 'avoid',
    },
  },
})
export const hour = style({ padding: 0, fontSize: text.t22, fontWeight: 580 })
export const stayGuest = style({
  padding: 0,
  textAlign: 'start',
  fontWeight: 540,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridColumn: '2 / -1' }, print: { gridColumn: 'auto' } },
})
export const reference = style({ display: 'block', fontSize: text.t13, fontWeight: 400, color: color.ink2 })
export const lineCell = style({
  position: 'relative',
  gridColumn: 3,
  padding: 0,
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 }, print: { gridColumn: 3, gridRow: 'auto' } },
})
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: text.t12,
  color: color.ink3,
  '@media': { [narrow]: { gridRow: 1 } },
})
export const scaleHour = style({ inlineSize: 0, display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' })
export const handHour = style({
  position: 'absolute',
  insetBlockStart: -2,
  inlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
  ...unprinted,
})
export const handText = style({
  padding: '1px 5px',
  borderRadius: vars.radius.r3,
  background: color.action,
  color: color.onAction,
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
export const hand = style({
  position: 'absolute',
  insetBlock: -24,
  inlineSize: 2,
  background: color.action,
  '@media': {
    [narrow]: { insetBlock: -4 },
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' },
    print: { display: 'none' },
  },
})
export const track = style({
  display: 'flex',
  blockSize: 16,
  borderRadius: vars.radius.r3,
  overflow: 'hidden',
  background: color.lineTrack,
  '@media': {
    print: { border: '1px solid #333', background: '#fff', printColorAdjust: 'exact' },
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Canvas', border: '1px solid CanvasText' },
  },
})
const segment = style({ flex: '1 0 0', minInlineSize: 0, '@media': { print: { printColorAdjust: 'exact' } } })
const dotted = (dot: string, ground: string) =>
  `radial-gradient(circle at center, ${dot} 1.5px, transparent 1.8px) center / 6px 100% ${ground}`
const hatched = 'repeating-linear-gradient(135deg, #333 0 2px, #fff 2px 5px)'
const tones = (screenLook: string, paper: string, forced: string): StyleRule => ({
  background: screenLook,
  '@media': {
    print: { background: paper },
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background: forced },
  },
})
const system = 'repeating-linear-gradient(135deg, Highlight 0 3px, Canvas 3px 6px)'
/** On paper, hatching and dots stand for the colors. */
export const tone = styleVariants({
  standard: [segment, tones(color.lineStandard, '#333', 'CanvasText')],
  guaranteed: [segment, tones(color.guaranteedFill, hatched, system)],
  agreed: [segment, tones(color.guaranteedSoft, hatched, system)],
  gained: [segment, tones(color.gainedFill, hatched, system)],
  asked: [segment, tones(color.askedFill, hatched, system)],
  givenBack: [
    segment,
    tones(dotted(color.gainedFill, color.gainedSoft), dotted('#333', '#fff'), dotted('CanvasText', 'Canvas')),
  ],
  idle: [segment, tones('none', '#fff', 'Canvas')],
})
export const promise = style({
  padding: 0,
  '@media': { [narrow]: { gridColumn: '1 / -1' }, print: { gridColumn: 'auto' } },
})

globalStyle(`${promise} > span`, { '@media': { print: { padding: 0, background: 'none', color: 'inherit' } } })

export const answered = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBlockStart: 32,
  scrollMarginBlockStart: 64,
  ...unprinted,
})
export const filter = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 20px',
  alignItems: 'center',
  padding: '14px 16px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': {
    [wide]: { gridTemplateColumns: '13rem minmax(0, 1fr) minmax(0, 1.4fr) 10rem', padding: '14px 24px' },
  },
})
/** On a phone the request is below the guest and what came of it. */
export const itemPart = style({ gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } })
export const itemTag = style({
  gridColumn: 2,
  gridRow: 1,
  justifySelf: 'end',
  '@media': { [wide]: { gridColumn: 4 } },
})
/** Below the request it belongs to, under what came of it. */
export const itemAction = style({ gridColumn: '1 / -1', justifySelf: 'end' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: text.t14,
  color: color.ink2,
  ...unprinted,
})
