import { style, styleVariants } from '@vanilla-extract/css'
import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@media': { [above('md')]: { blockSize: '100%' }, print: { blockSize: 'auto' } },
})
export const waiting = style({ padding: vars.space.s24 })
/** The chart and its panel, each of which scrolls alone; on a small screen the panel follows, and the page scrolls. */
export const workspace = style({
  minBlockSize: 0,
  '@media': {
    [above('md')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 372px', gridTemplateRows: 'minmax(0, 1fr)' },
    [below('md')]: { position: 'relative', display: 'flex', flexDirection: 'column' },
    print: { display: 'block' },
  },
})
export const middle = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  // On a small screen, the dock comes after the panel and stays at the bottom of the screen.
  '@media': { [below('md')]: { display: 'contents' } },
})
export const dock = style({
  '@media': { [below('md')]: { position: 'sticky', insetBlockEnd: 0, order: 1, zIndex: 10 } },
})
export const panel = style({
  minInlineSize: 0,
  padding: '16px 20px 40px',
  background: vars.color.surface,
  '@media': {
    [above('md')]: { overflow: 'auto', borderInlineStart: `1px solid ${vars.color.line}` },
    [below('md')]: { paddingInline: vars.space.s16, borderBlockStart: `1px solid ${vars.color.line}` },
    print: { display: 'none' },
  },
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 14px 4px',
  '@media': { [below('sm')]: { flexWrap: 'wrap', paddingInline: 8 }, print: { display: 'none' } },
})
export const keysButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  marginInlineStart: 'auto',
  paddingInline: 8,
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { [below('sm')]: { display: 'none' }, '(pointer: coarse)': { minBlockSize: vars.hit } },
})
export const keysText = style({ '@media': { [below('lg')]: { display: 'none' } } })
export const key = style({
  paddingInline: 5,
  border: `1px solid ${vars.color.edge}`,
  borderBlockEndWidth: 2,
  borderRadius: 4,
  background: vars.color.surface,
  color: vars.color.ink2,
  font: 'inherit',
  fontSize: vars.text.t12,
  fontWeight: 500,
})

/** Dots as on squared paper, behind what is drawn. */
const dots = style({
  background: `${vars.color.paper} radial-gradient(color-mix(in srgb, ${vars.color.ink} 9%, transparent) 1px, transparent 1px) 0 0 / 24px 24px`,
  '@media': { print: { background: 'none' } },
})
export const chart = style({ flex: '1 1 auto', minBlockSize: 0 })
/** Scrolls beside the panel; on a small screen the page does. */
export const distance = styleVariants({
  /** A map: on a small screen the page scrolls beside it. */
  drawing: [dots, { position: 'relative', '@media': { [below('md')]: { blockSize: '56vh' } } }],
  overview: [dots, { '@media': { [above('md')]: { overflow: 'auto' } } }],
  text: { '@media': { [above('md')]: { overflow: 'auto' }, print: { overflow: 'visible' } } },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  margin: '4px 12px',
  padding: '4px 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 10,
  background: vars.color.surface,
  color: vars.color.ink2,
  fontSize: vars.text.t12,
  '@media': { print: { display: 'none' } },
})
export const sign = style({ display: 'inline-flex', alignItems: 'center', gap: 5 })

export const help = style({
  position: 'absolute',
  insetBlockStart: 52,
  insetInlineEnd: 12,
  zIndex: 20,
  inlineSize: 'min(360px, calc(100% - 24px))',
  padding: '12px 16px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  background: vars.color.raised,
  boxShadow: vars.shadow.popover,
})
export const helpHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const helpTitle = style({ fontSize: vars.text.t15 })
export const helpRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.t13,
})
export const helpText = style({ color: vars.color.ink2, textAlign: 'end' })
export const helpKeys = style({ display: 'flex', gap: 4, flex: 'none' })
