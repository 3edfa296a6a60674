import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minInlineSize: 0,
})
/** Cannot be selected. */
export const off = style({ color: vars.color.ink2, cursor: 'default' })
export const words = style({ display: 'grid', gap: 2, flex: '1 1 6em', minInlineSize: 0 })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
/** Card brand mark, only where there is room: the name already says it. Letters run left to right. */
export const mark = style({
  direction: 'ltr',
  flex: 'none',
  display: 'none',
  placeItems: 'center',
  inlineSize: 52,
  blockSize: 34,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.paper,
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  fontWeight: 640,
  '@media': { [above('sm')]: { display: 'grid' } },
})
/** Shown on phones too: a wallet is recognized by its mark. */
export const wallet = style([
  mark,
  {
    display: 'grid',
    inlineSize: 'auto',
    minInlineSize: 64,
    paddingInline: 6,
    marginBlock: -5,
    color: vars.color.ink,
    fontSize: vars.text.t14,
  },
])
export const failed = style({ display: 'grid', gap: 12, justifyItems: 'start' })
