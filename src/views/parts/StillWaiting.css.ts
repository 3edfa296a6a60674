import { style } from '@vanilla-extract/css'

/** Nothing at all while there is nothing to say. */
export const place = style({ selectors: { '&:not(:empty)': { marginBlockEnd: 16 } } })
export const text = style({ margin: 0 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 })
