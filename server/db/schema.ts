import type { Kysely, Transaction } from 'kysely'
import type { HotelTables } from '#server/modules/hotels/hotels.tables.ts'
import type { InventoryTables } from '#server/modules/inventory/inventory.tables.ts'

/** Every table of the database. Each module describes its own in `<noun>.tables.ts`; here they meet. */
export interface Schema extends HotelTables, InventoryTables {}

export type Database = Kysely<Schema>
/** What a store works on: the database, or the transaction that its caller opened. */
export type Connection = Kysely<Schema> | Transaction<Schema>
