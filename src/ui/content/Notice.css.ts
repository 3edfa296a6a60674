import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

const base = style({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  borderRadius: vars.radius.r8,
  fontSize: vars.text.t15,
})

export const tone = styleVariants({
  plain: [base, { background: vars.color.sunken }],
  guaranteed: [base, { background: vars.color.guaranteedSoft }],
  asked: [base, { background: vars.color.askedSoft }],
  gained: [base, { background: vars.color.gainedSoft }],
  bad: [base, { background: vars.color.badSoft }],
})

const iconBase = style({ marginBlockStart: '.1em' })
export const iconTone = styleVariants({
  plain: [iconBase],
  guaranteed: [iconBase, { color: vars.color.guaranteed }],
  asked: [iconBase, { color: vars.color.asked }],
  gained: [iconBase, { color: vars.color.gained }],
  bad: [iconBase, { color: vars.color.bad }],
})

/** An e-mail address is one long word. */
export const grow = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  padding: '40px 24px',
})
/** Sized to follow the page title directly. */
export const stateTitle = style({ fontSize: vars.text.t18, lineHeight: 1.35 })
export const stateText = style({ maxInlineSize: '40ch', color: vars.color.ink2 })
export const stateAction = style({
  marginBlockStart: 8,
  display: 'flex',
  gap: 12,
  flexWrap: 'wrap',
  justifyContent: 'center',
})
