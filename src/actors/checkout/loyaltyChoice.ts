import { PROMO_PARAM } from '#contract/booking/loyalty.ts'
import { NO_LOYALTY, type Loyalty } from '#machines/rates/rates.rules.ts'
import { localJson, sessionJson } from '#src/services/storage.ts'
import { LOYALTY_WISH } from '#src/services/tabForms.ts'
import { nullable, number, size, string, type } from 'superstruct'

const Wish = type({ promo: nullable(string()), credits: nullable(number()) })
const Code = size(string(), 1, 40)

/** The code from a friend's link: stored on this device until a booking is made. */
const BROUGHT = PROMO_PARAM

/** Stores the promo code of the URL, whichever page the link opened. A new code replaces any earlier choice. */
export const keepBroughtPromo = (search: string): void => {
  const code = new URLSearchParams(search).get(PROMO_PARAM)?.trim().slice(0, 40)
  if (code === undefined || code === '' || code === localJson.read(BROUGHT, Code)) return
  localJson.write(BROUGHT, code)
  sessionJson.remove(LOYALTY_WISH)
}

/** The guest's choice in this tab; otherwise the code from a friend's link. */
export const readLoyaltyChoice = (): Loyalty =>
  sessionJson.read(LOYALTY_WISH, Wish) ?? { ...NO_LOYALTY, promo: localJson.read(BROUGHT, Code) ?? null }

export const saveLoyaltyChoice = (wish: Loyalty): void => sessionJson.write(LOYALTY_WISH, wish)

/** Call after a booking: the code or credit is spent. */
export const forgetLoyaltyWish = (): void => {
  sessionJson.remove(LOYALTY_WISH)
  localJson.remove(BROUGHT)
}
