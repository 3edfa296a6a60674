import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { CARD_HEIGHT_PX } from './HotelCard.css.ts'

/** On a wide screen this scrolls in place of the window (specification §2, hotels layout). */
export const scroller = style({
  '@media': { [above('md')]: { blockSize: '100%', overflowY: 'auto', scrollbarGutter: 'stable' } },
})

export const column = style({
  inlineSize: `min(100% - 2 * ${vars.gutter}, 880px)`,
  marginInline: 'auto',
  paddingBlock: `${vars.space.s16} ${vars.space.s64}`,
  '@media': {
    [above('md')]: { paddingBlockStart: vars.space.s24 },
    [above('lg')]: { inlineSize: `min(100% - 2 * ${vars.gutter}, ${vars.page})` },
    [above('xxl')]: { inlineSize: `min(100% - 2 * ${vars.gutter}, 1600px)` },
  },
})

export const head = style({ display: 'grid', gap: 4, marginBlockEnd: vars.space.s16 })
export const title = style({ fontSize: vars.text.t22, fontWeight: 560, margin: 0, minBlockSize: '1.3em' })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
export const totals = style({ margin: 0, fontSize: vars.text.t14, color: vars.color.ink2 })

/** Cards of one row are equally high; two columns and more leave no empty hole beside the list. */
export const list = style({
  display: 'grid',
  gap: vars.space.s16,
  gridAutoRows: 'auto',
  '@media': {
    [above('lg')]: { gridTemplateColumns: '1fr 1fr' },
    [above('xxl')]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
})
export const item = style({ display: 'grid', minInlineSize: 0 })
export const more = style({ display: 'grid', justifyItems: 'center', marginBlockStart: vars.space.s24 })

export const sort = style({ display: 'inline-flex', alignItems: 'center', gap: 8, minBlockSize: vars.hit })
export const sortSelect = style({
  font: 'inherit',
  fontSize: vars.text.t15,
  fontWeight: 520,
  color: vars.color.ink,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.r8,
  minBlockSize: vars.hit,
  paddingInline: 4,
  cursor: 'pointer',
})

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
