import { style } from '@vanilla-extract/css'
import { below, FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

export const segments = style({
  display: 'flex',
  gap: 2,
  flex: 'none',
  maxInlineSize: '100%',
  padding: 3,
  borderRadius: 10,
  background: vars.color.sunken,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
})
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  paddingInline: 11,
  border: 0,
  borderRadius: 7,
  background: 'none',
  color: vars.color.ink2,
  fontSize: '0.84375rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-pressed="true"], &[aria-selected="true"]': {
      background: vars.color.surface,
      color: vars.color.ink,
      boxShadow: vars.shadow.card,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': {
    [below('sm')]: { paddingInline: 7 },
    '(pointer: coarse)': { minBlockSize: vars.hit },
    [FORCED_COLORS]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})
