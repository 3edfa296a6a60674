import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const column = style({
  maxInlineSize: 720,
  marginInline: 'auto',
  paddingBlock: '24px 64px',
  display: 'grid',
  gap: 16,
  '@media': { [above('md')]: { paddingBlock: '32px 96px' } },
})
export const head = style({ display: 'grid', gap: 4 })
export const title = style({ fontSize: vars.text.t36 })
export const box = style({ overflow: 'hidden' })
export const part = style({
  display: 'grid',
  gap: 16,
  padding: '20px 16px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [above('sm')]: { padding: 24 } },
})
export const hotel = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
})
export const picture = style({ inlineSize: 88, blockSize: 88, objectFit: 'cover', borderRadius: vars.radius.r8 })
export const name = style({ fontSize: vars.text.t22 })
export const quiet = style({ color: vars.color.ink2, fontSize: vars.text.t15 })
export const address = style({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  marginBlockStart: 4,
  color: vars.color.ink2,
  fontSize: vars.text.t14,
})
export const asked = style({ display: 'grid', gap: 6 })
export const askedTitle = style({ fontWeight: 600 })
export const total = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 })
export const totalAmount = style({ fontSize: vars.text.t28, fontWeight: 600, letterSpacing: '-.02em' })
export const subtitle = style({ fontSize: vars.text.t18 })
export const next = style({ display: 'grid', gap: 12 })
export const nextItem = style({ display: 'flex', gap: 12, alignItems: 'flex-start' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const when = style({ whiteSpace: 'nowrap' })
