import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const figure = style({
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  overflow: 'hidden',
  background: vars.color.sunken,
})
/**
 * Cut to the middle of a tall screen, so that the words below stay near. A screen scales from the same corner in both directions:
 * the page in it is mirrored by itself.
 */
export const room = style({
  direction: 'ltr',
  position: 'relative',
  overflow: 'hidden',
  maxBlockSize: 180,
  '@media': { [above('sm')]: { maxBlockSize: 280 } },
})
export const screen = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '50%',
  transformOrigin: '0 50%',
  opacity: 0,
  transition: `opacity ${vars.motion.slow}`,
})
export const shown = style({ opacity: 1 })
export const caption = style({
  position: 'relative',
  padding: '6px 10px',
  fontSize: vars.text.t13,
  textAlign: 'center',
  background: vars.color.ink,
  color: vars.color.onInk,
})
