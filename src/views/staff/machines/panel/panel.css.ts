import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

const small = '0.84375rem'

export const crumb = style({ color: vars.color.ink3, fontSize: vars.text.t12 })
export const crumbLink = style({
  minBlockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const title = style({ marginBlockEnd: 4, fontSize: vars.text.t18, lineHeight: 1.25 })
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBlock: '18px 6px',
  color: vars.color.ink3,
  fontSize: '0.78125rem',
  fontWeight: 560,
})
export const number = style({ marginInlineStart: 'auto', fontWeight: 400 })
export const quiet = style({ color: vars.color.ink2, fontSize: vars.text.t13, fontWeight: 400 })
export const note = style({ marginBlockStart: 12, color: vars.color.ink2, fontSize: vars.text.t12 })
export const fact = style({ display: 'flex', alignItems: 'baseline', gap: 8, marginBlockStart: 8 })
export const count = style({
  paddingInline: 6,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontSize: vars.text.t12,
  fontWeight: 560,
  whiteSpace: 'nowrap',
})

export const way = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '2px 8px',
  inlineSize: 'calc(100% + 16px)',
  minBlockSize: 34,
  marginInline: -8,
  padding: '7px 8px',
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  fontSize: small,
  lineHeight: 1.4,
  textAlign: 'start',
  selectors: { 'button&:hover': { background: vars.color.sunken } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const chosenWay = style({ background: chartVars.changedSoft, outline: `1.5px solid ${chartVars.changed}` })
export const target = style({ gridColumn: 2, color: vars.color.ink, fontWeight: 540 })
export const from = style({ fontWeight: 540 })
export const condition = style({
  display: 'inline-block',
  paddingInline: 6,
  borderRadius: vars.radius.r6,
  background: vars.color.sunken,
  color: vars.color.ink2,
  fontSize: '0.78125rem',
})
export const more = style({ color: vars.color.ink2, fontSize: vars.text.t13 })

export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.t13,
})
export const value = style({ fontWeight: 540, textAlign: 'end' })
export const questions = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
export const questionList = style({ display: 'grid', justifyItems: 'start', gap: 6 })
export const question = style({
  minBlockSize: 32,
  padding: '4px 12px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  fontSize: vars.text.t13,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.onInk, borderColor: vars.color.ink },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const story = style({ marginBlockStart: 8, counterReset: 'step' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '2px 8px',
  paddingBlock: 6,
  fontSize: small,
  lineHeight: 1.4,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 20,
      blockSize: 20,
      borderRadius: '50%',
      background: vars.color.sunken,
      color: vars.color.ink2,
      fontSize: '0.6875rem',
      fontWeight: 560,
    },
    '&:last-child::before': { background: vars.color.action, color: vars.color.onAction },
  },
})
export const result = style({ gridColumn: 2, color: vars.color.ink2 })
export const reached = style({ color: vars.color.ink, fontWeight: 560 })
