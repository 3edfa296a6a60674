import { style, styleVariants } from '@vanilla-extract/css'
import { FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  // Positions are from the left in every language.
  left: 0,
  inlineSize: 0,
  blockSize: 0,
  direction: 'ltr',
  willChange: 'translate',
})
export const pin = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  inlineSize: 0,
  blockSize: 0,
  selectors: {
    '&:hover, &:focus-within': { zIndex: 3 },
  },
})
export const front = style({ zIndex: 2 })
const STEM_PX = 9
const board = style({
  position: 'absolute',
  minInlineSize: 44,
  padding: '0 11px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  boxShadow: vars.shadow.hover,
  fontSize: vars.text.t15,
  fontWeight: 560,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  // A drag that starts here moves the map.
  touchAction: 'none',
  selectors: {
    // Press target 44 px high.
    '&::before': { content: '""', position: 'absolute', inset: '-5px -2px' },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: '50%',
      inlineSize: 2,
      blockSize: STEM_PX,
      marginInlineStart: -1,
      background: vars.color.ink,
    },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
})
const above = style({
  translate: `-50% calc(-100% - ${STEM_PX}px)`,
  selectors: { '&::after': { insetBlockStart: '100%' } },
})
const below = style({
  translate: `-50% ${STEM_PX}px`,
  selectors: { '&::after': { insetBlockEnd: '100%' } },
})
const price = style([board, { minBlockSize: 34 }])
export const priceOn = styleVariants({ above: [price, above], below: [price, below] })
/** Replaces the price: name of the only place on a map. */
export const name = style([board, above, { paddingBlock: 7, pointerEvents: 'none' }])
export const words = style({
  display: 'block',
  maxInlineSize: 'min(220px, 46vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const lit = style({
  background: vars.color.action,
  borderColor: vars.color.action,
  color: vars.color.onAction,
  selectors: { '&::after': { background: vars.color.action } },
  '@media': { [FORCED_COLORS]: { outline: '2px solid Highlight' } },
})
