import type { Selectable } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import { selectBookings, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import type { NegotiationRow } from '#server/modules/negotiations/negotiations.store.ts'
import type { CompanyTables } from './company.tables.ts'

type Company = Selectable<CompanyTables['companies']>

/** Finds the company by name, or creates it. */
export const companyNamed = (connection: Connection, name: string): Promise<Company> =>
  connection
    .insertInto('companies')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow()

export const companyById = (connection: Connection, id: string): Promise<Company | undefined> =>
  connection.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst()

/** The account that booked or asked. */
export interface Account {
  account_first_name: string
  account_last_name: string
  account_email: string
}

/** Bookings of a company's accounts, newest first. */
export const bookingsOfCompany = (connection: Connection, company_id: string): Promise<(BookingRow & Account)[]> =>
  selectBookings(connection)
    .innerJoin('users', 'users.uid', 'bookings.user_uid')
    .select([
      'users.first_name as account_first_name',
      'users.last_name as account_last_name',
      'users.email as account_email',
    ])
    .where('users.company_id', '=', company_id)
    // To the guest, a declined card never made a booking.
    .where('bookings.step', '!=', 'declined')
    .orderBy('bookings.created_at', 'desc')
    .execute()

/** As many as a page can show. */
const MAX_INQUIRIES = 200

/** Inquiries of a company's accounts, and the bids of their bookings, newest first. */
export const inquiriesOfCompany = (connection: Connection, company_id: string): Promise<(NegotiationRow & Account)[]> =>
  connection
    .selectFrom('negotiations')
    .innerJoin('users', 'users.uid', 'negotiations.user_uid')
    .selectAll('negotiations')
    .select([
      'users.first_name as account_first_name',
      'users.last_name as account_last_name',
      'users.email as account_email',
    ])
    .where('users.company_id', '=', company_id)
    .orderBy('negotiations.created_at', 'desc')
    .limit(MAX_INQUIRIES)
    .execute()

/** Whether `manager` leads the company of `uid`. */
export const isManagerOf = async (connection: Connection, manager: string, uid: string): Promise<boolean> =>
  (await connection
    .selectFrom('users as manager')
    .innerJoin('users', 'users.company_id', 'manager.company_id')
    .select('users.uid')
    .where('manager.uid', '=', manager)
    .where('manager.type', '=', 'manager')
    .where('manager.is_email_verified', '=', true)
    .where('users.uid', '=', uid)
    .executeTakeFirst()) !== undefined
