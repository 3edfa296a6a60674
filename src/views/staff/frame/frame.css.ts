import { page as pageColumn } from '#src/styles/layout.css.ts'
import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Exactly as high as the window where there is room for panels side by side; a page that is longer scrolls in `main`. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
  fontSize: vars.text.t14,
  '@media': { [above('sm')]: { blockSize: '100dvh' } },
})
export const header = style({
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 56,
  paddingInline: vars.space.s24,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [below('sm')]: { paddingInline: vars.space.s16 } },
})
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.hit,
  fontSize: vars.text.t18,
  fontWeight: 620,
  letterSpacing: '-.03em',
  textDecoration: 'none',
  flex: 'none',
})
export const brand = style({ '@media': { [below('md')]: { display: 'none' } } })
export const tag = style({
  marginInline: '8px 12px',
  paddingInline: 8,
  borderRadius: vars.radius.r6,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.text.t12,
  fontWeight: 520,
  lineHeight: '24px',
  '@media': { [below('sm')]: { display: 'none' } },
})
/** Scrolls sideways where the links have no room. */
export const nav = style({ display: 'flex', minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'none' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 56,
  paddingInline: 10,
  color: vars.color.ink2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -3,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current="page"]': {
      color: vars.color.ink,
      fontWeight: 560,
      boxShadow: `inset 0 -2px ${vars.color.action}`,
    },
  },
})
export const end = style({ display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto', flex: 'none' })
export const work = style({
  minBlockSize: 36,
  paddingInline: 8,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
/** A phone has no room for it here; the desk has. */
export const workInHeader = style({ '@media': { [below('sm')]: { display: 'none' } } })
/** The vermilion of what is pressed: it has to be acted on. */
export const countMark = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  marginInlineStart: 6,
  paddingInline: 5,
  borderRadius: 10,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.text.t12,
  fontWeight: 560,
  lineHeight: 1,
})
export const main = style({
  gridRow: 3,
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [above('sm')]: { overflow: 'auto' } },
})
export const page = style([
  pageColumn,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.s16,
    paddingBlock: `${vars.space.s24} ${vars.space.s64}`,
  },
])
export const title = style({ fontSize: vars.text.t22 })
