import type { CompanyBookingsResponse } from '#contract/booking/company.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { viewBooking, type ViewDeps } from '#server/modules/bookings/bookings.view.ts'
import type { UserRow } from '#server/modules/user/user.store.ts'
import { bookingsOfCompany, companyById } from './company.store.ts'

export interface CompanyDeps extends ViewDeps {
  db: Database
  clock: Clock
}

/**
 * Decisions §8: a manager sees the bookings of their company's accounts; no other role sees another account's bookings.
 * @throws 403.
 */
export const bookingsForManager = async (
  deps: CompanyDeps,
  user: UserRow | undefined,
  locale: Locale,
): Promise<CompanyBookingsResponse> => {
  if (user?.type !== 'manager' || !user.is_email_verified)
    throw new ApiError('forbidden', 'This is for the manager of a company')
  const company = user.company_id === null ? undefined : await companyById(deps.db, user.company_id)
  if (company === undefined) return { company: null, bookings: [] }
  const rows = await bookingsOfCompany(deps.db, company.id)
  return {
    company: { name: company.name },
    bookings: rows.map((row) => ({
      booking: viewBooking(row, locale, deps.clock(), deps),
      account: { first_name: row.account_first_name, last_name: row.account_last_name, email: row.account_email },
    })),
  }
}
