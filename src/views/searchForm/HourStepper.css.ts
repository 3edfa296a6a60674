import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const stepper = style({ display: 'flex', alignItems: 'center', gap: 4, marginInline: -8 })
const figure = style({
  fontWeight: 560,
  letterSpacing: '-.03em',
  lineHeight: 1,
  minInlineSize: '3.1ch',
  textAlign: 'center',
})
export const hour = styleVariants({
  // Limited by the width, to stay beside its name on a phone at any text size.
  large: [figure, { fontSize: `min(${vars.text.t28}, 9vw)`, '@media': { [above('sm')]: { fontSize: vars.text.t36 } } }],
  small: [figure, { fontSize: `min(${vars.text.t22}, 5vw)` }],
})
/** As wide as 12 AM: the buttons stay under the finger from hour to hour. */
export const withHalf = style({ minInlineSize: '5ch' })
