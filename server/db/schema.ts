import type { Kysely, Transaction } from 'kysely'
import type { LimitTables } from '#server/limits/limits.tables.ts'
import type { BookingTables } from '#server/modules/bookings/bookings.tables.ts'
import type { CompanyTables } from '#server/modules/company/company.tables.ts'
import type { CreditTables } from '#server/modules/credits/credits.tables.ts'
import type { FavoriteTables } from '#server/modules/favorites/favorites.tables.ts'
import type { HotelTables } from '#server/modules/hotels/hotels.tables.ts'
import type { InventoryTables } from '#server/modules/inventory/inventory.tables.ts'
import type { LoyaltyTables } from '#server/modules/loyalty/loyalty.tables.ts'
import type { PaymentMethodTables } from '#server/modules/paymentMethods/paymentMethods.tables.ts'
import type { ProfileTables } from '#server/modules/profile/profile.tables.ts'
import type { StatementTables } from '#server/modules/statements/statements.tables.ts'
import type { SupplyTables } from '#server/modules/supply/supply.tables.ts'
import type { UserTables } from '#server/modules/user/user.tables.ts'
import type { IdentityTables } from '#server/emulators/identity/identity.tables.ts'
import type { FoundationTables } from './foundation.tables.ts'

/**
 * Every table of the database. Each module describes its own in `<noun>.tables.ts`; here they meet.
 * What a column answers, on both engines: `int8` and `numeric` a number, `timestamptz` a Temporal.Instant, `date` its text,
 * `jsonb` the parsed value. An array parameter is a PostgreSQL array: a JSON array must be stringified when written.
 */
export interface Schema
  extends
    FoundationTables,
    BookingTables,
    CompanyTables,
    CreditTables,
    FavoriteTables,
    HotelTables,
    InventoryTables,
    IdentityTables,
    LimitTables,
    LoyaltyTables,
    PaymentMethodTables,
    ProfileTables,
    StatementTables,
    SupplyTables,
    UserTables {}

export type Database = Kysely<Schema>
/** What a store works on: the database, or the transaction that its caller opened. */
export type Connection = Kysely<Schema> | Transaction<Schema>
