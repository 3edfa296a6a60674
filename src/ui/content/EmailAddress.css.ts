import { style } from '@vanilla-extract/css'

/** Breaks only between the parts; inside one if it alone exceeds the line. */
export const part = style({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' })
