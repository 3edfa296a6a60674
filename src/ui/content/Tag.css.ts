import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 9px',
  borderRadius: vars.radius.r6,
  fontSize: vars.text.t13,
  lineHeight: 1.4,
  fontWeight: 500,
})

export const tone = styleVariants({
  plain: [base, { background: vars.color.sunken, color: vars.color.ink2 }],
  gained: [base, { background: vars.color.gainedSoft, color: vars.color.gained }],
  guaranteed: [base, { background: vars.color.guaranteedSoft, color: vars.color.guaranteed }],
  agreed: [
    base,
    {
      background: vars.color.surface,
      color: vars.color.guaranteed,
      boxShadow: `inset 0 0 0 1px ${vars.color.guaranteedFill}`,
    },
  ],
  asked: [base, { background: vars.color.askedSoft, color: vars.color.asked }],
  bad: [base, { background: vars.color.badSoft, color: vars.color.bad }],
})

export const score = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 40,
  minBlockSize: 28,
  lineHeight: 1.2,
  paddingInline: 6,
  borderRadius: vars.radius.r6,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: 560,
  fontSize: vars.text.t15,
})

export const stars = style({ display: 'inline-flex', gap: 1, color: vars.color.ink2 })
export const star = style({ inlineSize: 14, blockSize: 14 })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.hit,
  paddingInline: 14,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  fontSize: vars.text.t15,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.onInk,
    },
  },
})
