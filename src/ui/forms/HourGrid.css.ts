import { style, styleVariants } from '@vanilla-extract/css'
import { above, below, FORCED_COLORS, WIDE_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

const { color } = vars

export const grid = style({
  display: 'grid',
  // Six per row; fewer with large text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(2.6rem, 15%), 1fr))',
  gap: 3,
  '@media': {
    [WIDE_PHONE]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    // The whole day in one row.
    [above('sm')]: { gridTemplateColumns: 'repeat(24, minmax(0, 1fr))', gap: 2 },
  },
})

/** Below its hour, in the same color: every tone is light enough for it. */
export const mark = style({
  display: 'block',
  fontSize: '.6875rem',
  fontWeight: 400,
  lineHeight: 1.2,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // Fits a twenty-fourth of a tablet's width.
    [`${above('sm')} and ${below('md')}`]: { fontSize: '.52rem', letterSpacing: '-.04em' },
    // And of the panel's, with air on both sides.
    [above('md')]: { fontSize: '.625rem', letterSpacing: '-.03em' },
  },
})

const hour = style({
  minBlockSize: vars.hit,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r6,
  fontSize: vars.text.t14,
  lineHeight: 1.2,
  selectors: {
    '&[aria-checked="true"]': { background: color.action, color: color.onAction, fontWeight: 600 },
    '&:hover:not([aria-checked="true"])': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
    '&:disabled': { color: color.ink3, textDecoration: 'line-through', cursor: 'not-allowed' },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[aria-checked="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
})

/** Distinguishes the tones in forced colors. */
const forced = (border: string) => ({
  '@media': { [FORCED_COLORS]: { background: 'ButtonFace', color: 'ButtonText', border } },
})

export const tone = styleVariants({
  idle: [hour, { background: color.sunken, ...forced('1px solid GrayText') }],
  standard: [
    hour,
    {
      background: `color-mix(in srgb, ${color.lineStandard} 20%, ${color.surface})`,
      ...forced('3px solid ButtonText'),
    },
  ],
  gained: [
    hour,
    { background: `color-mix(in srgb, ${color.gainedFill} 40%, ${color.surface})`, ...forced('3px solid Highlight') },
  ],
  agreed: [
    hour,
    {
      background: `color-mix(in srgb, ${color.guaranteedFill} 18%, ${color.surface})`,
      ...forced('3px double Highlight'),
    },
  ],
  guaranteed: [
    hour,
    {
      background: `color-mix(in srgb, ${color.guaranteedFill} 36%, ${color.surface})`,
      ...forced('5px double Highlight'),
    },
  ],
  asked: [
    hour,
    {
      background: `repeating-linear-gradient(135deg, ${color.askedSoft} 0 4px, ${color.surface} 4px 8px)`,
      ...forced('3px dashed Highlight'),
    },
  ],
  givenBack: [
    hour,
    {
      background: `radial-gradient(circle at center calc(100% - 4px), ${color.gainedFill} 2px, transparent 2.4px), ${color.gainedSoft}`,
      ...forced('3px dotted ButtonText'),
    },
  ],
})
