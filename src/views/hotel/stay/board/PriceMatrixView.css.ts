import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 590px) minmax(280px, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '8px 48px',
    },
  },
})
const inOneColumn = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, alignContent: 'start' })
export const drawn = style([inOneColumn])
export const readOut = style({ '@media': { [above('md')]: { gridColumn: 2, gridRow: '1 / span 2' } } })
export const notes = style([inOneColumn])
export const squares = style({ position: 'relative', isolation: 'isolate', inlineSize: 'min(100%, 590px)' })
export const axis = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
export const summary = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
