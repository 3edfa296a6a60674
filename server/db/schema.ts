import type { Kysely, Transaction } from 'kysely'
import type { LimitTables } from '#server/limits/limits.tables.ts'
import type { AnswerRecordTables } from '#server/modules/answerRecord/answerRecord.tables.ts'
import type { BookingTables } from '#server/modules/bookings/bookings.tables.ts'
import type { CompanyTables } from '#server/modules/company/company.tables.ts'
import type { CreditTables } from '#server/modules/credits/credits.tables.ts'
import type { FavoriteTables } from '#server/modules/favorites/favorites.tables.ts'
import type { HotelTables } from '#server/modules/hotels/hotels.tables.ts'
import type { InventoryTables } from '#server/modules/inventory/inventory.tables.ts'
import type { HotelContactTables } from '#server/modules/hotelContacts/hotelContacts.tables.ts'
import type { LoyaltyTables } from '#server/modules/loyalty/loyalty.tables.ts'
import type { NegotiationTables } from '#server/modules/negotiations/negotiations.tables.ts'
import type { PaymentMethodTables } from '#server/modules/paymentMethods/paymentMethods.tables.ts'
import type { PaymentTables } from '#server/modules/payments/payments.tables.ts'
import type { ProfileTables } from '#server/modules/profile/profile.tables.ts'
import type { StatementTables } from '#server/modules/statements/statements.tables.ts'
import type { SupportTables } from '#server/modules/support/support.tables.ts'
import type { SupplyTables } from '#server/modules/supply/supply.tables.ts'
import type { TokenTables } from '#server/modules/tokens/tokens.tables.ts'
import type { UserTables } from '#server/modules/user/user.tables.ts'
import type { IdentityTables } from '#server/emulators/identity/identity.tables.ts'
import type { FoundationTables } from './foundation.tables.ts'

/**
 * All tables of the database. Each module describes its own in `<noun>.tables.ts`. Values read, on both engines: `int8` and
 * `numeric` as number, `timestamptz` as Temporal.Instant, `date` as its text, `jsonb` as the parsed value. An array parameter is
 * a PostgreSQL array: stringify a JSON array before writing it.
 */
export interface Schema
  extends
    FoundationTables,
    AnswerRecordTables,
    BookingTables,
    CompanyTables,
    CreditTables,
    FavoriteTables,
    HotelContactTables,
    HotelTables,
    InventoryTables,
    IdentityTables,
    LimitTables,
    LoyaltyTables,
    NegotiationTables,
    PaymentMethodTables,
    PaymentTables,
    ProfileTables,
    StatementTables,
    SupplyTables,
    SupportTables,
    TokenTables,
    UserTables {}

export type Database = Kysely<Schema>
/** The database, or the transaction that the caller opened. */
export type Connection = Kysely<Schema> | Transaction<Schema>
