import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const gallery = style({ position: 'relative', display: 'grid', gap: 8 })
export const main = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.r16,
  '@media': { [above('sm')]: { aspectRatio: '21 / 9' } },
})
export const bar = style({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockStart: 12,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  borderRadius: vars.radius.full,
  background: vars.dial.night,
  color: vars.dial.day,
})
export const button = style({ color: 'inherit' })
export const count = style({ fontSize: vars.text.t14, minInlineSize: 44, textAlign: 'center' })
export const strip = style({
  display: 'none',
  '@media': {
    [above('sm')]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap: 8,
      listStyle: 'none',
      margin: 0,
      padding: 0,
    },
  },
})
export const thumb = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: '2px solid transparent',
  borderRadius: vars.radius.r8,
  background: 'none',
  cursor: 'pointer',
  overflow: 'hidden',
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.ink } },
})
export const thumbPicture = style({ display: 'block', inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover' })
