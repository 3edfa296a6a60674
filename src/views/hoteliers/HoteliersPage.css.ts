import { card, page } from '#src/styles/layout.css.ts'
import { above, below, FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, text, tracking, toward } = vars
const wide = above('md')

/** Night in both schemes: the words stand on the shaded side, the building on the other. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: '#fff',
  background: '#161b42',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(${toward}, rgb(13 16 44 / .92) 18%, rgb(13 16 44 / .78) 46%, rgb(13 16 44 / .06) 80%)`,
  },
  '@media': { [below('md')]: { '::after': { background: 'none' } } },
})
export const heroPicture = style({
  position: 'absolute',
  insetBlock: 0,
  // Its middle, the building, is beside the words.
  insetInlineStart: '26%',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  zIndex: -2,
  objectFit: 'cover',
  objectPosition: '50% 60%',
  background: 'none',
  '@media': {
    [below('md')]: {
      insetBlock: 'auto 0',
      insetInlineStart: 0,
      blockSize: 300,
      maskImage: 'linear-gradient(transparent, #000 40%)',
    },
  },
})
export const heroWords = style([
  page,
  { paddingBlock: 'clamp(40px, 7vw, 96px)', '@media': { [below('md')]: { paddingBlockEnd: 260 } } },
])
export const head = style({
  fontSize: text.t48,
  letterSpacing: tracking.display,
  lineHeight: 1.1,
  maxInlineSize: '14ch',
})
export const lead = style({
  marginBlockStart: 16,
  maxInlineSize: '44ch',
  fontSize: 'clamp(1.0625rem, 1rem + .4vw, 1.25rem)',
  color: 'rgb(255 255 255 / .92)',
})
export const heroActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 28,
  '@media': { [below('sm')]: { display: 'grid' } },
})
/** A button on the night picture. */
export const ghost = style({
  selectors: {
    // As specific as the look of a button that can be pressed.
    '&&&&': { color: '#fff', borderColor: 'rgb(255 255 255 / .7)', background: 'rgb(13 16 44 / .4)' },
    '&&&&:hover': { borderColor: '#fff', background: 'rgb(13 16 44 / .7)' },
  },
})

export const column = style([page, { paddingBlockEnd: 32 }])
export const quiet = style({ color: color.ink2, fontSize: text.t15, maxInlineSize: '36ch' })
export const small = style({ color: color.ink2, fontSize: text.t14, fontWeight: 400 })
export const facts = style({
  display: 'grid',
  gap: '0 48px',
  marginBlockStart: 32,
  '@media': { [above('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: 56 } },
})
export const fact = style({
  '@media': {
    [below('sm')]: {
      display: 'grid',
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      columnGap: 12,
      paddingBlock: 16,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})
export const figure = style({
  display: 'block',
  fontSize: text.t48,
  fontWeight: 580,
  letterSpacing: tracking.display,
  lineHeight: 1.1,
  '@media': { [below('sm')]: { gridRow: 'span 2' } },
})
export const factTitle = style({ fontSize: text.t18, lineHeight: 1.35 })

export const section = style({
  marginBlockStart: 'clamp(64px, 8vw, 96px)',
  scrollMarginBlockStart: 96,
  selectors: { '&:focus': { outline: 'none' } },
})
export const title = style({ fontSize: text.t36, letterSpacing: tracking.display, lineHeight: 1.2 })
export const sectionLead = style({ marginBlockStart: 8, color: color.ink2, maxInlineSize: '56ch' })

export const room = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 28,
    marginBlockStart: 32,
    padding: '20px 16px',
    '@media': { [above('sm')]: { padding: 32 } },
  },
])
export const roomRow = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const roomHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  fontSize: text.t16,
})
export const gain = style({ fontSize: text.t22, fontWeight: 600, color: color.guaranteed })
export const roomLine = style({
  display: 'flex',
  gap: 2,
  minBlockSize: 44,
  borderRadius: vars.radius.r8,
  overflow: 'hidden',
  background: color.lineCut,
})
export const piece = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 0 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: 'center',
  fontSize: text.t13,
  lineHeight: 1.2,
  fontWeight: 520,
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', color: 'CanvasText', border: '1px solid CanvasText' } },
})
export const pieceText = style({ paddingInline: 2, '@media': { [below('sm')]: { fontSize: text.t12 } } })
export const pieceTone = styleVariants({
  standard: { background: color.lineStandard, color: color.onInk },
  idle: { background: color.lineTrack, color: color.ink },
  paid: { background: color.guaranteed, color: color.onInk },
  cleaning: {
    background: `repeating-linear-gradient(90deg, ${color.lineTrack} 0 4px, ${color.tick} 4px 6px)`,
    color: color.ink,
  },
})
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: text.t12,
  color: color.ink3,
})
export const scaleHour = style({
  inlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { justifyContent: 'start' }, '&:last-child': { justifyContent: 'end' } },
})
export const roomSum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 32px',
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${color.line}`,
})
export const roomText = style({ color: color.ink2, fontSize: text.t14, maxInlineSize: '62ch' })
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', fontSize: text.t13 })
export const key = style({ display: 'flex', alignItems: 'center', gap: 8, color: color.ink2 })
export const swatch = style({ inlineSize: 20, blockSize: 10, borderRadius: vars.radius.r3, flex: 'none' })

export const earn = style([
  card,
  {
    display: 'grid',
    marginBlockStart: 32,
    overflow: 'hidden',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
  },
])
export const earnPart = style({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  padding: '20px 16px',
  '@media': { [above('sm')]: { padding: 32 } },
})
export const earnSum = style([earnPart, { background: color.sunken }])
export const sliderHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  fontSize: text.t15,
})
export const sliderValue = style({ fontSize: text.t22, fontWeight: 580, whiteSpace: 'nowrap' })
export const slider = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.hit,
  margin: 0,
  accentColor: color.action,
  cursor: 'ew-resize',
})
export const large = style({
  fontSize: text.t64,
  fontWeight: 600,
  letterSpacing: tracking.display,
  lineHeight: 1.1,
})
export const lines = style({
  display: 'grid',
  gap: 8,
  fontSize: text.t14,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${color.line}`,
})
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  color: color.ink2,
  fontSize: text.t14,
})
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  color: color.ink2,
  fontSize: text.t14,
})

