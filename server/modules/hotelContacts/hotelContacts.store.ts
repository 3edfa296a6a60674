import { createHash } from 'node:crypto'
import { fold } from '#contract/shared/fold.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Connection } from '#server/db/schema.ts'

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
export const placeKey = (placeId: string): string => `place:${placeId}`

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
