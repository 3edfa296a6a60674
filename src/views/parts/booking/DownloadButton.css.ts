import { style } from '@vanilla-extract/css'

/** Below all buttons, whichever failed. */
export const problem = style({ order: 1, gridColumn: '1 / -1', flexBasis: '100%' })
