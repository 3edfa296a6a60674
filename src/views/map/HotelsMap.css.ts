import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.map.land,
})
