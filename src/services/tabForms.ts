import { record, string, type, unknown } from 'superstruct'
import type { JsonStorage } from './storage.ts'

/** Tab storage keys of unsaved input in the checkout and the profile. */
export const CHECKOUT_FORM = 'checkout'
export const PROFILE_FORM = 'profile.draft'
export const LOYALTY_WISH = 'checkout.loyalty'
/** In the browser's storage rather than the tab's: an inquiry outlives its tab. */
export const INQUIRY_DRAFT = 'inquiry'

const Form = record(string(), unknown())

/** Call when a session ends: removes the user's name and card from the checkout. Other input waits for them. */
export const forgetName = (storage: JsonStorage): void => {
  const form = storage.read(CHECKOUT_FORM, Form)
  if (form !== undefined)
    storage.write(CHECKOUT_FORM, { ...form, guest: { first_name: '', last_name: '' }, paymentMethodId: null })
}

const Inquiry = type({ draft: type({ guest: unknown() }) })

/** The same for a request for hours that was begun in this browser. */
export const forgetInquirer = (storage: JsonStorage): void => {
  const stored = storage.read(INQUIRY_DRAFT, Inquiry)
  if (stored === undefined) return
  const draft = { ...stored.draft, guest: { firstName: '', lastName: '', email: '' } }
  storage.write(INQUIRY_DRAFT, { ...stored, draft })
}

/** Call when the user signs out: nothing waits for them. */
export const forgetForms = (storage: JsonStorage): void => {
  for (const key of [CHECKOUT_FORM, PROFILE_FORM, LOYALTY_WISH]) storage.remove(key)
}
