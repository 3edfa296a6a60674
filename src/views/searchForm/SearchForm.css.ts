import { above, below, CROWDED_BAR, NARROW_PHONE, WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const form = style({
  display: 'grid',
  gap: 8,
  padding: 12,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': {
    [above('md')]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1.1fr) auto' },
  },
})

/** In a dialog: two columns at any window width. */
const box = style({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' })

/** The bar in the header of the results: the same fields in one frame, without labels. */
const bar = style({
  display: 'grid',
  // The place shrinks; the hours never do.
  gridTemplateColumns: 'minmax(64px, 1fr) max-content max-content max-content auto',
  alignItems: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: 2,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
})

export const shortcuts = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '0 8px' })

export const shapes = { desk: form, bar, box }

export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 64,
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: vars.radius.r8,
  background: vars.color.paper,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.edge },
    '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -1 },
    [`${bar} &`]: {
      minBlockSize: vars.hit,
      padding: '2px 14px',
      gap: 8,
      background: 'none',
      borderInlineEnd: `1px solid ${vars.color.line}`,
      borderRadius: 0,
    },
    [`${bar} > &:first-child`]: { borderStartStartRadius: vars.radius.r6, borderEndStartRadius: vars.radius.r6 },
  },
  '@media': { [NARROW_PHONE]: { minBlockSize: 60 } },
})
export const icon = style({
  color: vars.color.ink3,
  '@media': { [CROWDED_BAR]: { selectors: { [`${bar} &`]: { display: 'none' } } } },
})
export const words = style({ minInlineSize: 0, flex: 1, display: 'block' })
export const label = style({
  display: 'block',
  fontSize: vars.text.t13,
  color: vars.color.ink3,
  lineHeight: 1.4,
  // Visually hidden in the bar.
  selectors: {
    [`${bar} &`]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
/** A press anywhere in the field focuses its input. */
export const wholeFieldLabel = style({ '::after': { content: '""', position: 'absolute', inset: 0, cursor: 'text' } })
export const value = style({
  display: 'block',
  fontWeight: 520,
  lineHeight: 1.35,
  minBlockSize: '1.35em',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A phone has room below, but not beside.
  '@media': { [NARROW_PHONE]: { whiteSpace: 'normal' } },
  selectors: { [`${bar} &`]: { fontSize: vars.text.t15 } },
})
export const input = style([
  value,
  {
    inlineSize: '100%',
    border: 0,
    padding: 0,
    background: 'none',
    outline: 'none',
    position: 'relative',
    zIndex: 1,
    textAlign: 'start',
    selectors: { '&::placeholder': { color: vars.color.ink3, fontWeight: 400, opacity: 1 } },
  },
])
globalStyle(`${input}:focus-visible`, { outline: 'none' })

export const whole = style({
  gridColumn: 'span 2',
  '@media': { [above('md')]: { gridColumn: 'auto' } },
  selectors: { [`${box} > &`]: { gridColumn: 'span 2' } },
})
export const roomsField = style([whole, { '@media': { [WIDE_PHONE]: { gridColumn: 'auto' } } }])
/** On a phone the two dates share a row, without icons. */
export const dateField = style({ '@media': { [NARROW_PHONE]: { paddingInline: 12 } } })
export const dateIcon = style([
  icon,
  { selectors: { [`${bar} &`]: { display: 'none' } }, '@media': { [NARROW_PHONE]: { display: 'none' } } },
])
export const dateValue = style([value, { '@media': { [NARROW_PHONE]: { fontSize: vars.text.t15 } } }])

/** In the bar: day and hour, stacked if they do not fit on one line. */
export const moment = style({
  display: 'flex',
  gap: '.45em',
  whiteSpace: 'nowrap',
  '@media': { [CROWDED_BAR]: { flexDirection: 'column', gap: 0, lineHeight: 1.2 } },
})
export const momentDay = style({
  fontWeight: 400,
  '@media': { [CROWDED_BAR]: { fontSize: vars.text.t12, color: vars.color.ink2 } },
})

export const submit = style({
  gridColumn: 'span 2',
  minBlockSize: 56,
  fontSize: '1.0625rem',
  '@media': {
    [WIDE_PHONE]: { gridColumn: 'auto' },
    [above('sm')]: { minBlockSize: 64 },
    [above('md')]: { paddingInline: 32 },
  },
  selectors: { [`${box} > &`]: { gridColumn: 'span 2' } },
})
export const barSubmit = style({ minBlockSize: vars.hit, inlineSize: vars.hit, padding: 0, marginInlineStart: 4 })
export const duration = style({
  color: vars.color.ink2,
  fontWeight: 400,
  '@media': { [CROWDED_BAR]: { display: 'none' } },
})

export const panel = style({ display: 'grid', gap: 20, padding: 20 })
/** Limited to the window: the foot stays in view, the rest scrolls. */
export const datesPanel = style([panel, { gap: 8, paddingBlockStart: 8, inlineSize: 'min(960px, 100vw - 42px)' }])
export const roomsPanel = style({ padding: '8px 20px 20px', inlineSize: 'min(420px, 100vw - 42px)' })
/** In a sheet the panel is as wide as the screen. */
globalStyle(`${datesPanel}, ${roomsPanel}`, { '@media': { [NARROW_PHONE]: { inlineSize: '100%' } } })

export const steps = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  overflow: 'hidden',
})
export const step = style({
  font: 'inherit',
  fontWeight: 520,
  minBlockSize: vars.hit,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.onInk },
    '&:focus-visible': { outlineOffset: -3 },
  },
})
export const bothHours = style({ display: 'grid', gap: 12, '@media': { [above('sm')]: { gap: 8 } } })
export const hours = style({ display: 'grid', gap: 4 })
export const split = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  margin: 0,
})
export const strong = style({ fontWeight: 560 })
export const meaning = style({ fontSize: vars.text.t14, color: vars.color.gained, textAlign: 'end' })
export const aside = style({
  fontSize: vars.text.t13,
  color: vars.color.ink2,
  marginInlineEnd: 'auto',
  '@media': { [below('sm')]: { order: 1, inlineSize: '100%' } },
})
/** Stays in view however long the panel is. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  margin: '0 -20px -20px',
  padding: '12px 20px',
  paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [above('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 24 } },
})
export const footLine = style({ gridColumn: '1 / -1', '@media': { [above('sm')]: { gridColumn: 'auto' } } })
export const footWords = style({
  display: 'grid',
  justifyItems: 'start',
  fontSize: vars.text.t14,
  fontWeight: 520,
})

export const actions = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  margin: '0 -20px -20px',
  padding: '12px 20px',
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const roomLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 60,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const roomName = style({ fontSize: vars.text.t18 })
export const ages = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  paddingBlockEnd: 12,
})
export const loading = style([datesPanel, { minBlockSize: 560 }])
