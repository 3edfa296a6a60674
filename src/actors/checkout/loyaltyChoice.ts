import { PROMO_PARAM } from '#contract/booking/loyalty.ts'
import { NO_LOYALTY, type Loyalty } from '#machines/rates/rates.rules.ts'
import { localJson, sessionJson } from '#src/services/storage.ts'
import { LOYALTY_WISH } from '#src/services/tabForms.ts'
import { nullable, number, size, string, type } from 'superstruct'

const Wish = type({ promo: nullable(string()), credits: nullable(number()) })
const Code = size(string(), 1, 40)

/** The code that a friend's link brought: it stays on this device until a booking was made with it. */
const BROUGHT = PROMO_PARAM

/** Keeps the promo code of an address, on whichever page the guest has come in by it. One that is new is wanted, whatever was before. */
export const keepBroughtPromo = (search: string): void => {
  const code = new URLSearchParams(search).get(PROMO_PARAM)?.trim().slice(0, 40)
  if (code === undefined || code === '' || code === localJson.read(BROUGHT, Code)) return
  localJson.write(BROUGHT, code)
  sessionJson.remove(LOYALTY_WISH)
}

/** What the guest wanted in this tab; else the code that a friend's link brought. */
export const readLoyaltyChoice = (): Loyalty =>
  sessionJson.read(LOYALTY_WISH, Wish) ?? { ...NO_LOYALTY, promo: localJson.read(BROUGHT, Code) ?? null }

export const saveLoyaltyChoice = (wish: Loyalty): void => sessionJson.write(LOYALTY_WISH, wish)

/** A booking was made: what it was paid with is spent. */
export const forgetLoyaltyWish = (): void => {
  sessionJson.remove(LOYALTY_WISH)
  localJson.remove(BROUGHT)
}
