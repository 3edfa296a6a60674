import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const bar = style({ display: 'none', '@media': { [above('md')]: { display: 'block' } } })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: `calc(100% - 2 * ${vars.gutter})`,
  marginInline: vars.gutter,
  marginBlockStart: 16,
  minBlockSize: 60,
  padding: '8px 16px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  textAlign: 'start',
  '@media': { [above('md')]: { display: 'none' } },
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const place = style({ fontWeight: 560, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const stay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.35em',
})
export const facts = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
/** Wraps to a line of its own if it does not fit beside the hours. */
export const guests = style({ color: vars.color.ink3, whiteSpace: 'nowrap' })
