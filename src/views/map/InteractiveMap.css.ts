import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const map = style({
  position: 'relative',
  isolation: 'isolate',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.map.water,
})
/** Maps do not mirror in right-to-left pages. */
export const basemap = style({
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
  outline: 'none',
  selectors: {
    // A pseudo-element: the map's content would cover an outline.
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 2,
      border: `3px solid ${vars.color.focus}`,
      borderRadius: vars.radius.r6,
      pointerEvents: 'none',
    },
  },
})
globalStyle(`${basemap} .ol-viewport`, { touchAction: 'none' })

/** One finger scrolls the page. */
export const shyGround = style([basemap])
globalStyle(`${shyGround} .ol-viewport`, { touchAction: 'pan-x pan-y' })

const raised = {
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.hover,
}
export const ask = style({
  position: 'absolute',
  insetBlockStart: 16,
  insetInline: 72,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
})
export const askButton = style({
  pointerEvents: 'auto',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.hover,
})
export const zoom = style([
  raised,
  {
    position: 'absolute',
    insetBlockStart: 16,
    insetInlineEnd: 16,
    display: 'grid',
    borderRadius: vars.radius.r8,
  },
])
export const zoomButton = style({
  borderRadius: vars.radius.r8,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const low = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingInline: 12,
  pointerEvents: 'none',
})
export const follow = style([
  raised,
  {
    pointerEvents: 'auto',
    borderRadius: vars.radius.r8,
    paddingInline: 12,
    fontSize: vars.text.t14,
  },
])
