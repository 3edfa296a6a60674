import { NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: 16 })
/** Reserves the height of the loaded content. */
export const waiting = style([part, { minBlockSize: 300, alignContent: 'start' }])
export const hotel = style({ color: vars.color.ink2 })
export const refund = style({ display: 'grid', gap: 2 })
export const refundName = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
/** One line on a phone too, at any text size. */
export const amount = style({ fontSize: `min(${vars.text.t28}, 9vw)`, fontWeight: 600, lineHeight: 1.2 })
export const amountInText = style({ fontSize: vars.text.t22, whiteSpace: 'nowrap' })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const until = style({ display: 'grid', gap: 10 })
export const untilTitle = style({ fontSize: vars.text.t14, fontWeight: 560 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 })
/** Same width when stacked. */
globalStyle(`${actions} > *`, { '@media': { [NARROW_PHONE]: { flexGrow: 1 } } })
