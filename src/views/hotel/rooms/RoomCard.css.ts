import { above, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const openRoom = style({})
export const room = style({
  display: 'grid',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
  // `hidden` would make the foot stick to the card instead of the window.
  overflow: 'clip',
  '@media': { [above('md')]: { gridTemplateColumns: '300px 1fr' } },
})
/** Whole at the top of an open room, however long its rates; fills a closed one. */
export const pictureBox = style({
  aspectRatio: '16 / 9',
  '@media': {
    [above('md')]: {
      aspectRatio: 'auto',
      minBlockSize: 225,
      selectors: {
        [`${openRoom} &`]: {
          // Below the page header and the section links.
          position: 'sticky',
          insetBlockStart: 136,
          alignSelf: 'start',
          blockSize: 225,
        },
      },
    },
  },
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' })
export const body = style({
  display: 'grid',
  gap: 12,
  padding: vars.space.s16,
  minInlineSize: 0,
  '@media': { [above('sm')]: { padding: vars.space.s24 } },
})
export const name = style({ fontSize: vars.text.t22, fontWeight: 560, margin: 0 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.text.t15,
  color: vars.color.ink2,
})
export const fact = style({ display: 'flex', alignItems: 'center', gap: 8 })
export const description = style({ margin: 0, fontSize: vars.text.t15, color: vars.color.ink2 })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
})
/** On a phone the total stays in view while the rates are read. */
export const dock = style([
  foot,
  {
    '@media': {
      [NARROW_PHONE]: {
        position: 'sticky',
        insetBlockEnd: 'var(--consent-height, 0px)',
        flexWrap: 'nowrap',
        alignItems: 'center',
        gap: 12,
        zIndex: 1,
        marginInline: -16,
        marginBlockEnd: -16,
        padding: '12px 16px',
        background: vars.color.surface,
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  },
])
/** Focused when it opens, without an outline; elements inside show their own. */
export const opened = style({
  display: 'grid',
  gap: 12,
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
})

/** Price of the previous stay: readable, but out of date. */
export const price = style({
  display: 'grid',
  gap: 2,
  selectors: { '&[aria-busy="true"]': { color: vars.color.ink3 } },
})
export const total = style({
  fontSize: vars.text.t28,
  fontWeight: 600,
  lineHeight: 1.2,
  selectors: { [`${dock} &`]: { '@media': { [NARROW_PHONE]: { fontSize: vars.text.t22 } } } },
})
export const night = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
