import type { Kysely, Transaction } from 'kysely'

/** Every table of the database. Each module describes its own in `<noun>.tables.ts`; here they meet. */
export interface Schema {}

export type Database = Kysely<Schema>
/** What a store works on: the database, or the transaction that its caller opened. */
export type Connection = Kysely<Schema> | Transaction<Schema>
