import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 28px' })
export const clock = style({ display: 'flex', alignItems: 'center', gap: 12 })
export const viewState = style({ inlineSize: 60, blockSize: 60, flex: 'none' })
export const day = style({ fill: vars.dial.day, stroke: vars.color.ink, strokeWidth: 2 })
export const night = style({ fill: vars.dial.night, stroke: vars.color.ink, strokeWidth: 2 })
export const onDay = style({ stroke: vars.dial.night })
export const onNight = style({ stroke: vars.dial.day })
export const tick = style({ strokeWidth: 1.5 })
export const hourHand = style({ strokeWidth: 3, strokeLinecap: 'round' })
export const minuteHand = style({ strokeWidth: 2, strokeLinecap: 'round' })
export const pivot = style({ fill: vars.color.action })
export const words = style({ display: 'grid', lineHeight: 1.35, fontSize: vars.text.t13, color: vars.color.ink2 })
export const time = style({
  fontSize: '1.25rem',
  fontWeight: 560,
  letterSpacing: '-.01em',
  lineHeight: 1.2,
  color: vars.color.ink,
})
