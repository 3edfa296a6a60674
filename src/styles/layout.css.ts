import { style } from '@vanilla-extract/css'
import { above } from './media.ts'
import { vars } from './theme.css.ts'

/** The page's column. */
export const page = style({
  inlineSize: `min(100% - 2 * ${vars.gutter}, ${vars.page})`,
  marginInline: 'auto',
})

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
})

export const cardPadding = style({
  padding: vars.space.s16,
  '@media': { [above('sm')]: { padding: vars.space.s24 } },
})

/** A button within a sentence that looks like a link. */
export const textLink = style({
  color: vars.color.ink,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationColor: vars.color.edge,
  background: 'none',
  border: 0,
  padding: 0,
  minBlockSize: 24,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
