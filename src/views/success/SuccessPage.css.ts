import { above, WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const column = style({
  maxInlineSize: 720,
  marginInline: 'auto',
  paddingBlock: '24px 64px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '@media': { [above('md')]: { paddingBlock: '32px 96px' }, print: { maxInlineSize: 'none', paddingBlock: 0 } },
})
export const box = style({ overflow: 'hidden' })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '20px 16px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [above('sm')]: { padding: 24 }, print: { padding: '12px 24px', gap: 8 } },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  textAlign: 'center',
})
/** Centers skeletons of text. */
export const middle = style({ marginInline: 'auto' })
/** Half of the check mark overlaps the picture. */
export const underMark = style([head, { paddingBlockStart: 16 }])
export const title = style({ fontSize: vars.text.t36 })
export const name = style({ fontSize: vars.text.t22, marginBlockStart: 4 })
/** Reserves its line while loading. */
export const address = style({ minBlockSize: 24, color: vars.color.ink2, fontSize: vars.text.t15 })
/** Starts the line of its text, wherever that wraps. */
export const pin = style({ display: 'inline-block', verticalAlign: '-3px', marginInlineEnd: 6 })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  selectors: { '&:empty': { display: 'none' } },
})
/** One row if there is room; two columns on a phone. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, auto))',
  gap: 8,
  '@media': {
    [WIDE_PHONE]: { display: 'flex', flexWrap: 'wrap', gap: 6 },
    print: { display: 'none' },
  },
})
globalStyle(`${actions} > :is(a, button)`, {
  paddingInline: 10,
  fontSize: vars.text.t14,
  '@media': { [WIDE_PHONE]: { flexGrow: 1 } },
})
export const main = style({ gridColumn: '1 / -1' })
export const request = style({ display: 'grid', gap: 8 })
export const bid = style({ fontWeight: 560 })
export const total = style({ fontSize: vars.text.t22, fontWeight: 600, letterSpacing: '-.02em' })
export const gained = style({ color: vars.color.gained })
export const subtitle = style({ fontSize: vars.text.t18 })
export const next = style({ display: 'grid', gap: 20 })
export const step = style({ display: 'flex', gap: 12, alignItems: 'flex-start' })
export const stepWords = style({ display: 'grid', gap: 8, minInlineSize: 0 })
export const quiet = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
/** A long address wraps instead of being cut. */
export const email = style({ selectors: { '&&': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } })
export const when = style({ whiteSpace: 'nowrap', fontWeight: 540 })

/** Heights of the loaded parts: hours and line, buttons, reference. */
export const stayWaiting = style({ blockSize: 188, '@media': { [WIDE_PHONE]: { blockSize: 92 } } })
export const actionsWaiting = style({ blockSize: 160, '@media': { [WIDE_PHONE]: { blockSize: 48 } } })
export const referenceWaiting = style({ blockSize: 118, '@media': { [WIDE_PHONE]: { blockSize: 60 } } })
