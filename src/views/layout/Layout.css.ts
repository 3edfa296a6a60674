import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const skip = style({
  position: 'absolute',
  insetBlockStart: -80,
  insetInlineStart: 16,
  background: vars.color.ink,
  color: vars.color.onInk,
  padding: '12px 16px',
  borderRadius: vars.radius.r8,
  zIndex: 99,
  selectors: { '&:focus': { insetBlockStart: 8 } },
})

/** Keeps the footer below the first screen while a page is empty. */
export const main = style({ minBlockSize: 'calc(100dvh - 65px)', selectors: { '&:focus': { outline: 'none' } } })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  background: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.text.t15,
})

/** On a wide screen list and map scroll instead of the window. */
export const locked = style({
  '@media': {
    [above('md')]: { blockSize: '100dvh', overflow: 'hidden', display: 'flex', flexDirection: 'column' },
  },
})
export const lockedMain = style({
  '@media': { [above('md')]: { flex: 1, minBlockSize: 0, overflow: 'hidden' } },
})
