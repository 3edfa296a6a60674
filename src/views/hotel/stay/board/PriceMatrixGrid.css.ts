import { below, FORCED_COLORS } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { QUARTER } from './pageKeyHours.ts'

const { color } = vars

/** Space for the hour labels beside and above the squares. */
export const SIDE_PX = 26
export const ABOVE_PX = 20

/** Isolated and contained: pointer moves over it cause no layout or repaint of the grid. */
export const grid = style({
  isolation: 'isolate',
  display: 'block',
  inlineSize: '100%',
  contain: 'layout style',
  cursor: 'pointer',
  userSelect: 'none',
})
export const row = style({ display: 'grid', gridTemplateColumns: `${SIDE_PX}px repeat(24, minmax(0, 1fr))` })
/** A finger moving over the squares does not scroll the page. */
export const squares = style({ touchAction: 'none' })
const figure = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  fontSize: 11,
  color: color.ink2,
})
export const column = style([figure, { blockSize: ABOVE_PX }])
/** On a phone a label is taller than a square: zero height keeps the row height. */
export const line = style([figure, { blockSize: 0, alignSelf: 'center' }])

// The selected hours cover labels next to them: hide a label that would be half covered.
for (let hour = 0; hour < 24; hour += QUARTER)
  for (const beside of [hour - 1, hour + 1])
    for (const [side, header] of [
      ['check-in', 'rowheader'],
      ['check-out', 'columnheader'],
    ] as const)
      globalStyle(`[data-${side}="${beside}"] [role="${header}"] [data-figure="${hour}"]`, {
        '@media': { [below('md')]: { visibility: 'hidden' } },
      })

const square = style({
  display: 'block',
  aspectRatio: '1',
  padding: 0,
  // Gap between two squares.
  border: `1px solid ${color.surface}`,
  borderRadius: 3,
  backgroundClip: 'padding-box',
  // The overlay's cursor shows the focus.
  selectors: { '&:focus-visible': { outline: 'none' } },
})
const share = (least: number): string => `calc(${least}% + ${100 - least}% * var(--strength))`
const dots = (ink: string): string => `radial-gradient(circle at center, ${ink} 1.2px, transparent 1.5px)`
const forced = (background: string) => ({
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background } } as const,
})

const HATCH = `repeating-linear-gradient(135deg, color-mix(in srgb, ${color.askedFill} ${share(45)}, ${color.surface}) 0 2px, ${color.askedSoft} 2px 5px)`
const FORCED_HATCH = 'repeating-linear-gradient(135deg, CanvasText 0 1px, Canvas 1px 5px)'
/** A bar along one edge marks the side that could be guaranteed: check-in at the top, check-out at the bottom. */
const barred = (edge: 'top' | 'bottom') => {
  const bar = (ink: string): string => `linear-gradient(${ink}, ${ink}) ${edge} / 100% 34% no-repeat`
  return { background: `${bar(color.guaranteedFill)}, ${HATCH}`, ...forced(`${bar('Highlight')}, ${FORCED_HATCH}`) }
}

/** Distinct by pattern, not only color: plain, dotted, hatched, hatched with a bar, empty, crossed. */
export const kind = styleVariants({
  guaranteed: [
    square,
    {
      background: `color-mix(in srgb, ${color.guaranteedFill} ${share(28)}, ${color.surface})`,
      ...forced('Highlight'),
    },
  ],
  cheaper: [
    square,
    {
      background: `${dots(`color-mix(in srgb, ${color.gained} 60%, transparent)`)}, color-mix(in srgb, ${color.gainedFill} ${share(25)}, ${color.surface})`,
      ...forced(`${dots('CanvasText')}, Canvas`),
    },
  ],
  askedBoth: [square, { background: HATCH, ...forced(FORCED_HATCH) }],
  askedCheckOut: [square, barred('top')],
  askedCheckIn: [square, barred('bottom')],
  standard: [square, { background: color.lineTrack, ...forced('Canvas') }],
  impossible: [
    square,
    {
      background: `linear-gradient(45deg, transparent 44%, ${color.edge} 44% 56%, transparent 56%), linear-gradient(135deg, transparent 44%, ${color.edge} 44% 56%, transparent 56%), ${color.sunken}`,
      ...forced(
        'linear-gradient(45deg, transparent 44%, CanvasText 44% 56%, transparent 56%), linear-gradient(135deg, Canvas 44%, CanvasText 44% 56%, Canvas 56%)',
      ),
    },
  ],
})
