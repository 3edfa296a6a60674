import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  inlineSize: `min(100% - 2 * ${vars.gutter}, ${vars.page})`,
  marginInline: 'auto',
  paddingBlock: `${vars.space.s16} ${vars.space.s64}`,
  display: 'grid',
  gap: vars.space.s24,
  minInlineSize: 0,
})
export const head = style({ display: 'grid', gap: 8, alignContent: 'start', minInlineSize: 0 })
/** A long word wraps beside the heart, even with a large text size. */
export const title = style({
  fontSize: `min(${vars.text.t48}, 12vw)`,
  letterSpacing: vars.tracking.display,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const scoreRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  color: vars.color.ink2,
  fontSize: vars.text.t15,
})
export const word = style({ fontWeight: 560, color: vars.color.ink })
export const address = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })

/** Isolated: repainting a page this long at every move of a handle is costly. */
export const section = style({
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  minInlineSize: 0,
  marginBlockStart: vars.space.s16,
  alignContent: 'start',
})
/** Focus target of the section links, which stay above it. */
export const sectionTitle = style({ scrollMarginBlockStart: 56 })
export const sub = style({ margin: 0, color: vars.color.ink2 })
export const text = style({ margin: 0, maxInlineSize: '68ch', whiteSpace: 'pre-line' })
export const quiet = style({ margin: 0, fontSize: vars.text.t14, color: vars.color.ink3 })

export const rooms = style({ display: 'grid', gap: vars.space.s16, listStyle: 'none', margin: 0, padding: 0 })

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s24} ${vars.space.s48}`,
  minInlineSize: 0,
  '@media': { [above('md')]: { gridTemplateColumns: '1fr 1fr' } },
})

export const amenities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.625rem), 1fr))',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const amenity = style({ display: 'flex', alignItems: 'center', gap: 10, overflowWrap: 'anywhere' })

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '10px 32px',
  margin: 0,
})
export const topic = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 12,
  overflowWrap: 'anywhere',
})
export const topicScore = style({ display: 'flex', alignItems: 'center', gap: 10, margin: 0 })
export const meter = style({
  inlineSize: 96,
  blockSize: 6,
  borderRadius: vars.radius.full,
  background: vars.color.lineTrack,
  overflow: 'hidden',
})
export const meterFill = style({ display: 'block', blockSize: '100%', background: vars.color.lineStandard })

export const reviewFilters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 16rem))',
  gap: '8px 16px',
})
export const reviewList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [above('sm')]: { gridTemplateColumns: '1fr 1fr' } },
})
export const review = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  padding: vars.space.s16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  background: vars.color.surface,
})
export const reviewTitle = style({ fontSize: vars.text.t16, fontWeight: 560, margin: 0, color: vars.color.ink })
export const reviewText = style({ margin: 0 })

export const things = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: `${vars.space.s16} ${vars.space.s32}`,
})
export const thingTitle = style({ fontSize: vars.text.t16, fontWeight: 560, margin: 0 })
export const contacts = style({ display: 'grid', justifyItems: 'start', gap: 8 })
export const email = style({ overflowWrap: 'anywhere' })
