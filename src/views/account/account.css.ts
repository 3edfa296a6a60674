import { page as pageColumn, card as cardBox } from '#src/styles/layout.css.ts'
import { above, NARROW_PHONE, WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const column = style([pageColumn, { paddingBlock: vars.space.s32 }])
export const columns = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s24,
    alignItems: 'start',
    '@media': {
      [above('md')]: { gridTemplateColumns: '336px minmax(0, 1fr)', columnGap: vars.space.s48 },
      print: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])
/** Not printed with a page of the account. */
export const side = style({ '@media': { print: { display: 'none' } } })
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  minInlineSize: 0,
})

export const summary = style({ overflow: 'hidden' })
export const who = style({ display: 'flex', alignItems: 'center', gap: 16, padding: vars.space.s24 })
export const whoWords = style({ display: 'grid', gap: 4, minInlineSize: 0, justifyItems: 'start' })
export const name = style({ fontSize: vars.text.t22, overflowWrap: 'anywhere' })
/** Same height as the name. */
export const nameWaiting = style([name, { lineHeight: vars.leading.tight }])
export const avatarWaiting = style({ flex: 'none' })
export const email = style({ fontSize: vars.text.t14, color: vars.color.ink2, overflowWrap: 'anywhere' })

/** Hidden on a phone, where the page comes first and the menu has the code. */
export const promo = style({
  display: 'none',
  padding: 12,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [above('md')]: { display: 'block' } },
})
export const next = style({
  display: 'grid',
  gap: 10,
  padding: '20px 24px',
  borderBlockStart: `1px solid ${vars.color.line}`,
})
/** A line each: side by side, the numbers and the language would decide whether they wrap, which the skeleton cannot know. */
export const nextWords = style({ display: 'grid', gap: 2, fontSize: vars.text.t14 })
export const nextHours = style({ fontWeight: 540 })
export const nextFigures = style({ color: vars.color.ink2 })

export const pages = style({
  display: 'flex',
  gap: 4,
  marginBlockStart: 16,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [above('md')]: { display: 'grid', overflowX: 'visible' } },
})
/** Not scrollable: a scroll container would be a tab stop. */
export const pagesWaiting = style([pages, { overflowX: 'hidden' }])
export const page = style({
  display: 'flex',
  flex: 'none',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 48,
  paddingInline: 12,
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  textDecoration: 'none',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="page"]': { background: vars.color.sunken, fontWeight: 540 },
  },
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '@media': { [NARROW_PHONE]: { gap: 4 } },
})
export const count = style({
  fontSize: vars.text.t13,
  background: vars.color.sunken,
  borderRadius: vars.radius.full,
  paddingInline: 8,
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  marginBlockStart: vars.space.s24,
})
export const waitingCard = style({ display: 'grid', gap: 12, padding: vars.space.s24 })
/** Reserves the tabs too. */
export const waiting = style({ display: 'grid', gap: vars.space.s16, paddingBlockStart: 73 })

export const card = style([
  cardBox,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    '@media': { [WIDE_PHONE]: { gridTemplateColumns: '184px minmax(0, 1fr)' } },
  },
])
export const pictureBox = style({ position: 'relative', minBlockSize: 148 })
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  minInlineSize: 0,
  '@media': { [above('sm')]: { padding: '20px 24px' } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'flex-start' })
export const headWords = style({ flex: '1 1 9rem', minInlineSize: 0, display: 'grid', gap: 2 })
export const hotel = style({ fontSize: vars.text.t18, lineHeight: 1.35 })
export const small = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const reference = style({ fontWeight: 560, color: vars.color.ink })
export const stay = style({ display: 'grid', gap: 8 })
export const times = style({ display: 'flex', justifyContent: 'space-between', gap: 16 })
export const moment = style({ display: 'grid', selectors: { '&:last-child': { textAlign: 'end' } } })
export const hour = style({ fontSize: vars.text.t18, fontWeight: 560, lineHeight: 1.3 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: 14,
})
export const total = style({ marginInlineStart: 'auto', fontSize: vars.text.t18, fontWeight: 600 })
export const band = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 20,
  padding: 16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [above('sm')]: { padding: '20px 24px' } },
})
export const deadline = style({ display: 'grid', gap: 10 })
export const deadlineTitle = style({ fontSize: vars.text.t14, fontWeight: 560 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginInlineStart: 'auto',
  alignSelf: 'flex-end',
  justifyContent: 'flex-end',
})
