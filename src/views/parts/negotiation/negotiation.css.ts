import { above, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

/** Side by side also on a phone: the two ends of one line. */
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(3, auto)',
  columnGap: 8,
})
/** Shares its rows with the other end: the hours stand beside each other, however long a date is. */
export const moment = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  selectors: { '&:last-child': { textAlign: 'end' } },
})
export const day = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
export const hour = style({
  fontSize: vars.text.t36,
  fontWeight: 580,
  lineHeight: 1.15,
  letterSpacing: vars.tracking.display,
})
export const was = style({ fontSize: vars.text.t13, color: vars.color.ink3 })

/** The soft color, the mark and the sentence of a status. */
const faceBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 20px',
  alignItems: 'center',
  padding: '20px 16px',
  '@media': { [above('sm')]: { padding: '28px 32px', rowGap: 4 } },
})
export const face = styleVariants({
  thinking: [faceBase, { background: vars.color.askedSoft }],
  agreed: [faceBase, { background: vars.color.guaranteedSoft }],
  over: [faceBase, { background: vars.color.sunken }],
  act: [faceBase, { background: vars.color.badSoft }],
})
const discBase = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '50%',
  background: vars.color.surface,
  '@media': { [above('sm')]: { gridRow: 'span 2' } },
})
export const disc = styleVariants({
  thinking: [discBase, { color: vars.color.asked }],
  agreed: [discBase, { color: vars.color.guaranteed }],
  over: [discBase, { color: vars.color.ink }],
  act: [discBase, { color: vars.color.bad }],
})
export type FaceTone = keyof typeof face
export const faceTitle = style({
  fontSize: vars.text.t28,
  lineHeight: 1.2,
  letterSpacing: vars.tracking.head,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [NARROW_PHONE]: { fontSize: vars.text.t22 } },
})
export const faceText = style({
  color: vars.color.ink2,
  gridColumn: '1 / -1',
  '@media': { [above('sm')]: { gridColumn: '2' } },
})

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '20px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [above('sm')]: { padding: '24px 32px' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
})
export const title = style({ fontSize: vars.text.t18 })
export const large = style({ fontSize: vars.text.t22, fontWeight: 600, letterSpacing: '-.02em' })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const mine = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, color: vars.color.ink2 })
export const quote = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
export const stacked = style([actions, { '@media': { [NARROW_PHONE]: { display: 'grid', justifyItems: 'stretch' } } }])

/** Rows of a counter-offer: what, and its value between two buttons. */
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: 12,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const rowName = style({ display: 'grid', fontWeight: 540 })
export const rowWas = style({ fontSize: vars.text.t13, fontWeight: 400, color: vars.color.ink2 })
export const grow = style({ flex: 1, minInlineSize: 0 })
/** Runs left to right in every language, as amounts do. */
export const stepper = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(4.5rem, 6rem) auto',
  gap: 8,
  alignItems: 'center',
  marginInlineStart: 'auto',
})
export const value = style({ fontSize: vars.text.t22, fontWeight: 580, textAlign: 'center' })
export const problem = style({ color: vars.color.bad, fontSize: vars.text.t14 })
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  fontWeight: 540,
  color: vars.color.asked,
})
export const perHour = style({ color: vars.color.ink2, fontWeight: 400 })
