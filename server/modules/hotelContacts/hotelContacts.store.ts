import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Point } from '#contract/hotel/destination.ts'
import { fold } from '#contract/shared/fold.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Connection } from '#server/db/schema.ts'
import { endLinksOf } from '#server/modules/tokens/tokens.store.ts'
import type { HotelContactTables } from './hotelContacts.tables.ts'

/** Where a hotel is written to, in the language that it named or that of its country. */
export interface HotelAddress {
  email: string
  lang: Locale
}

/** Contacts of the catalogue's hotels. */
export interface CatalogueContacts {
  language(hotelId: string): Locale
  page(hotelId: string, locale: Locale): { contact: { email: string } } | undefined
  hotelsAt(email: string): readonly string[]
}

/** Catalogue ids never contain a colon. */
const PLACE = 'place:'
export const placeKey = (placeId: string): string => PLACE + placeId
/** Null: the key of another kind. */
export const placeOfKey = (key: string): string | null => (key.startsWith(PLACE) ? key.slice(PLACE.length) : null)

export interface WrittenHotel {
  name: string
  /** In its street; empty: the guest does not know it. */
  address: string
  /** Location of its town. */
  point: Point
  timeZone: string
}

/** Degrees of about 10 km: one town, whoever says where it is. */
const TOWN_DEGREES = 0.1

/** A text of symbols alone folds to nothing. */
const spelling = (text: string): string => fold(text) || text

/**
 * One key for one hotel written by hand, however it is spelled: by its name and address, in its town and on its clock. So a guest who
 * names another town, and with it another clock, asks another hotel.
 * @param mailbox of the guest, whose own a hotel without an address is: many hotels have one name.
 */
export const nameKey = ({ name, address, point, timeZone }: WrittenHotel, mailbox: string): string => {
  const town = [point.lat, point.lng].map((degrees) => Math.round(degrees / TOWN_DEGREES))
  const parts = [spelling(name), ...town, timeZone, ...(address === '' ? ['', mailbox] : [spelling(address)])]
  return `name:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`
}

interface KnownAddresses {
  /** In this order: what the hotel or staff has given, the catalogue's. */
  addresses: HotelAddress[]
  hasLeft: boolean
}

const knownAddresses = async (
  connection: Connection,
  content: Pick<CatalogueContacts, 'page' | 'language'>,
  hotelKey: string,
): Promise<KnownAddresses> => {
  const given = await connection
    .selectFrom('hotel_contacts')
    .select(['email', 'lang', 'left_at'])
    .where('hotel_key', '=', hotelKey)
    .executeTakeFirst()
  const lang = content.language(hotelKey)
  const listed = content.page(hotelKey, lang)?.contact.email ?? ''
  const addresses = [
    ...(given === undefined ? [] : [{ email: given.email, lang: given.lang }]),
    ...(listed === '' ? [] : [{ email: listed, lang: given?.lang ?? lang }]),
  ]
  return { addresses, hasLeft: given !== undefined && given.left_at !== null }
}

/** Where the hotel may be written to. None: unknown, or the hotel has left. */
const addressesOf = async (...args: Parameters<typeof knownAddresses>): Promise<HotelAddress[]> => {
  const { addresses, hasLeft } = await knownAddresses(...args)
  return hasLeft ? [] : addresses
}

const withoutRefused = async (connection: Connection, addresses: readonly HotelAddress[]): Promise<HotelAddress[]> => {
  if (addresses.length === 0) return []
  const emails = addresses.map(({ email }) => email.toLowerCase())
  const rows = await connection.selectFrom('refused_addresses').select('email').where('email', 'in', emails).execute()
  const refused = new Set(rows.map(({ email }) => email))
  return addresses.filter(({ email }) => !refused.has(email.toLowerCase()))
}

