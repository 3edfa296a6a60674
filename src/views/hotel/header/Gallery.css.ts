import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** One picture on a phone; on wider screens a large one with four small ones. The height never depends on the content. */
export const gallery = style({
  position: 'relative',
  display: 'grid',
  gap: 8,
  borderRadius: vars.radius.r16,
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  '@media': {
    [above('sm')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      aspectRatio: '21 / 9',
    },
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      aspectRatio: 'auto',
      blockSize: 'clamp(320px, 30vw, 380px)',
    },
  },
})
export const main = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const bar = style({
  position: 'absolute',
  insetInlineStart: 12,
  insetBlockEnd: 12,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  borderRadius: vars.radius.full,
  background: vars.dial.night,
  color: vars.dial.day,
})
/** In a corner of the whole gallery. */
export const all = style({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockEnd: 12,
  zIndex: 1,
  borderRadius: vars.radius.r8,
  boxShadow: vars.shadow.hover,
  '@media': { [below('sm')]: { insetBlockEnd: 'auto', insetBlockStart: 12 } },
})
export const button = style({
  color: 'inherit',
  selectors: { '&:hover:not(:disabled)': { background: 'transparent' } },
})
export const count = style({ fontSize: vars.text.t14, minInlineSize: 44, textAlign: 'center' })

/** One column of two on a tablet, two columns on a desktop. */
export const strip = style({
  display: 'none',
  '@media': {
    [above('sm')]: { display: 'grid', gap: 8, gridAutoRows: 'minmax(0, 1fr)', minBlockSize: 0 },
    [above('md')]: { gridTemplateColumns: '1fr 1fr' },
  },
})
export const small = style({
  minBlockSize: 0,
  selectors: { '&:nth-child(n + 3)': { display: 'none' } },
  '@media': { [above('md')]: { selectors: { '&:nth-child(n + 3)': { display: 'block' } } } },
})
export const thumb = style({
  display: 'block',
  minBlockSize: 0,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -3, borderRadius: 0 } },
})
export const thumbPicture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
