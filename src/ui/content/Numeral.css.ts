import { style } from '@vanilla-extract/css'

export const number = style({
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
