import { WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

const { askedFill, askedSoft } = vars.color

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 16px',
  '@media': { [WIDE_PHONE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, alignContent: 'start' })
export const cells = style({ display: 'grid', gap: 3, justifyContent: 'start' })
export const cell = style({
  blockSize: 14,
  borderRadius: vars.radius.r3,
  background: `repeating-linear-gradient(135deg, ${askedFill} 0 3px, ${askedSoft} 3px 6px)`,
  boxShadow: `inset 0 0 0 1px ${askedFill}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const perHour = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const words = style({ display: 'grid', gap: 6, fontSize: vars.text.t14, color: vars.color.ink2 })
