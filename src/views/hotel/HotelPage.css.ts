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
export const head = style({ display: 'grid', gap: 8 })
export const titleRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px' })
export const title = style({ fontSize: vars.text.t36, fontWeight: 560, margin: 0, lineHeight: vars.leading.tight })
export const scoreRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  color: vars.color.ink2,
  fontSize: vars.text.t15,
})
export const address = style({ display: 'flex', alignItems: 'center', gap: 8, margin: 0, color: vars.color.ink2 })

export const stay = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
  padding: vars.space.s16,
  display: 'grid',
  gap: vars.space.s16,
  minInlineSize: 0,
  '@media': { [above('sm')]: { padding: vars.space.s24 } },
})
export const stayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
})
export const stayEnds = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 32px' })
export const stayEnd = style({ display: 'grid', gap: 2, fontSize: vars.text.t14, color: vars.color.ink2 })
export const stayHour = style({ fontSize: vars.text.t22, fontWeight: 600, color: vars.color.ink })

export const section = style({ display: 'grid', gap: vars.space.s16, scrollMarginBlockStart: 80, minInlineSize: 0 })
export const sectionTitle = style({ fontSize: vars.text.t28, fontWeight: 560, margin: 0 })
export const sub = style({ margin: 0, color: vars.color.ink2 })
export const text = style({ margin: 0, maxInlineSize: '68ch', whiteSpace: 'pre-line' })
export const quiet = style({ margin: 0, fontSize: vars.text.t14, color: vars.color.ink3 })

export const rooms = style({ display: 'grid', gap: vars.space.s16, listStyle: 'none', margin: 0, padding: 0 })

export const amenities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const amenity = style({ display: 'flex', alignItems: 'center', gap: 10 })

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '10px 32px',
  margin: 0,
})
export const topic = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 })
export const topicScore = style({ display: 'flex', alignItems: 'center', gap: 10, margin: 0 })
export const meter = style({
  inlineSize: 96,
  blockSize: 6,
  borderRadius: vars.radius.full,
  background: vars.color.lineTrack,
  overflow: 'hidden',
})
export const meterFill = style({ display: 'block', blockSize: '100%', background: vars.color.lineStandard })

export const reviewList = style({
  display: 'grid',
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: `${vars.space.s16} ${vars.space.s32}`,
})
export const thingTitle = style({ fontSize: vars.text.t16, fontWeight: 560, margin: 0 })
export const links = style({ display: 'grid', gap: 8, margin: 0 })

export const ghost = style({ borderRadius: vars.radius.r16, aspectRatio: '21 / 9' })
