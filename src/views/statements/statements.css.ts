import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 })
export const intro = style({ color: vars.color.ink2 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const statement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  '@media': { [above('sm')]: { padding: vars.space.s24 } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, rowGap: 4 })
export const month = style({ fontSize: vars.text.t22 })
export const total = style({ marginInlineStart: 'auto', fontSize: vars.text.t18, fontWeight: 560 })
export const small = style({ color: vars.color.ink2 })
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
