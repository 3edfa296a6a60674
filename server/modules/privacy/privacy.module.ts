import { bookingsOf } from '#server/modules/bookings/bookings.store.ts'
import { viewBooking, type ViewDeps } from '#server/modules/bookings/bookings.view.ts'
import { credits } from '#server/modules/credits/credits.service.ts'
import { privacyRoutes, type PrivacyDeps } from './privacy.routes.ts'

export interface PrivacyModuleDeps extends Omit<PrivacyDeps, 'bookingsOf' | 'creditsOf'>, ViewDeps {}

/** Export and deletion of an account. */
export const privacyModule = (deps: PrivacyModuleDeps) =>
  privacyRoutes({
    ...deps,
    bookingsOf: async (uid, locale) =>
      (await bookingsOf(deps.db, uid)).map((row) => viewBooking(row, locale, deps.clock(), deps)),
    creditsOf: (uid, locale) => credits(deps, uid, locale),
  })
