import { style } from '@vanilla-extract/css'

export const counter = style({ display: 'inline-flex', alignItems: 'center', gap: 4 })
export const value = style({ minInlineSize: 40, textAlign: 'center', fontWeight: 540 })
