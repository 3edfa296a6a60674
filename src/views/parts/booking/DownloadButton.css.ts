import { style } from '@vanilla-extract/css'

/** Under all the buttons, whichever failed. */
export const problem = style({ order: 1, gridColumn: '1 / -1', flexBasis: '100%' })
