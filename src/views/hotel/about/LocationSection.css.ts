import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', gap: vars.space.s32 } },
})
/** Reserves the height of the map. */
export const map = style({
  position: 'relative',
  blockSize: 360,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  overflow: 'hidden',
  background: vars.map.land,
  '@media': { [below('sm')]: { blockSize: 260 } },
})
export const near = style({ display: 'grid', gap: 8, alignContent: 'start', minInlineSize: 0 })
export const title = style({ fontSize: vars.text.t16, fontWeight: 560 })
export const list = style({ display: 'grid' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 40,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.t15,
})
export const name = style({ flex: 1, minInlineSize: 0 })
/** Reserves the height of the flight helper, which loads with the map. */
export const flight = style({
  '@media': { [above('md')]: { minBlockSize: 240 }, [below('md')]: { minBlockSize: 480 } },
})
