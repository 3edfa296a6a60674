import { vars } from '#src/styles/theme.css.ts'
import { hidden } from '#src/ui/content/VisuallyHidden.css.ts'
import { style } from '@vanilla-extract/css'

export const promo = style({
  display: 'grid',
  gap: 8,
  padding: vars.space.s16,
  borderRadius: vars.radius.r16,
  background: vars.color.gainedSoft,
  minInlineSize: 0,
})
export const title = style({ fontSize: vars.text.t18 })
export const text = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const line = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 12 })
export const name = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const code = style({
  fontSize: vars.text.t18,
  fontWeight: 600,
  letterSpacing: '.06em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
/** Takes no room while empty, not even its gap; always rendered as a live region. */
export const status = style({ fontSize: vars.text.t14, selectors: { '&:empty': { marginBlockStart: -8 } } })
export const hiddenStatus = style([hidden])
