import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: vars.color.sunken,
})
