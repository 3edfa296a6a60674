import { FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from '#src/views/staff/machines/chartTokens.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** Size on the chart of 1 px on screen while far, otherwise 1. The camera sets it. */
export const PIXEL = '--chart-pixel'
const pixel = `var(${PIXEL})`

/** Where a narrow view has no room for a map of the chart. */
const NARROW = '(max-width: 559px)'

/** `clip`: focusing a state that is not in view must not scroll; the camera moves to it. */
export const view = style({
  position: 'absolute',
  inset: 0,
  containerType: 'inline-size',
  direction: 'ltr',
  overflow: 'clip',
  overscrollBehavior: 'contain',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  background: `${vars.color.paper} radial-gradient(color-mix(in srgb, ${vars.color.ink} 9%, transparent) 1px, transparent 1px) 0 0 / 24px 24px`,
  selectors: { '&[data-dragging]': { cursor: 'grabbing' } },
})
export const far = style({})

export const world = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: '0 0',
  // Letters as wide at each scale as the layout has measured them.
  textRendering: 'geometricPrecision',
  vars: { [PIXEL]: '1' },
  selectors: {
    // Not always: letters of a layer of its own stay as they were first drawn, and blur when scaled.
    '&[data-moving]': { willChange: 'transform' },
    '&[data-gliding]': { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` },
  },
})

const fading = { transition: `opacity ${vars.motion.base}` }

export const box = style({
  position: 'absolute',
  border: `calc(1px * ${pixel}) solid ${chartVars.wire}`,
  borderRadius: 9,
  background: chartVars.ground.state,
  ...fading,
})
export const outer = style({ borderColor: `color-mix(in srgb, ${chartVars.wire} 75%, transparent)` })
export const depths = [
  style({ background: chartVars.ground.depth1 }),
  style({ background: chartVars.ground.depth1 }),
  style({ background: chartVars.ground.depth2 }),
  style({ background: chartVars.ground.depth3 }),
]
export const region = style({ borderStyle: 'dashed' })
export const inner = style({
  selectors: { [`${far} &`]: { background: `color-mix(in srgb, ${chartVars.wire} 45%, ${chartVars.ground.state})` } },
})
export const asking = style({
  background: chartVars.ground.asks,
  borderColor: `color-mix(in srgb, ${chartVars.asks} 55%, ${chartVars.wire})`,
  selectors: { [`${far} &`]: { background: `color-mix(in srgb, ${chartVars.asks} 45%, ${chartVars.ground.state})` } },
})

/** Forms differ, not only colors: a ring, dots, hatching. */
export const past = style({ border: `calc(2px * ${pixel}) dotted ${chartVars.active}` })
export const next = style({
  border: `1.5px solid ${chartVars.active}`,
  backgroundImage: `repeating-linear-gradient(135deg, ${chartVars.ground.state} 0 4px, ${chartVars.activeSoft} 4px 8px)`,
  '@media': { [FORCED_COLORS]: { outline: `calc(2px * ${pixel}) dashed Highlight` } },
})
export const nextOuter = style({ borderColor: `color-mix(in srgb, ${chartVars.active} 60%, ${chartVars.wire})` })
export const active = style({
  zIndex: 1,
  borderColor: chartVars.active,
  background: chartVars.activeSoft,
  boxShadow: `0 0 0 calc(2.5px * ${pixel}) ${chartVars.active}`,
  selectors: { [`${far} &`]: { background: chartVars.active } },
  // Shadows are not drawn in forced colors.
  '@media': { [FORCED_COLORS]: { outline: `calc(3px * ${pixel}) double Highlight` } },
})
export const activeOuter = style({ borderStyle: 'solid', borderColor: chartVars.active })
const added = style({ background: chartVars.addedSoft, borderColor: chartVars.added, borderWidth: 2 })
const gone = style({ background: chartVars.goneSoft, border: `2px dashed ${chartVars.gone}` })
const changed = style({ background: chartVars.changedSoft, borderColor: chartVars.changed, borderWidth: 2 })
const taken = style({ background: chartVars.activeSoft, borderColor: chartVars.active, borderWidth: 2 })
export const stateTones = { added, gone, changed, taken }
export const chosen = style({
  zIndex: 1,
  outline: `calc(2.5px * ${pixel}) solid ${vars.color.ink}`,
  outlineOffset: `calc(1px * ${pixel})`,
})
export const chosenInner = style([chosen, { selectors: { [`${far} &`]: { background: vars.color.ink } } }])
export const pale = style({ opacity: 0.26 })

export const name = style({
  position: 'absolute',
  display: 'block',
  border: 0,
  background: 'none',
  padding: '4px 11px 0',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-.005em',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: 'inherit',
  selectors: { '&:focus-visible': { outlineWidth: `calc(3px * ${pixel})`, zIndex: 2 } },
})
/** The whole state can be pressed. */
export const innerName = style([name, { inset: 0, display: 'flex', alignItems: 'flex-start' }])
export const outerName = style([name, { insetBlockStart: 0, insetInlineStart: 0 }])
export const paleName = style({ opacity: 0.5 })
/** From afar the names are drawn over everything; these stay for screen readers. */
export const nameText = style({
  selectors: {
    [`${far} &`]: { clipPath: 'inset(50%)' },
    [`${gone} > ${name} > &`]: { textDecoration: 'line-through' },
  },
})

/** Over the lower edge of the box that they were in: the layout has no place for them. */
export const goneStates = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc(100% - 15px)',
  insetInlineStart: 12,
  flexWrap: 'nowrap',
  inlineSize: 'max-content',
  // From afar they are no larger than blocks, but still seen.
  transform: `scale(min(${pixel}, 3))`,
  transformOrigin: '0 50%',
})

export const fold = style({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineEnd: 4,
  inlineSize: 24,
  blockSize: 22,
  padding: 0,
  border: 0,
  borderRadius: 5,
  background: 'none',
  color: vars.color.ink2,
  fontSize: 14,
  lineHeight: 1,
  selectors: { '&:hover': { background: vars.color.sunken }, [`${far} &`]: { display: 'none' } },
})
export const folded = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 4,
  fontSize: `calc(13px * ${pixel})`,
  textAlign: 'center',
  color: vars.color.ink2,
  pointerEvents: 'none',
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 8px, color-mix(in srgb, ${vars.color.ink} 4%, transparent) 8px 16px)`,
})

export const row = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: 16,
  paddingInline: '12px 2px',
  fontSize: 11,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: {
    '&::before': { position: 'absolute', insetInlineStart: 3, fontSize: 9 },
    [`${far} &`]: { display: 'none' },
  },
})
/** A sign before a row; the text after the slash is what is read out. */
const sign = (glyph: string) => ({ selectors: { [`${row}&::before`]: { content: `"${glyph}" / ""` } } })
export const asks = style([{ color: chartVars.asks }, sign('⇄')])
export const viewState = style([{ color: chartVars.viewState }, sign('◉')])
export const causes = {
  event: style([{ color: chartVars.cause.event }, sign('▸')]),
  done: style({ color: chartVars.cause.done }),
  error: style({ color: chartVars.cause.error }),
  after: style([{ color: chartVars.cause.after }, sign('◷')]),
  always: style({ color: chartVars.cause.always }),
  ended: style({ color: chartVars.cause.ended }),
}
export const way = style({
  pointerEvents: 'auto',
  border: 0,
  borderRadius: 3,
  background: 'none',
  padding: 0,
  color: 'inherit',
  font: 'inherit',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const guard = style({ color: chartVars.guard })
export const chosenWay = style({
  background: chartVars.changedSoft,
  outline: `1.5px solid ${chartVars.changed}`,
})
/** A row that is a button of its own: what can be sent now. */
export const canBeSent = style([
  {
    color: chartVars.canBeSent,
    selectors: {
      [`${row}&::before`]: { content: '"▶" / ""', color: chartVars.active },
      [`&:not(${row})`]: { borderColor: chartVars.active },
    },
  },
])
globalStyle(`${canBeSent} ${way}`, { background: chartVars.activeSoft })
globalStyle(`${canBeSent} ${guard}`, { color: 'inherit' })

/** A bar before a row; a dashed one where nothing takes the transition. */
const covered = (color: string, border: string) =>
  style({
    // Instead of the sign of the cause.
    selectors: {
      '&&&::before': { content: '""', insetBlock: 2, borderInlineStart: `${border} ${color}` },
    },
  })
const addedWay = style({ background: chartVars.addedSoft, color: chartVars.added })
const goneWay = style({ color: chartVars.gone })
const changedWay = style({ background: chartVars.changedSoft, color: chartVars.changed })
const survived = style({})
// Buttons do not take over the lines under the text around them.
globalStyle(`${goneWay} ${way}`, { textDecoration: 'line-through' })
globalStyle(`${survived} ${way}`, { textDecoration: `underline wavy 1px ${chartVars.cause.error}` })
export const tones = {
  covered0: covered(chartVars.covered0, '3px dotted'),
  covered1: covered(chartVars.covered1, '3px solid'),
  covered2: covered(chartVars.covered2, '4px solid'),
  covered3: covered(chartVars.covered3, '5px solid'),
  survived,
  added: addedWay,
  gone: goneWay,
  changed: changedWay,
  canBeSent,
  taken: style({ color: chartVars.canBeSent }),
}

export const label = style({
  position: 'absolute',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 7,
  padding: '3px 7px',
  background: `color-mix(in srgb, ${vars.color.surface} 96%, transparent)`,
  fontSize: 10.5,
  lineHeight: '15px',
  whiteSpace: 'nowrap',
  selectors: { [`${far} &`]: { display: 'none' } },
  ...fading,
})
export const line = style({
  position: 'relative',
  borderRadius: 3,
  selectors: { '&::before': { position: 'absolute', insetInlineStart: -6 } },
})

export const lines = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
  maxInlineSize: 'none',
  pointerEvents: 'none',
})
export const wire = style({
  fill: 'none',
  stroke: chartVars.wire,
  strokeWidth: `calc(1.3px * ${pixel})`,
  // Forced colors leave strokes as they are, on any ground.
  '@media': { [FORCED_COLORS]: { stroke: 'CanvasText !important' } },
  ...fading,
})
export const between = style({ opacity: 0.6 })
export const wires = {
  event: style({ stroke: chartVars.cause.event }),
  done: style({ stroke: chartVars.cause.done }),
  error: style({ stroke: chartVars.cause.error }),
  after: style({ stroke: chartVars.cause.after, strokeDasharray: '5 3' }),
  always: style({ stroke: chartVars.cause.always }),
  ended: style({ stroke: chartVars.cause.ended }),
}
export const wireTones = {
  covered0: style({ stroke: chartVars.covered0, strokeDasharray: '6 4' }),
  covered1: style({ stroke: chartVars.covered1 }),
  covered2: style({ stroke: chartVars.covered2 }),
  covered3: style({ stroke: chartVars.covered3 }),
  survived: style({ stroke: chartVars.cause.error, strokeDasharray: '1 2' }),
  added: style({ stroke: chartVars.added }),
  gone: style({ stroke: chartVars.gone, strokeDasharray: '6 4' }),
  changed: style({ stroke: chartVars.changed }),
  canBeSent: style({ stroke: chartVars.active }),
  taken: style({ stroke: chartVars.active }),
}
export const strong = style({ strokeWidth: `calc(2.4px * ${pixel})`, opacity: 1 })
export const paleWire = style({ opacity: 0.15 })
export const jump = style({
  strokeWidth: `calc(1.3px * ${pixel})`,
  strokeDasharray: `calc(2px * ${pixel}) calc(5px * ${pixel})`,
  strokeLinecap: 'round',
  opacity: 0.8,
})
const forcedFill = { '@media': { [FORCED_COLORS]: { fill: 'CanvasText' } } }
export const dot = style({ fill: vars.color.ink, ...forcedFill })
export const startWire = style({ stroke: vars.color.ink })
export const tip = style({ fill: vars.color.ink3, ...forcedFill })

