import { record, string, unknown } from 'superstruct'
import type { JsonStorage } from './storage.ts'

/** What a guest has written into the checkout and into the profile, kept in the tab by these keys. */
export const CHECKOUT_FORM = 'checkout'
export const PROFILE_FORM = 'profile.draft'
export const LOYALTY_WISH = 'checkout.loyalty'

const Form = record(string(), unknown())

/**
 * The session is over, on whichever page: the account's name and card go from the checkout. What else was written there waits
 * for the guest.
 */
export const forgetName = (storage: JsonStorage): void => {
  const form = storage.read(CHECKOUT_FORM, Form)
  if (form !== undefined)
    storage.write(CHECKOUT_FORM, { ...form, guest: { first_name: '', last_name: '' }, paymentMethodId: null })
}

/** The guest has signed out: nothing waits for them. */
export const forgetForms = (storage: JsonStorage): void => {
  for (const key of [CHECKOUT_FORM, PROFILE_FORM, LOYALTY_WISH]) storage.remove(key)
}
