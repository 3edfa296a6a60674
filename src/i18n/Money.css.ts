import { SERVER_RENDERED_ATTR, CURRENCY_MISMATCH_ATTR } from '#contract/http/document.ts'
import { style } from '@vanilla-extract/css'

/** Its place is kept; nobody sees a price twice, first in dollars. */
export const money = style({
  selectors: { [`[${CURRENCY_MISMATCH_ATTR}] [${SERVER_RENDERED_ATTR}] &`]: { visibility: 'hidden' } },
})
