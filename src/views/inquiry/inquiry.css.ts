import { above, below, NARROW_PHONE, WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

const SIDE_BY_SIDE = above('md')

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '24px 64px',
  '@media': {
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gap: 48,
      alignItems: 'start',
      paddingBlockStart: 32,
    },
  },
})
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minInlineSize: 0 })
export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minInlineSize: 0 })

export const steps = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 })
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  paddingBlockStart: 6,
  fontSize: vars.text.t14,
  color: vars.color.ink2,
  borderBlockStart: `6px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.ink, fontWeight: 600, borderColor: vars.color.action } },
  '@media': { [below('sm')]: { fontSize: vars.text.t12 } },
})
export const stepDone = style({ borderColor: vars.color.ink })
export const stepName = style({ display: 'flex', gap: 4, alignItems: 'baseline' })

export const head = style({ display: 'grid', gap: 8, marginBlockStart: 8 })
export const title = style({ fontSize: vars.text.t36, '@media': { [below('sm')]: { fontSize: vars.text.t28 } } })
export const lead = style({ color: vars.color.ink2 })

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '20px 16px',
  minInlineSize: 0,
  '@media': { [above('sm')]: { padding: 24 } },
})
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minInlineSize: 0 })
export const blockHead = style({ display: 'grid', gap: 4 })
export const blockTitle = style({ fontSize: vars.text.t22, overflowWrap: 'anywhere' })
export const quiet = style({ color: vars.color.ink2, fontSize: vars.text.t14 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [WIDE_PHONE]: { gridTemplateColumns: '1fr 1fr' } },
})
export const dayButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  textAlign: 'start',
  cursor: 'pointer',
})
export const dayWrong = style({ borderColor: vars.color.bad, boxShadow: `inset 0 0 0 1px ${vars.color.bad}` })
export const dayIcon = style({ color: vars.color.ink3, flexShrink: 0 })
export const dayMissing = style({ color: vars.color.ink3 })
export const dayPanel = style({
  inlineSize: 380,
  maxInlineSize: '100%',
  padding: 16,
  '@media': { [NARROW_PHONE]: { inlineSize: '100%' } },
})
/** Rendered from the start, so screen readers announce what appears in it. */
export const message = style({ selectors: { '&:empty': { display: 'none' } } })
export const error = style({ color: vars.color.bad, fontSize: vars.text.t13, minBlockSize: 22 })
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  justifyContent: 'space-between',
})
/** Fills the row on a phone, beside the way back. */
export const onward = style({ '@media': { [below('sm')]: { flex: '1 1 9rem', paddingInline: 12 } } })
export const noticeBody = style({ display: 'grid', gap: 12, justifyItems: 'start' })

export const ends = style({ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'space-between' })
export const end = style({ display: 'grid', gap: 4, justifyItems: 'start' })
export const endLabel = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const asked = style({ color: vars.color.asked })
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const strong = style({ fontWeight: 560 })

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media': { [WIDE_PHONE]: { gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)', alignItems: 'start' } },
})
export const scale = style({ display: 'grid', gap: 4, paddingBlockStart: 4 })
export const usualRow = style({ position: 'relative', blockSize: 22, fontSize: vars.text.t13, color: vars.color.ink2 })
/** Usual is the middle of the scale. */
export const usualMark = style({
  position: 'absolute',
  insetInline: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
export const range = style({
  inlineSize: '100%',
  blockSize: vars.hit,
  margin: 0,
  accentColor: vars.color.action,
})
export const zones = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 30fr) minmax(max-content, 15fr) minmax(max-content, 55fr)',
  fontSize: vars.text.t13,
  gap: 4,
})
export const zone = style({ color: vars.color.ink2, overflowWrap: 'anywhere' })
export const zoneNow = style({ color: vars.color.ink, fontWeight: 600 })
export const verdict = style({ display: 'grid', gap: 4 })

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 20,
  minInlineSize: 0,
})
export const cardTitle = style({ fontSize: vars.text.t18 })
export const eyebrow = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
export const split = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', justifyContent: 'space-between' })
export const line = style({ display: 'grid', gap: 4, overflowWrap: 'anywhere' })

export const rail = style({ display: 'grid', gap: 16 })
export const moment = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  paddingInlineStart: 28,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlockStart: 6,
    inlineSize: 12,
    blockSize: 12,
    borderRadius: '50%',
    border: `2px solid ${vars.color.edge}`,
    background: vars.color.surface,
  },
})
export const momentNow = style({ '::before': { borderColor: vars.color.action, background: vars.color.action } })

export const summary = style({ display: 'grid', gap: 16 })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  paddingBlockEnd: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
export const partBody = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 4,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const sent = style({
  display: 'grid',
  gap: 16,
  maxInlineSize: 640,
  marginInline: 'auto',
  marginBlock: '48px 96px',
})
export const number = style({ fontSize: vars.text.t28, fontWeight: 560 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const calendar = style({ minInlineSize: 0, overflowX: 'auto' })
export const waiting = style({ minBlockSize: 340 })
