import { record, string, unknown } from 'superstruct'
import type { JsonStorage } from './storage.ts'

/** Tab storage keys of unsaved input in the checkout and the profile. */
export const CHECKOUT_FORM = 'checkout'
export const PROFILE_FORM = 'profile.draft'
export const LOYALTY_WISH = 'checkout.loyalty'

const Form = record(string(), unknown())

/** Call when a session ends: removes the user's name and card from the checkout. Other input waits for them. */
export const forgetName = (storage: JsonStorage): void => {
  const form = storage.read(CHECKOUT_FORM, Form)
  if (form !== undefined)
    storage.write(CHECKOUT_FORM, { ...form, guest: { first_name: '', last_name: '' }, paymentMethodId: null })
}

/** Call when the user signs out: nothing waits for them. */
export const forgetForms = (storage: JsonStorage): void => {
  for (const key of [CHECKOUT_FORM, PROFILE_FORM, LOYALTY_WISH]) storage.remove(key)
}