/** The first that was not refused; where all were, the first. */
const preferred = async (connection: Connection, addresses: readonly HotelAddress[]): Promise<HotelAddress | null> => {
  const [first] = await withoutRefused(connection, addresses)
  return first ?? addresses[0] ?? null
}

/** Null: unknown, refused by its mail server, or the hotel has left. */
export const hotelAddressOf = async (
  connection: Connection,
  content: Pick<CatalogueContacts, 'page' | 'language'>,
  hotelKey: string,
): Promise<HotelAddress | null> => {
  const [first] = await withoutRefused(connection, await addressesOf(connection, content, hotelKey))
  return first ?? null
}

/** Also an address that was refused: for what is under way with the hotel. Null: unknown, or the hotel has left. */
export const lastHotelAddressOf = async (
  connection: Connection,
  content: Pick<CatalogueContacts, 'page' | 'language'>,
  hotelKey: string,
): Promise<HotelAddress | null> => {
  return preferred(connection, await addressesOf(connection, content, hotelKey))
}

/**
 * Who must agree before another address speaks for the hotel: also an address that was refused, or whose hotel has left. Otherwise
 * a stranger could take over such a hotel. Null: nobody is known.
 */
export const hotelOwnerOf = async (
  connection: Connection,
  content: Pick<CatalogueContacts, 'page' | 'language'>,
  hotelKey: string,
): Promise<HotelAddress | null> => {
  const { addresses } = await knownAddresses(connection, content, hotelKey)
  return preferred(connection, addresses)
}

export type HotelContactRow = Selectable<HotelContactTables['hotel_contacts']>

/**
 * Replaces what was known of the hotel; one that had left, or whose address was refused, is asked again. Links in e-mails to an
 * earlier address end.
 */
export const saveContact = async (connection: Connection, contact: Omit<HotelContactRow, 'left_at'>): Promise<void> => {
  const earlier = await connection
    .selectFrom('hotel_contacts')
    .select('email')
    .where('hotel_key', '=', contact.hotel_key)
    .executeTakeFirst()
  if (earlier?.email !== contact.email) await endLinksOf(connection, contact.hotel_key)
  const { hotel_key: _key, ...columns } = { ...contact, left_at: null }
  await connection
    .insertInto('hotel_contacts')
    .values({ ...contact, left_at: null })
    .onConflict((conflict) => conflict.column('hotel_key').doUpdateSet(columns))
    .execute()
  await connection.deleteFrom('refused_addresses').where('email', '=', contact.email.toLowerCase()).execute()
}

/**
 * Nobody speaks for the hotel at this address any more: only the catalogue's address is left, if there is one.
 * @returns false if the hotel has another address by now.
 */
export const deleteContact = async (
  connection: Connection,
  { hotel_key, email }: Pick<HotelContactRow, 'hotel_key' | 'email'>,
): Promise<boolean> => {
  const { numDeletedRows } = await connection
    .deleteFrom('hotel_contacts')
    .where('hotel_key', '=', hotel_key)
    .where('email', '=', email)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await endLinksOf(connection, hotel_key)
  return true
}

/** No hotel is asked at this address any more. */
export const markRefused = async (connection: Connection, email: string, now: Temporal.Instant): Promise<void> => {
  await connection
    .insertInto('refused_addresses')
    .values({ email, refused_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
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

/**
 * Keys of the hotels that are written to at this address.
 * @param email in lower case.
 */
export const hotelsAt = async (
  connection: Connection,
  content: CatalogueContacts,
  email: string,
): Promise<string[]> => {
  const given = await connection
    .selectFrom('hotel_contacts')
    .select('hotel_key')
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .limit(MAX_HOTELS)
    .execute()
  const keys = [...new Set([...given.map(({ hotel_key }) => hotel_key), ...content.hotelsAt(email)])]
  const found: string[] = []
  for (const hotelKey of keys) {
    const address = await hotelAddressOf(connection, content, hotelKey)
    if (address?.email.toLowerCase() === email) found.push(hotelKey)
  }
  return found
}
