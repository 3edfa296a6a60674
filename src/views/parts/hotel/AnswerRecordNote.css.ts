import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const icon = style({ marginBlockStart: 2, flex: 'none' })
export const demo = style({ color: vars.color.ink3 })
