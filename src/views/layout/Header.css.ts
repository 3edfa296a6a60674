import { above, CROWDED_BAR } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: `color-mix(in srgb, ${vars.color.paper} 94%, transparent)`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backdropFilter: 'blur(12px)',
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 64,
  paddingInline: vars.gutter,
  maxInlineSize: 1680,
  marginInline: 'auto',
})
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '1.3125rem',
  fontWeight: 620,
  letterSpacing: '-.03em',
  textDecoration: 'none',
  minBlockSize: vars.hit,
  marginInlineEnd: 16,
  whiteSpace: 'nowrap',
  flex: 'none',
})
export const mark = style({
  inlineSize: 32,
  blockSize: 32,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const markInk = style({ fill: vars.color.ink })
export const markOnInk = style({ fill: vars.color.onInk })
export const markGained = style({ fill: vars.color.gainedFill })
export const markHand = style({ fill: vars.color.action })
export const nav = style({ display: 'none', '@media': { [above('md')]: { display: 'flex' } } })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.hit,
  paddingInline: 12,
  borderRadius: vars.radius.r8,
  textDecoration: 'none',
  fontSize: vars.text.t15,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    '&[aria-current="page"]': { color: vars.color.ink },
  },
})
/** Place of the results' search bar. */
export const middle = style({ flex: 1, minInlineSize: 0 })
/** Beside the search bar only the logo is shown, and sign-up is in the menu and one press behind log-in. */
export const nameBesideMiddle = style({ '@media': { [CROWDED_BAR]: { display: 'none' } } })
export const signUpBesideMiddle = style({
  '@media': { [CROWDED_BAR]: { selectors: { [`${row}:has(${middle}) &`]: { display: 'none' } } } },
})
export const end = style({ display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto', flex: 'none' })
export const wide = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [above('md')]: { display: 'inline-flex' } },
})
/** Marks the user's button, which opens the menu too. */
export const guest = style({})
/** A wide header shows the links itself, except beside a search bar. */
export const menuBesideMiddle = style({ selectors: { [`${end}:has(${guest}) &`]: { display: 'none' } } })
export const menu = style([menuBesideMiddle, { '@media': { [above('md')]: { display: 'none' } } }])
export const settingsText = style([wide, { fontSize: vars.text.t14, gap: '.4em' }])
/** Hidden to make room for the search bar; the globe button has the same accessible name. */
export const settingsTextBesideMiddle = style({
  display: 'none',
  '@media': { [above('xl')]: { display: 'inline-flex', fontSize: vars.text.t14, gap: '.4em', whiteSpace: 'nowrap' } },
})
