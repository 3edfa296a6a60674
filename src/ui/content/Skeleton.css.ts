import { keyframes, style } from '@vanilla-extract/css'
import { REDUCED_MOTION } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

const pass = keyframes({ to: { translate: '100%' } })

// In dark mode `sunken` is darker than the page, and would be invisible.
const ground = `light-dark(${vars.color.sunken}, ${vars.color.raised})`
const shine = `light-dark(color-mix(in srgb, ${vars.color.surface} 70%, transparent), ${vars.color.line})`

export const skeleton = style({
  display: 'block',
  background: ground,
  borderRadius: vars.radius.r6,
  position: 'relative',
  overflow: 'hidden',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${vars.toward}, transparent, ${shine}, transparent)`,
    translate: '-100%',
    animation: `${pass} 1.6s infinite`,
  },
  selectors: { '[dir="rtl"] &::after': { animationDirection: 'reverse' } },
  '@media': { [REDUCED_MOTION]: { '::after': { animation: 'none' } } },
})
