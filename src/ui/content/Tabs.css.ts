import { style } from '@vanilla-extract/css'
import { FORCED_COLORS, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

/** Tabs wrap instead of scrolling out of view. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [NARROW_PHONE]: { columnGap: 0 } },
})

export const tab = style({
  flex: 'none',
  minBlockSize: 48,
  paddingInline: 14,
  '@media': {
    [NARROW_PHONE]: { flexGrow: 1, paddingInline: 4, fontSize: vars.text.t14 },
    [FORCED_COLORS]: { borderBlockEndColor: 'Canvas' },
  },
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: vars.color.ink2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-selected="true"]': {
      color: vars.color.ink,
      borderBlockEndColor: vars.color.ink,
      '@media': { [FORCED_COLORS]: { borderBlockEndColor: 'Highlight' } },
    },
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: -3 },
  },
})