/** Names over the blocks, in constant size. */
export const farName = style({
  position: 'absolute',
  zIndex: 2,
  border: 0,
  padding: '1px 4px',
  background: 'none',
  color: 'inherit',
  fontSize: vars.text.t12,
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  transformOrigin: '0 0',
  transform: `scale(${pixel})`,
  // Stays legible over lines and blocks.
  textShadow: `0 0 3px ${vars.color.paper}, 0 0 3px ${vars.color.paper}`,
})
export const tag = style({
  textShadow: 'none',
  borderRadius: 5,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
})

const raised = {
  position: 'absolute',
  // Above the chart, whose parts are layers of their own.
  zIndex: 1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 10,
  background: vars.color.surface,
  boxShadow: vars.shadow.hover,
  cursor: 'default',
} as const
export const zoom = style({ ...raised, insetBlockEnd: 12, insetInlineStart: 12, display: 'inline-flex' })
export const percent = style({
  minInlineSize: '3.5rem',
  alignSelf: 'center',
  textAlign: 'center',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
})
export const zoomButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 36,
  minBlockSize: 36,
  paddingInline: 8,
  border: 0,
  borderRadius: 9,
  background: 'none',
  fontWeight: 560,
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { '(pointer: coarse)': { minInlineSize: vars.hit, minBlockSize: vars.hit } },
})
export const minimap = style({
  ...raised,
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'pointer',
  '@container': { [NARROW]: { display: 'none' } },
})
export const miniBox = style({ fill: `color-mix(in srgb, ${chartVars.wire} 14%, transparent)` })
export const miniState = style({ fill: chartVars.wire })
export const miniActive = style({ fill: chartVars.active })
export const miniChosen = style({ fill: vars.color.ink })
export const miniFrame = style({
  fill: `color-mix(in srgb, ${vars.color.ink} 8%, transparent)`,
  stroke: vars.color.ink,
  vectorEffect: 'non-scaling-stroke',
  strokeWidth: 1.5,
})
export const crumb = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 8,
  insetInlineStart: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxInlineSize: 'calc(100% - 24px)',
  paddingInline: 10,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r8,
  background: `color-mix(in srgb, ${vars.color.surface} 92%, transparent)`,
  boxShadow: vars.shadow.card,
  color: vars.color.ink2,
  fontSize: vars.text.t13,
  whiteSpace: 'nowrap',
  cursor: 'default',
})
export const crumbButton = style({
  minBlockSize: 32,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  border: 0,
  background: 'none',
  padding: '2px 3px',
  fontWeight: 500,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:last-child': { color: vars.color.ink, fontWeight: 560 } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.hit } },
})
