import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Name with the price to its right, or below it on a phone. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 48px',
  '@media': { [above('sm')]: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' } },
})
export const share = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' })
export const answers = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: 0,
  fontSize: vars.text.t15,
  color: vars.color.ink2,
})
/** Aligns the heart with the first line of the name. */
export const titleRow = style({ display: 'flex', alignItems: 'flex-start', gap: 16 })
