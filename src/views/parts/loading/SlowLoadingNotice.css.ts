import { style } from '@vanilla-extract/css'

export const place = style({ marginBlockEnd: 16 })
export const text = style({ margin: 0 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 })
