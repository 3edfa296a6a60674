import { vars } from '#src/styles/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: '6px 16px',
  fontSize: vars.text.t13,
  color: vars.color.ink2,
})
export const item = style({ display: 'flex', alignItems: 'center', gap: 8 })
export const key = style({ inlineSize: 18, flex: 'none' })
const point = style({ inlineSize: 8, blockSize: 8, marginInline: 5, flex: 'none', background: vars.color.ink })
export const mark = styleVariants({
  mine: {
    inlineSize: 16,
    blockSize: 16,
    marginInline: 1,
    flex: 'none',
    borderRadius: 3,
    boxShadow: `inset 0 0 0 2px ${vars.color.ink}`,
  },
  cheapest: [point, { borderRadius: '50%' }],
  longest: [point, { rotate: '45deg' }],
})
