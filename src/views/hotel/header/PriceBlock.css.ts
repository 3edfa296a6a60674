import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Same height before and after prices load. */
export const block = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  minInlineSize: 0,
  '@media': {
    [above('sm')]: { inlineSize: 300, flex: 'none', minBlockSize: 148 },
    [below('sm')]: {
      // Stacks when the text size is large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      alignItems: 'center',
      gap: '4px 12px',
      minBlockSize: 104,
    },
  },
})
export const total = style({ fontSize: vars.text.t28, fontWeight: 600, lineHeight: 1.2 })
/** Price of the previous hours, readable until the new one loads. */
export const formerTotal = style([total, { color: vars.color.ink2 }])
export const facts = style({
  display: 'grid',
  gap: 2,
  fontSize: vars.text.t14,
  color: vars.color.ink2,
  '@media': { [below('sm')]: { gridColumn: '1 / span 1' } },
})
export const none = style({ color: vars.color.ink2, '@media': { [above('sm')]: { minBlockSize: 78 } } })
const promise = style({ display: 'flex', alignItems: 'center', gap: 6, fontWeight: 500 })
export const guaranteed = style([promise, { color: vars.color.guaranteed }])
export const asked = style([promise, { color: vars.color.asked }])
