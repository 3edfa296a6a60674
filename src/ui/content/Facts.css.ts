import { style } from '@vanilla-extract/css'

/** What would stand before the first fact of a line lies outside, and is cut off. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: '1em', overflowX: 'clip' })

export const fact = style({
  position: 'relative',
  minInlineSize: 0,
  '::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineEnd: '100%',
    inlineSize: '1em',
    textAlign: 'center',
  },
})
export const end = style({ '::before': { content: '"–" / ""' } })
