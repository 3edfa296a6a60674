import { WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Both hours are above the line on a phone, at its ends elsewhere. */
export const stay = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px 24px',
})
export const start = style({ display: 'grid' })
export const end = style([start, { textAlign: 'end' }])
export const line = style({
  display: 'grid',
  gap: 4,
  order: 1,
  flex: '1 1 100%',
  minInlineSize: 0,
  '@media': { [WIDE_PHONE]: { order: 0, flex: '1 1 0' } },
})
export const name = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const hour = style({
  fontSize: '2.25rem',
  fontWeight: 560,
  lineHeight: 1.15,
  letterSpacing: vars.tracking.display,
})
export const day = style({ fontSize: vars.text.t15, color: vars.color.ink2, whiteSpace: 'nowrap' })
export const requested = style({ fontSize: vars.text.t15, color: vars.color.asked })
export const hours = style({ fontSize: vars.text.t13, color: vars.color.ink2, textAlign: 'center' })
