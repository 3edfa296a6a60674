import { style } from '@vanilla-extract/css'
import { below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { segments } from './Segments.css.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 12px',
  minInlineSize: 0,
  padding: '8px 24px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [below('md')]: { flexWrap: 'wrap', paddingInline: vars.space.s16 } },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: 6, fontSize: vars.text.t18 })
export const crumb = style({
  color: vars.color.ink3,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const title = style({ fontSize: vars.text.t18 })
/** Shortened in the bar: the panel says it in full. */
export const purpose = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('md')]: { display: 'none' } },
})
/** Below the title and the actions on a small screen. */
export const modes = style([segments, { '@media': { [below('md')]: { order: 1 } } }])
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media': { [below('md')]: { marginInlineStart: 'auto' }, print: { display: 'none' } },
})
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  padding: '4px 12px',
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { '(pointer: coarse)': { minInlineSize: vars.hit, minBlockSize: vars.hit } },
})
/** On a small screen an icon says it, with the same name. */
export const actionText = style({ '@media': { [below('sm')]: { display: 'none' } } })
