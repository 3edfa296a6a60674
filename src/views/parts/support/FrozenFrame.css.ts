import { style } from '@vanilla-extract/css'

export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0', pointerEvents: 'none' })
