import { style } from '@vanilla-extract/css'
import { FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minBlockSize: vars.hit,
  paddingBlock: 10,
  cursor: 'pointer',
  lineHeight: 1.5,
})

const box = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  margin: '1px 0 0',
  border: `1.5px solid ${vars.color.edge}`,
  background: vars.color.surface,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: vars.color.ink, borderColor: vars.color.ink },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad, boxShadow: `inset 0 0 0 1px ${vars.color.bad}` },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
})

export const checkbox = style([
  box,
  {
    borderRadius: vars.radius.r6,
    selectors: {
      '&:checked::after': {
        content: '""',
        inlineSize: 11,
        blockSize: 6,
        border: `solid ${vars.color.onInk}`,
        borderWidth: '0 0 2px 2px',
        rotate: '-45deg',
        translate: '0 -1px',
      },
      // A tick does not mirror.
      '[dir="rtl"] &:checked::after': { borderWidth: '0 0 2px 2px' },
    },
  },
])

export const radio = style([
  box,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked::after': {
        content: '""',
        inlineSize: 8,
        blockSize: 8,
        borderRadius: '50%',
        background: vars.color.onInk,
        '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' } },
      },
    },
  },
])

export const group = style({ display: 'grid' })
export const framed = style({
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r16,
  overflow: 'hidden',
  background: vars.color.surface,
})
export const row = style({
  padding: '14px 16px',
  selectors: {
    [`${framed} > & + &`]: { borderBlockStart: `1px solid ${vars.color.line}` },
    [`${framed} > &:has(:checked)`]: {
      background: vars.color.paper,
      boxShadow: `inset 0 0 0 2px ${vars.color.ink}`,
      borderRadius: 15,
    },
    [`${framed} > &:has(:focus-visible)`]: {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: vars.radius.r8,
    },
  },
})
export const grow = style({ flex: 1, minInlineSize: 0 })
