import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const kind = style({ fontSize: vars.text.t18, marginBlockEnd: 8 })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '@media': { [above('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 } },
})
export const tile = style({ display: 'block', inlineSize: '100%', padding: 0, border: 0, background: 'none' })
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.r8,
})
export const one = style({ display: 'grid', gap: 12, justifyItems: 'center', margin: 0 })
/** Window height minus header, back link and bottom bar. */
export const frame = style({
  inlineSize: '100%',
  blockSize: 'calc(100dvh - 232px)',
  minBlockSize: 160,
  position: 'relative',
  overflow: 'hidden',
})
export const hands = style({ blockSize: '100%', touchAction: 'none', cursor: 'grab' })
export const zoom = style({ position: 'absolute', insetInlineEnd: 12, insetBlockEnd: 12 })
export const large = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain', userSelect: 'none' })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
})
export const caption = style({ minInlineSize: '11rem', textAlign: 'center' })
