import { style, styleVariants } from '@vanilla-extract/css'
import { NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

const { color } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 3,
  '@media': { [NARROW_PHONE]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

const hour = style({
  minBlockSize: vars.hit,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r6,
  fontSize: vars.text.t14,
  selectors: {
    '&[aria-checked="true"]': { background: color.action, color: color.onAction, fontWeight: 600 },
    '&:hover:not([aria-checked="true"])': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
    '&:disabled': { color: color.ink3, textDecoration: 'line-through', cursor: 'not-allowed' },
  },
})

export const tone = styleVariants({
  idle: [hour, { background: color.sunken }],
  standard: [hour, { background: `color-mix(in srgb, ${color.lineStandard} 20%, ${color.surface})` }],
  won: [hour, { background: `color-mix(in srgb, ${color.wonFill} 40%, ${color.surface})` }],
  guaranteed: [hour, { background: `color-mix(in srgb, ${color.guaranteedFill} 36%, ${color.surface})` }],
  asked: [
    hour,
    {
      background: `repeating-linear-gradient(135deg, ${color.askedSoft} 0 4px, ${color.surface} 4px 8px)`,
    },
  ],
  givenBack: [
    hour,
    {
      background: `radial-gradient(circle at center 86%, ${color.wonFill} 2px, transparent 2.4px), ${color.wonSoft}`,
    },
  ],
})
