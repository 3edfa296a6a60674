import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { fold } from '#contract/shared/fold.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Connection } from '#server/db/schema.ts'
import type { HotelContactTables } from './hotelContacts.tables.ts'

/** Where a hotel is written to, in its language. */
export interface HotelAddress {
  email: string
  lang: Locale
}

/** Contacts of the catalogue's hotels. */
export interface CatalogueContacts {
  page(hotelId: string, locale: Locale): { contact: { email: string } } | undefined
}

/** Catalogue ids never contain a colon. */
const PLACE = 'place:'
export const placeKey = (placeId: string): string => PLACE + placeId
/** Null: the key of another kind. */
export const placeOfKey = (key: string): string | null => (key.startsWith(PLACE) ? key.slice(PLACE.length) : null)

/** One key for one hotel written by hand, however it is spelled. */
export const nameKey = (name: string, address: string): string =>
  `name:${createHash('sha256')
    .update(`${fold(name)}\n${fold(address)}`)
    .digest('base64url')}`

/** What the hotel or staff has given comes before the catalogue. Null: unknown, or the hotel has left. */
export const hotelAddressOf = async (
  connection: Connection,
  content: CatalogueContacts,
  { hotelKey, lang }: { hotelKey: string; lang: Locale },
): Promise<HotelAddress | null> => {
  const given = await connection
    .selectFrom('hotel_contacts')
    .select(['email', 'lang', 'left_at'])
    .where('hotel_key', '=', hotelKey)
    .executeTakeFirst()
  if (given !== undefined) return given.left_at === null ? { email: given.email, lang: given.lang } : null
  const email = content.page(hotelKey, lang)?.contact.email
  return email === undefined || email === '' ? null : { email, lang }
}

export type HotelContactRow = Selectable<HotelContactTables['hotel_contacts']>

/** Replaces what was known of the hotel; one that had left is asked again. */
export const saveContact = async (connection: Connection, contact: Omit<HotelContactRow, 'left_at'>): Promise<void> => {
  const { hotel_key: _key, ...columns } = { ...contact, left_at: null }
  await connection
    .insertInto('hotel_contacts')
    .values({ ...contact, left_at: null })
    .onConflict((conflict) => conflict.column('hotel_key').doUpdateSet(columns))
    .execute()
}

/** The hotel is asked nothing any more, whatever the catalogue says. */
export const markLeft = async (
  connection: Connection,
  hotelKey: string,
  address: HotelAddress,
  now: Temporal.Instant,
): Promise<void> => {
  await connection
    .insertInto('hotel_contacts')
    .values({ hotel_key: hotelKey, ...address, source: 'hotel', verified_at: null, left_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('hotel_key').doUpdateSet({ left_at: now, updated_at: now }))
    .execute()
}

/** As many as one mailbox answers for. */
const MAX_HOTELS = 20

/** Keys of the hotels that are written to at this address. */
export const hotelsAt = async (connection: Connection, email: string): Promise<string[]> => {
  const rows = await connection
    .selectFrom('hotel_contacts')
    .select('hotel_key')
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .limit(MAX_HOTELS)
    .execute()
  return rows.map(({ hotel_key }) => hotel_key)
}
