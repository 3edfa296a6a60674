import { SERVER_RENDERED_ATTR, OWN_CURRENCY } from '#contract/document.ts'
import { style } from '@vanilla-extract/css'

/** Its place is kept; nobody sees a price twice, first in dollars. */
export const money = style({
  selectors: { [`[${OWN_CURRENCY}] [${SERVER_RENDERED_ATTR}] &`]: { visibility: 'hidden' } },
})
