import { SERVER_RENDERED_ATTR, CURRENCY_MISMATCH_ATTR } from '#contract/http/document.ts'
import { style } from '@vanilla-extract/css'

/** Keeps its space: never show a price in dollars first and then in the guest's currency. */
export const money = style({
  selectors: { [`[${CURRENCY_MISMATCH_ATTR}] [${SERVER_RENDERED_ATTR}] &`]: { visibility: 'hidden' } },
})
