import { FORCED_COLORS } from '#src/styles/media.ts'
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

const { color, toward } = vars

export const line = style({ display: 'grid', gap: 6, minInlineSize: 0 })
export const lineLarge = style({ display: 'grid', minInlineSize: 0 })

const trackBase = style({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  background: color.lineTrack,
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Canvas', border: '1px solid CanvasText' } },
})
export const track = styleVariants({
  small: [trackBase, { blockSize: 12, borderRadius: vars.radius.r3 }],
  large: [trackBase, { blockSize: 32, borderRadius: vars.radius.r6 }],
})

const segment = style({ flex: '1 0 0', minInlineSize: 0, position: 'relative' })
const dots = (area: string) => `radial-gradient(circle at center, ${color.gainedFill} 1.5px, transparent 1.8px) ${area}`
const hatching = `repeating-linear-gradient(135deg, ${color.askedFill} 0 3px, ${color.askedSoft} 3px 6px)`

/** The tones in forced colors: bars, hatching and dots instead of hues. */
const forced = (background: string): StyleRule => ({
  '@media': {
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background, boxShadow: 'none', '::after': { display: 'none' } },
  },
})
const forcedTone = {
  standard: forced('CanvasText'),
  gained: forced('Highlight'),
  guaranteed: forced(`repeating-linear-gradient(${toward}, Highlight 0 4px, Canvas 4px 6px)`),
  agreed: forced('linear-gradient(Highlight 0 50%, Canvas 50%)'),
  asked: forced('repeating-linear-gradient(135deg, Highlight 0 3px, Canvas 3px 6px)'),
  givenBack: forced('radial-gradient(circle at center, CanvasText 1.5px, transparent 1.8px) center / 6px 100% Canvas'),
  idle: forced('Canvas'),
} as const satisfies Record<string, StyleRule>

/** Tones with the same meaning everywhere. Agreed hours have the color of guaranteed ones, and are not filled yet. */
export const tone = styleVariants({
  standard: [segment, { background: color.lineStandard, ...forcedTone.standard }],
  gained: [segment, { background: color.gainedFill, ...forcedTone.gained }],
  guaranteed: [segment, { background: color.guaranteedFill, ...forcedTone.guaranteed }],
  agreed: [
    segment,
    {
      background: color.guaranteedSoft,
      boxShadow: `inset 0 2px ${color.guaranteedFill}, inset 0 -2px ${color.guaranteedFill}`,
      ...forcedTone.agreed,
    },
  ],
  asked: [
    segment,
    {
      background: hatching,
      boxShadow: `inset 0 1px ${color.askedFill}, inset 0 -1px ${color.askedFill}`,
      ...forcedTone.asked,
    },
  ],
  givenBack: [
    segment,
    {
      background: color.gainedSoft,
      boxShadow: `inset 0 1px ${color.gainedFill}, inset 0 -1px ${color.gainedFill}`,
      '::after': { content: '""', position: 'absolute', inset: '1px 0', background: dots('center / 6px 100%') },
      ...forcedTone.givenBack,
    },
  ],
  idle: [segment, forcedTone.idle],
})

export const folded = style({
  background: `repeating-linear-gradient(${toward}, ${color.lineStandard} 0 4px, ${color.lineCut} 4px 6px)`,
  ...forced(`repeating-linear-gradient(${toward}, CanvasText 0 4px, Canvas 4px 6px)`),
})

/** Notch at midnight. */
export const midnight = style({
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: -1,
    inlineSize: 2,
    background: color.lineCut,
    zIndex: 1,
  },
})

