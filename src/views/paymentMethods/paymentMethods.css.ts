import { card as cardBox, cardPadding } from '#src/styles/layout.css.ts'
import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
})
export const intro = style({ color: vars.color.ink2, maxInlineSize: '52ch' })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const method = style([
  cardBox,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px 16px',
    padding: 16,
    '@media': {
      [above('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: '16px 24px' },
    },
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
  },
])
/** Place of the card brand mark; its letters run left to right. */
export const mark = style({
  direction: 'ltr',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 42,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.paper,
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  fontWeight: 640,
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, minInlineSize: 0 })
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: vars.text.t16,
  fontWeight: 560,
  lineHeight: 1.4,
})
// Lets a number wrap when the text size is too large for one line.
globalStyle(`${name} bdi`, { whiteSpace: 'normal' })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [above('sm')]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
})
/** Reserves the place of the buttons. */
export const actionsWaiting = style([actions, { minBlockSize: 44 }])

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 20 })
export const section = style({ display: 'grid', gap: vars.space.s16, outline: 'none' })
export const noticeBody = style({ display: 'grid', gap: 12, justifyItems: 'start' })

export const form = style([cardBox, cardPadding, { display: 'grid', gap: 16 }])
export const formHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  fontSize: vars.text.t14,
  color: vars.color.ink2,
})
export const submit = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 })
/** Live region: always rendered, and takes no room while empty. */
export const alert = style({ selectors: { '&:empty': { position: 'absolute' } } })
