import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** It fills from where reading begins. */
export const meter = style({ display: 'grid', gridTemplateColumns: 'repeat(50, 1fr)', gap: 2 })
export const cell = style({ blockSize: 10, borderRadius: 1, background: vars.color.lineTrack })
export const filled = style([cell, { background: vars.color.wonFill }])
