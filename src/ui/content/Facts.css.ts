import { style } from '@vanilla-extract/css'

/** The separator of a line's first fact lies outside, and is clipped. */
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
