import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const crumb = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 16px',
  paddingBlock: '16px 8px',
  fontSize: vars.text.t14,
  color: vars.color.ink2,
  '@media': { [above('md')]: { paddingBlock: '24px 12px' } },
})
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.hit,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  paddingBlockEnd: 64,
  '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 32, paddingBlockEnd: 96 } },
})
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const box = style({ overflow: 'hidden' })
export const clear = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
})
export const clearMark = style({ color: vars.color.guaranteed, flex: 'none' })
/** The hours that passed, to the mark of now. */
export const bar = style({
  blockSize: 14,
  borderRadius: vars.radius.r3,
  background: vars.color.lineTrack,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const passed = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.lineStandard,
  borderInlineEnd: `3px solid ${vars.color.action}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
})

export const timeline = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const event = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '0 16px',
  position: 'relative',
  paddingBlockEnd: 20,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '18px -2px',
      insetInlineStart: 7,
      inlineSize: 2,
      background: vars.color.line,
    },
  },
})
const dotBase = style({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: '50%',
  border: `2.5px solid ${vars.color.edge}`,
  background: vars.color.surface,
  marginBlockStart: 5,
  zIndex: 1,
})
export const dot = styleVariants({
  ahead: [dotBase],
  done: [dotBase, { borderColor: vars.color.lineStandard, background: vars.color.lineStandard }],
  now: [
    dotBase,
    {
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 2px ${vars.color.surface}`,
      background: vars.color.action,
    },
  ],
})
export const eventName = style({ display: 'block', fontWeight: 540 })
export const eventAhead = style({ display: 'block', color: vars.color.ink2 })
export const eventWhen = style({ display: 'block', fontSize: vars.text.t14, color: vars.color.ink2 })

export const hotel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
})
export const picture = style({ inlineSize: 72, blockSize: 64, objectFit: 'cover', borderRadius: vars.radius.r8 })
export const hotelName = style({ fontSize: vars.text.t18, overflowWrap: 'anywhere' })
/** Quiet buttons begin with their words at the column’s edge. */
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 8px', marginInline: -14 })

/** What must be answered stays at hand on a phone. */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  padding: '12px 16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '@media': { [above('sm')]: { position: 'static', padding: '20px 32px 24px' } },
})
export const consent = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
