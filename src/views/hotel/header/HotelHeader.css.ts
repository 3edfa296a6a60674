import { above } from '#src/styles/media.ts'
import { style } from '@vanilla-extract/css'

/** The name, and right of it what the hotel costs; on a phone below it. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 48px',
  '@media': { [above('sm')]: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' } },
})
export const share = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' })
/** The heart stands beside the first line of the name. */
export const titleRow = style({ display: 'flex', alignItems: 'flex-start', gap: 16 })
