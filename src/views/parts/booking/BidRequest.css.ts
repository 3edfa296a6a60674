import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const request = style({ display: 'grid', justifyItems: 'start', gap: 4, fontSize: vars.text.t14 })
