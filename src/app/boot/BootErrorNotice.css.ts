import { page } from '#src/styles/layout.css.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Fills a page that has nothing else to show. */
export const whole = style([page, { paddingBlock: 'clamp(48px, 10vw, 120px)' }])

/** Below the rendered page: stays in view and covers nothing permanently. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 90,
  background: vars.color.ink,
  color: vars.color.onInk,
  borderBlockStart: `1px solid ${vars.color.onInk}`,
  paddingBlock: 14,
  fontSize: vars.text.t15,
})
export const barRow = style([
  page,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' },
])
export const words = style({ display: 'grid', justifyItems: 'start', gap: 12, maxInlineSize: '64ch' })
export const barWords = style({ display: 'grid', gap: 4, maxInlineSize: '64ch' })
export const brand = style({ display: 'flex', alignItems: 'center', gap: 10, fontWeight: 600, marginBlockEnd: 24 })
export const barTitle = style({ fontWeight: 560 })
export const help = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '4px 16px' })
export const refresh = style({
  display: 'inline-block',
  border: '1px solid currentColor',
  borderRadius: vars.radius.r8,
  padding: '10px 18px',
  fontWeight: 520,
  textDecoration: 'none',
})