export const look = style({
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  marginBlockStart: 32,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 96 } },
})
export const steps = style({ display: 'grid', gap: 28, margin: 0, padding: 0, listStyle: 'none' })
export const step = style({ display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', gap: '4px 16px' })
export const stepNumber = style({ fontSize: text.t22, color: color.ink3, lineHeight: 1.2 })
export const stepText = style({ gridColumn: 2, color: color.ink2 })
export const phone = style({
  inlineSize: 'min(360px, 100%)',
  marginInline: 'auto',
  border: `10px solid ${color.lineStandard}`,
  borderRadius: 40,
  overflow: 'hidden',
  background: color.paper,
  boxShadow: vars.shadow.popover,
})
export const phoneBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  lineHeight: 1.3,
  borderBlockEnd: `1px solid ${color.line}`,
})
export const phoneBody = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: 16 })
export const phoneDue = style({ display: 'flex', alignItems: 'center', gap: 8, fontSize: text.t14, color: color.ink2 })
export const phoneTitle = style({ fontSize: text.t22, fontWeight: 600, lineHeight: 1.2 })
export const phoneCard = style([card, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding: 16 }])
export const phoneHours = style({ display: 'flex', justifyContent: 'space-between', gap: 12, lineHeight: 1.35 })
export const phoneEnd = style({ textAlign: 'end' })
export const phoneHour = style({ fontSize: text.t28, fontWeight: 580, lineHeight: 1.15 })
export const phoneButtons = style({
  display: 'grid',
  // One column where large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: 8,
  pointerEvents: 'none',
})
export const phoneButton = style({ selectors: { '&&': { paddingInline: 8 } } })
export const wholeRow = style({ gridColumn: '1 / -1' })

export const questions = style([
  section,
  {
    display: 'grid',
    gap: 24,
    '@media': { [wide]: { gridTemplateColumns: '400px minmax(0, 1fr)', gap: 64 } },
  },
])
export const question = style({ borderBlockEnd: `1px solid ${color.line}` })
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 56,
  fontWeight: 560,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const answer = style({ color: color.ink2, paddingBlockEnd: 20, maxInlineSize: '62ch' })

export const join = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  marginBlockStart: 32,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', gap: 64, alignItems: 'start' } },
})
/** As high as the form, which comes later. */
export const form = style([
  card,
  { padding: '20px 16px', minBlockSize: 520, '@media': { [above('sm')]: { padding: 24, minBlockSize: 460 } } },
])
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 16px',
  '@media': { [above('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const terms = style({ textAlign: 'center', fontSize: text.t13, color: color.ink2 })
export const sent = style({ display: 'grid', justifyItems: 'start', gap: 12, overflowWrap: 'anywhere' })
export const sentTitle = style({ fontSize: text.t28, lineHeight: 1.2, selectors: { '&:focus': { outline: 'none' } } })
export const beside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const checks = style({ display: 'grid', gap: 16 })
export const check = style({ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 12 })
export const checkIcon = style({ color: color.guaranteed })
export const talk = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  borderRadius: vars.radius.r8,
  background: color.sunken,
  fontSize: text.t15,
})
