import { above, below, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { CARD_HEIGHT_PX } from './HotelCard.css.ts'

const FILTERS_PX = 280
const HEADER_PX = 65
/** On a phone the map ends above the button back to the list. */
const DOCK_PX = 84

/** Filters, list and map, as far as they fit. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [above('md')]: { blockSize: '100%', gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr) 38%' },
    [above('lg')]: { gridTemplateColumns: `${FILTERS_PX}px minmax(0, 1fr) 33%` },
  },
})

/** Without filters: there is no list. */
export const unfiltered = style({
  '@media': { [above('lg')]: { gridTemplateColumns: '0 minmax(0, 1fr) 33%' } },
})

/** On a wide screen this scrolls instead of the window (specification §2, hotels layout). */
export const scroller = style({
  minInlineSize: 0,
  '@media': {
    [above('md')]: { position: 'relative', overflowY: 'auto', scrollbarGutter: 'stable' },
    // Holds its column even before the filters are rendered.
    [above('lg')]: { gridColumn: 2 },
  },
})
/** Under the map: unreachable, but keeps its layout. */
export const covered = style({ visibility: 'hidden' })

export const column = style({
  paddingInline: vars.gutter,
  paddingBlock: `${vars.space.s16} ${vars.space.s96}`,
  '@media': { [above('md')]: { paddingInline: vars.space.s24, paddingBlock: `${vars.space.s24} ${vars.space.s64}` } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  marginBlockEnd: vars.space.s16,
})
export const title = style({
  fontSize: vars.text.t22,
  fontWeight: 560,
  margin: 0,
  minBlockSize: '1lh',
  // The count arrives late and takes most titles to a second line: reserve it.
  '@media': { [NARROW_PHONE]: { minBlockSize: '2lh' } },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
export const totals = style({ margin: 0, fontSize: vars.text.t14, color: vars.color.ink2 })
export const controls = style({
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
})
export const landing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  marginBlock: 8,
})
export const landingTime = style({ flex: '0 1 14rem' })
export const meaning = style({
  margin: 0,
  fontSize: vars.text.t13,
  color: vars.color.ink2,
  // The first price comes first; each card says how far below it is.
  '@media': { [NARROW_PHONE]: { display: 'none' } },
})

export const list = style({
  display: 'grid',
  gap: vars.space.s16,
  gridAutoRows: 'auto',
  margin: 0,
  padding: 0,
})
/** Hotels of the previous area, until the new ones load. */
export const refining = style({ opacity: 0.55 })
export const item = style({ display: 'grid', minInlineSize: 0 })
export const more = style({ display: 'grid', justifyItems: 'center', marginBlockStart: vars.space.s24 })

export const sort = style({
  maxInlineSize: '100%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.hit,
})
export const sortSelect = style({
  minInlineSize: 0,
  textOverflow: 'ellipsis',
  font: 'inherit',
  fontSize: vars.text.t15,
  // iOS zooms in on a smaller field.
  '@media': { [below('md')]: { fontSize: vars.text.t16 } },
  fontWeight: 520,
  color: vars.color.ink,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.r8,
  minBlockSize: vars.hit,
  paddingInline: 4,
  cursor: 'pointer',
})

export const nearestOnly = style({ marginBlock: 16, textAlign: 'center', color: vars.color.ink2 })

export const skeleton = style({
  display: 'grid',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  overflow: 'hidden',
  '@media': { [above('sm')]: { gridTemplateColumns: '208px 1fr', minBlockSize: CARD_HEIGHT_PX } },
})
export const skeletonPicture = style({
  background: vars.color.sunken,
  aspectRatio: '16 / 9',
  '@media': { [above('sm')]: { aspectRatio: 'auto' } },
})
export const skeletonBody = style({ display: 'grid', alignContent: 'start', gap: 14, padding: '18px 20px' })

/** Within thumb reach, over the list or the map. */
export const dock = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'calc(max(20px, env(safe-area-inset-bottom)) + var(--consent-height, 0px))',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  zIndex: 15,
  pointerEvents: 'none',
  '@media': { [above('md')]: { display: 'none' } },
})
export const round = style({ pointerEvents: 'auto', borderRadius: 24, boxShadow: vars.shadow.popover })

/** Beside the list. */
export const map = style({
  position: 'relative',
  minInlineSize: 0,
  background: vars.map.land,
  '@media': { [below('md')]: { display: 'none' } },
})
/** On a phone over the list, below the header. */
export const mapOver = style({
  '@media': {
    [below('md')]: { display: 'block', position: 'fixed', inset: `${HEADER_PX}px 0 ${DOCK_PX}px`, zIndex: 14 },
  },
})
