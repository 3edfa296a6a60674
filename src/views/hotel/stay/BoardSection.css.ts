import { above, below } from '#src/styles/media.ts'
import { style } from '@vanilla-extract/css'

/** Reserves the height of the hour board. */
export const frame = style({
  minInlineSize: 0,
  '@media': { [above('md')]: { minBlockSize: 850 }, [below('md')]: { minBlockSize: 1180 } },
})
/** Board of the previous days: readable, but out of date. */
export const former = style({ opacity: 0.55 })
export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 590px) minmax(280px, 1fr)', gap: 48 } },
})
export const square = style({ aspectRatio: '1', inlineSize: '100%' })
export const aside = style({ display: 'grid', gap: 16, alignContent: 'start' })
