import { above, below, WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

const SIDE_BY_SIDE = above('md')
const STACKED = below('md')

/** On a narrow screen the stay comes first, and the price and deadlines right above Pay. */
/** Skeleton of the card list. */
export const loadingCards = style({ display: 'grid', gap: 4 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlock: '24px 48px',
  alignItems: 'start',
  '@media': {
    [SIDE_BY_SIDE]: {
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

export const pay = style({ gap: 4, '@media': { [STACKED]: { order: 2 } } })
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
export const failure = style({ selectors: { '&:not(:empty)': { marginBlockEnd: 12 } } })

export const waitingLong = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  selectors: { '&:not(:empty)': { marginBlockStart: 12 } },
})

export const waiting = style({ display: 'grid', gap: 16, padding: 24 })
export const stateBox = style({ maxInlineSize: 640, marginInline: 'auto', marginBlock: '48px 96px' })
