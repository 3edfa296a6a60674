import { style } from '@vanilla-extract/css'

export const credits = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'baseline' })
export const promo = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'start' })
export const code = style({ flex: '1 1 8em', minInlineSize: 0, maxInlineSize: 320 })
/** Beside the field, below the height of its label. */
export const apply = style({ marginBlockStart: 26, minBlockSize: 52 })
