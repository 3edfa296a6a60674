import { NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: 16 })
/** What the answer takes: nothing jumps when it comes. */
export const waiting = style([part, { minBlockSize: 300, alignContent: 'start' }])
export const hotel = style({ color: vars.color.ink2 })
export const refund = style({ display: 'grid', gap: 2 })
export const refundName = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
/** In one line on a phone as well, however large the guest reads. */
export const amount = style({ fontSize: `min(${vars.text.t28}, 9vw)`, fontWeight: 600, lineHeight: 1.2 })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const until = style({ display: 'grid', gap: 10 })
export const untilTitle = style({ fontSize: vars.text.t14, fontWeight: 560 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 })
/** One under the other, they are of one width. */
globalStyle(`${actions} > *`, { '@media': { [NARROW_PHONE]: { flexGrow: 1 } } })
