import type { CompanyBookingsResponse } from '#contract/booking/company.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { viewBooking, type ViewDeps } from '#server/modules/bookings/bookings.view.ts'
import { rowsOf } from '#server/modules/negotiations/negotiations.rows.ts'
import { viewInquiry, type NegotiationViewDeps } from '#server/modules/negotiations/negotiations.view.ts'
import type { UserRow } from '#server/modules/user/user.store.ts'
import { bookingsOfCompany, companyById, inquiriesOfCompany, type Account } from './company.store.ts'

export interface CompanyDeps extends ViewDeps, NegotiationViewDeps {
  db: Database
  clock: Clock
}

const viewAccount = ({ account_first_name, account_last_name, account_email }: Account) => ({
  first_name: account_first_name,
  last_name: account_last_name,
  email: account_email,
})

/**
 * Decisions §8: a manager sees the bookings and inquiries of their company's accounts, and changes none; no other role sees those
 * of another account.
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
  if (company === undefined) return { company: null, bookings: [], inquiries: [] }
  const rows = await bookingsOfCompany(deps.db, company.id)
  const asked = await inquiriesOfCompany(deps.db, company.id)
  return {
    company: { name: company.name },
    bookings: rows.map((row) => ({
      booking: viewBooking(row, locale, deps.clock(), deps),
      account: viewAccount(row),
    })),
    inquiries: await Promise.all(
      asked.map(async (row) => ({
        inquiry: { ...viewInquiry(await rowsOf(deps.db, row), locale, deps), actions: [] },
        account: viewAccount(row),
      })),
    ),
  }
}
