import { style } from '@vanilla-extract/css'
import { below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlock: '8px 4px' })
export const number = style({
  flex: 'none',
  alignSelf: 'start',
  minInlineSize: 18,
  paddingInline: 5,
  borderRadius: vars.radius.full,
  background: chartVars.canBeSent,
  color: vars.color.surface,
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
})
export const sign = style({
  inlineSize: 12,
  blockSize: 12,
  borderRadius: 4,
  border: `1.5px solid ${chartVars.active}`,
  background: chartVars.activeSoft,
})
export const steps = style({ marginBlockStart: 8, marginInline: -8 })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: '0 8px',
  padding: '7px 8px',
  borderRadius: vars.radius.r8,
  color: vars.color.ink,
  fontSize: vars.text.t13,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="step"]': { background: chartVars.activeSoft },
  },
})
export const place = style({ color: vars.color.ink2, fontSize: vars.text.t12, textAlign: 'center', lineHeight: '18px' })
export const machine = style({ color: vars.color.ink2 })
export const state = style({ display: 'block', fontWeight: 560 })
export const cause = style({ display: 'flex', alignItems: 'center', gap: 6, color: vars.color.ink2 })

/** The strip of the list: the steps in a row, which wraps. */
export const strip = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 0', marginBlockStart: 12 })
export const stripStep = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: 164,
  '@media': { [below('sm')]: { inlineSize: '100%' } },
})
export const card = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  minInlineSize: 0,
  padding: '8px 10px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 10,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.t13,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.ink } },
})
export const cardMachine = style({ color: vars.color.ink2, fontSize: vars.text.t12 })
export const cardNext = style({
  marginBlockStart: 'auto',
  paddingBlockStart: 6,
  color: vars.color.ink2,
  fontSize: vars.text.t12,
})
export const arrow = style({
  flex: 'none',
  inlineSize: 20,
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  textAlign: 'center',
  '@media': { [below('sm')]: { display: 'none' } },
})
