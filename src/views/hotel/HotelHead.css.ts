import { style } from '@vanilla-extract/css'

/** The heart stands beside the first line of the name. */
export const titleRow = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 16 })
