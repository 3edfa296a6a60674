import { globalStyle, style } from '@vanilla-extract/css'
import { above, FORCED_COLORS, TWO_MONTHS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

/** Puts the two buttons on the line of the month names. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockEnd: `calc(-1 * ${vars.hit})`,
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
})
globalStyle(`${head} > *`, { pointerEvents: 'auto' })
export const months = style({
  display: 'grid',
  gap: 32,
  '@media': { [TWO_MONTHS]: { gridTemplateColumns: '1fr 1fr' } },
})
export const monthName = style({
  textAlign: 'center',
  fontSize: vars.text.t16,
  lineHeight: vars.hit,
  margin: 0,
  marginInline: vars.hit,
})
export const grid = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })
export const weekday = style({
  fontSize: vars.text.t12,
  fontWeight: 400,
  color: vars.color.ink3,
  paddingBlockEnd: 2,
})
export const cell = style({ padding: '1px 0', textAlign: 'center' })

/** A low window must fit the days and the hours below them. */
const LOW = `${above('sm')} and (max-height: 820px)`
const LOW_DAY_PX = 30
const DAY_PX = 40

export const day = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.hit,
  inlineSize: '100%',
  '@media': { [above('sm')]: { minBlockSize: DAY_PX }, [LOW]: { minBlockSize: LOW_DAY_PX } },
  borderRadius: vars.radius.r8,
  fontSize: vars.text.t15,
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.edge}` },
    '&:focus-visible': { outlineOffset: -2, position: 'relative', zIndex: 1 },
  },
})
/** In forced colors, a rail above and below connects the two ends. */
const rail = {
  '@media': { [FORCED_COLORS]: { background: 'Canvas', borderBlock: '3px solid Highlight' } },
}
export const within = style({ background: vars.color.sunken, borderRadius: 0, ...rail })
export const first = style({
  background: `linear-gradient(${vars.toward}, transparent 50%, ${vars.color.sunken} 50%)`,
  borderRadius: 0,
  ...rail,
})
export const last = style({
  background: `linear-gradient(${vars.toward}, ${vars.color.sunken} 50%, transparent 50%)`,
  borderRadius: 0,
  ...rail,
})
export const end = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.hit,
  maxInlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.r8,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: 560,
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
export const off = style({
  color: vars.color.ink3,
  textDecoration: 'line-through',
  cursor: 'not-allowed',
  selectors: { '&:hover': { boxShadow: 'none' } },
  '@media': { [FORCED_COLORS]: { color: 'GrayText' } },
})
export const outside = style({ visibility: 'hidden' })
