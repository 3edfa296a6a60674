import { vars } from '#src/styles/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

const line = `1px solid ${vars.color.line}`

const row = style({
  display: 'grid',
  // Stacks when the text size is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
  borderBlockStart: line,
})
export const figures = styleVariants({ large: [row], small: [row, { borderBlockEnd: line }] })

/** The figure is shown above its name; screen readers get the name first. */
const column = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  textAlign: 'center',
  selectors: { '& + &': { borderInlineStart: line } },
})
export const figure = styleVariants({
  large: [column, { gap: 4, padding: '16px 8px' }],
  small: [column, { gap: 2, padding: '12px 4px' }],
})
export const term = style({ fontSize: vars.text.t13, color: vars.color.ink2, lineHeight: 1.35 })

const amount = style({ fontWeight: 580, lineHeight: 1.2 })
export const value = styleVariants({
  large: [amount, { fontSize: vars.text.t22 }],
  small: [amount, { fontSize: vars.text.t18 }],
})
export const gained = style({ color: vars.color.gained })
export const waiting = style({ alignSelf: 'center' })
