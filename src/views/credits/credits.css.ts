import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 })
export const intro = style({ color: vars.color.ink2 })

export const history = style({ overflow: 'hidden' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  padding: '16px',
  '@media': { [above('sm')]: { padding: '20px 24px' } },
})
export const title = style({ fontSize: vars.text.t22 })
export const sum = style({ color: vars.color.ink2 })
export const credit = style({ color: vars.color.gained, fontWeight: 600 })
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 16,
  padding: 16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [above('sm')]: { padding: '16px 24px' } },
})
export const what = style({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' })
export const kind = style({ fontWeight: 540 })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const moment = style({ whiteSpace: 'nowrap' })
export const figures = style({ flex: 'none', textAlign: 'end' })
export const hours = style({ fontWeight: 560, fontSize: vars.text.t18, lineHeight: 1.3 })
export const gained = style({ flex: 'none', fontWeight: 560, fontSize: vars.text.t18, color: vars.color.gained })
export const spent = style({ flex: 'none', fontWeight: 560, fontSize: vars.text.t18 })
export const nothing = style({
  display: 'flex',
  gap: 12,
  padding: '20px 24px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
})
export const ruleTitle = style({ fontSize: vars.text.t16 })
export const rules = style({ listStyle: 'disc', display: 'grid', gap: 4, margin: '8px 0 0', paddingInlineStart: 18 })
