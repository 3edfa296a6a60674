import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { ABOVE_PX, SIDE_PX } from './PriceMatrixGrid.css.ts'

const { color } = vars
const SQUARE = '(100% / 24)'

/** Covers the squares exactly. */
export const marks = style({
  position: 'absolute',
  insetBlock: `${ABOVE_PX}px 0`,
  insetInline: `${SIDE_PX}px 0`,
  pointerEvents: 'none',
  isolation: 'isolate',
  contain: 'layout style size',
})
export const contour = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: color.guaranteed,
  strokeWidth: 2,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

const place = style({
  position: 'absolute',
  insetBlockStart: `calc(${SQUARE} * var(--row))`,
  insetInlineStart: `calc(${SQUARE} * var(--column))`,
  inlineSize: `calc${SQUARE}`,
  blockSize: `calc${SQUARE}`,
  borderRadius: 4,
})
/** The current hours. */
export const cursor = style([
  place,
  { boxShadow: `0 0 0 1px ${color.surface}, 0 0 0 4px ${color.action}, 0 0 0 5px ${color.surface}`, zIndex: 2 },
])
export const mine = style([place, { boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 1px ${color.surface}`, zIndex: 1 }])
const point = style([
  place,
  {
    display: 'grid',
    placeItems: 'center',
    '::after': { content: '""', inlineSize: '44%', blockSize: '44%', background: color.ink },
  },
])
export const cheapest = style([point, { '::after': { borderRadius: '50%' } }])
export const longest = style([point, { '::after': { rotate: '45deg' } }])

const chip = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 18,
  borderRadius: 4,
  background: color.action,
  color: color.onAction,
  fontSize: 11,
  fontWeight: 600,
})
export const above = style([
  chip,
  { insetBlockStart: -19, insetInlineStart: `calc(${SQUARE} * var(--column) + ${SQUARE} / 2 - 12px)` },
])
export const beside = style([
  chip,
  { insetInlineStart: -SIDE_PX, insetBlockStart: `calc(${SQUARE} * var(--row) + ${SQUARE} / 2 - 9px)` },
])
