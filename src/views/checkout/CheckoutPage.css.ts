import { above, below, WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const SIDE_BY_SIDE = above('md')
const STACKED = below('md')

/** Skeleton of the card list. */
export const loadingCards = style({ display: 'grid', gap: 4 })
/**
 * On a narrow screen the stay comes first, and the price and deadlines right above Pay. One column of a flex container, in which
 * the bar sticks all the way; an item of a grid stays in its row.
 */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  paddingBlockStart: 24,
  '@media': {
    [SIDE_BY_SIDE]: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) 408px',
      gridTemplateRows: 'auto 1fr',
      gap: '16px 48px',
      paddingBlock: '32px 64px',
    },
  },
})
export const main = style({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  '@media': { [STACKED]: { display: 'contents' } },
})
export const head = style({ '@media': { [STACKED]: { order: -2 } } })
export const title = style({ fontSize: vars.text.t36 })

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '20px 16px',
  minInlineSize: 0,
  '@media': { [above('sm')]: { padding: 24 } },
})
export const blockTitle = style({
  fontSize: vars.text.t22,
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const number = style({ color: vars.color.ink3, fontWeight: 400 })
export const names = style({
  display: 'grid',
  gap: '4px 16px',
  '@media': { [WIDE_PHONE]: { gridTemplateColumns: '1fr 1fr' } },
})
export const quiet = style({ color: vars.color.ink2, fontSize: vars.text.t15 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })

const OWN_CARD = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
}
/** One card beside the summary; above the bar on a narrow screen, a card of the terms. */
export const pay = style({
  display: 'contents',
  '@media': { [SIDE_BY_SIDE]: { ...OWN_CARD, display: 'grid', gap: 4, padding: 24, minInlineSize: 0 } },
})
export const terms = style({
  '@media': { [STACKED]: { ...OWN_CARD, order: 2, padding: '20px 16px' } },
})

/** Where a keyboard or a turned phone leaves too little room, the bar scrolls with the page. */
const DOCKED = `${STACKED} and (min-height: 520px)`
export const payBar = style({
  '@media': {
    [STACKED]: {
      order: 3,
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: `12px ${vars.gutter}`,
      paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [DOCKED]: { position: 'sticky', insetBlockEnd: 'var(--consent-height, 0px)', zIndex: 2 },
  },
})
/** A field that gets the focus is scrolled clear of the header and of the bar. */
globalStyle(`html:has(${payBar})`, {
  '@media': { [STACKED]: { scrollPaddingBlockStart: 88 }, [DOCKED]: { scrollPaddingBlockEnd: 176 } },
})
/** Large text needs a line for each. */
export const payRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })
export const payWay = style({ flex: '1 1 0', minInlineSize: 'min-content' })
export const payTotal = style({
  display: 'grid',
  flex: 'none',
  fontSize: vars.text.t18,
  lineHeight: 1.25,
  '@media': { [SIDE_BY_SIDE]: { display: 'none' } },
})
export const payTotalName = style({ fontSize: vars.text.t13, color: vars.color.ink2 })

export const hold = style({
  marginBlockStart: 12,
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})
export const noticeBody = style({ display: 'grid', gap: 12, justifyItems: 'start' })
/** Rendered from the start, so screen readers announce what appears in it. */
export const message = style({ selectors: { '&:not(:empty)': { marginBlockEnd: 12 } } })

export const waitingLong = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  selectors: { '&:not(:empty)': { marginBlockStart: 12 } },
})

export const waiting = style({ display: 'grid', gap: 16, padding: 24 })
export const stateBox = style({ maxInlineSize: 640, marginInline: 'auto', marginBlock: '48px 96px' })
