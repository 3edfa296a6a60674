import { card as cardBox } from '#src/styles/layout.css.ts'
import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.hit,
  justifySelf: 'start',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const card = style([cardBox, { overflow: 'hidden' }])
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  '@media': { print: { aspectRatio: '6 / 1' } },
})
export const pictureWaiting = style({ aspectRatio: '21 / 9' })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '20px 16px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [above('sm')]: { padding: 24 },
    // The last part has only buttons: not printed.
    print: { padding: '12px 24px', gap: 8, selectors: { '&:last-child': { display: 'none' } } },
  },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'flex-start' })
export const headWords = style({
  flex: '1 1 240px',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
})
export const name = style({ fontSize: vars.text.t28, lineHeight: 1.25 })
/** Reserves its line while loading. */
export const address = style({ display: 'flex', gap: 8, color: vars.color.ink2, minBlockSize: 26 })
export const title = style({ fontSize: vars.text.t18 })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 8, selectors: { '&:empty': { display: 'none' } } })
export const comment = style({ whiteSpace: 'pre-line' })
export const contacts = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', minBlockSize: vars.hit })
export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.hit,
  maxInlineSize: '100%',
})
globalStyle(`${contact} bdi`, { whiteSpace: 'normal', overflowWrap: 'anywhere', minInlineSize: 0 })
export const gained = style({ color: vars.color.gained })
export const until = style({ display: 'grid', gap: 10 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const last = style({ marginInlineStart: 'auto' })
/** Below their smaller title. */
export const clocks = style({ marginBlockStart: 8 })
