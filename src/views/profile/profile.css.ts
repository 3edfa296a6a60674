import { above, WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 })
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  '@media': { [above('sm')]: { padding: vars.space.s24 } },
})
export const sectionHead = style({ display: 'grid', gap: 4 })
export const sectionTitle = style({ fontSize: vars.text.t18 })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const pair = style({
  display: 'grid',
  columnGap: 12,
  rowGap: 8,
  '@media': { [WIDE_PHONE]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})
export const narrow = style({ maxInlineSize: 360, marginBlockEnd: 4 })
/** Live region: always rendered, and takes no room while empty. */
export const alert = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
export const status = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 540,
  color: vars.color.ink,
})
export const current = style({ fontWeight: 540, overflowWrap: 'anywhere' })
export const consequences = style({
  listStyle: 'disc',
  display: 'grid',
  gap: 6,
  margin: '0 0 8px',
  paddingInlineStart: 20,
})
export const word = style({ fontWeight: 600 })