/** One tile per hour; the segment sets the tile size. */
export const cells = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(${toward}, transparent calc(100% - 1px), color-mix(in srgb, ${color.lineCut} 34%, transparent) calc(100% - 1px))`,
  selectors: { '[dir="rtl"] &': { backgroundPosition: 'right' } },
})

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: vars.text.t12,
  lineHeight: 1.4,
  color: color.ink2,
})
export const captionMiddle = style({ color: color.ink3 })
export const captionEnd = style({ textAlign: 'end' })

export const sky = style({
  display: 'flex',
  blockSize: 6,
  marginBlockEnd: 3,
  borderRadius: vars.radius.r3,
  overflow: 'hidden',
})
export const skyDay = style({
  flex: '1 0 0',
  background: `linear-gradient(${toward}, #1b2147 0 14%, #41356f 22%, #e59a7c 27%, #f6d9a4 32%, #a9d3e6 42%, #b9dcea 58%, #f4cf88 68%, #e2815e 74%, #5a4486 80%, #1b2147 90%)`,
})
export const skyBetween = style({ borderInlineStart: `1px solid ${color.lineCut}` })

export const ticks = style({ display: 'flex', blockSize: 9, marginBlockStart: 3 })
export const stretch = style({ flex: '1 0 0', minInlineSize: 0 })
const tick = `linear-gradient(${toward}, ${color.tick} 1px, transparent 1px)`
export const tickDay = style({
  flex: '1 0 0',
  backgroundImage: `${tick}, ${tick}`,
  backgroundSize: 'calc(100% / 4) 9px, calc(100% / 24) 4px',
  backgroundRepeat: 'repeat-x',
  selectors: { '[dir="rtl"] &': { backgroundPosition: 'right top' } },
})

export const figures = style({
  display: 'flex',
  fontSize: 11,
  lineHeight: 1.3,
  color: color.ink3,
  marginBlockStart: 2,
})
export const figuresDay = style({ flex: '1 0 0', display: 'flex', minInlineSize: 0 })
export const figure = style({ flex: '0 0 25%', minInlineSize: 0 })
export const figureText = style({ display: 'block', inlineSize: 24, marginInlineStart: -12, textAlign: 'center' })

export const stage = style({ position: 'relative' })
export const reachable = style({ cursor: 'pointer', touchAction: 'pan-y' })

export const hand = style({
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      '::before': { background: 'Highlight' },
      '::after': { background: 'Highlight', borderColor: 'Canvas', boxShadow: '0 0 0 1.5px CanvasText' },
    },
  },
  position: 'absolute',
  insetBlockStart: -8,
  inlineSize: vars.hit,
  blockSize: 58,
  marginInlineStart: -22,
  cursor: 'ew-resize',
  touchAction: 'none',
  zIndex: 3,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '4px 8px',
    insetInlineStart: 21,
    inlineSize: 2.5,
    borderRadius: 2,
    background: color.action,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -3,
    insetInlineStart: 14,
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '50%',
    background: color.action,
    border: `3px solid ${color.surface}`,
    boxShadow: `0 0 0 1.5px ${color.action}`,
  },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  fontSize: vars.text.t13,
  color: color.ink2,
})
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
const keyBase = style({
  inlineSize: 20,
  blockSize: 10,
  borderRadius: 2,
  flex: 'none',
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
})
export const key = styleVariants({
  standard: [keyBase, { background: color.lineStandard, ...forcedTone.standard }],
  gained: [keyBase, { background: color.gainedFill, ...forcedTone.gained }],
  guaranteed: [keyBase, { background: color.guaranteedFill, ...forcedTone.guaranteed }],
  agreed: [
    keyBase,
    { background: color.guaranteedSoft, boxShadow: `inset 0 0 0 2px ${color.guaranteedFill}`, ...forcedTone.agreed },
  ],
  asked: [keyBase, { background: hatching, boxShadow: `inset 0 0 0 1px ${color.askedFill}`, ...forcedTone.asked }],
  givenBack: [
    keyBase,
    {
      background: `${dots('center / 6px 100%')}, ${color.gainedSoft}`,
      boxShadow: `inset 0 0 0 1px ${color.gainedFill}`,
      ...forcedTone.givenBack,
    },
  ],
  idle: [keyBase, { background: color.lineTrack, ...forcedTone.idle }],
})
