import { sql } from 'kysely'
import type { StaffHotel } from '#contract/inquiry/desk.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Handlers } from '#server/http/handler.ts'
import { deleteContact, type CatalogueContacts } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import type { Act } from './negotiations.act.ts'
import type { RequestFactsDeps } from './requestFacts.ts'

/** As many as a page can show. */
const MOST = 200

export interface StaffHotelsDeps extends Pick<RequestFactsDeps, 'hotels'> {
  db: Database
  content: Pick<CatalogueContacts, 'page'>
  actWithin: Act['actWithin']
}

/** Hotels that joined by themselves: staff see who speaks for them, and end it where that is somebody else. */
export const staffHotelsRoutes = ({
  db,
  hotels,
  content,
  actWithin,
}: StaffHotelsDeps): Pick<Handlers, 'staffHotels' | 'endStaffHotel'> => {
  const joined = () => db.selectFrom('hotel_contacts').where('source', '=', 'hotel').where('left_at', 'is', null)

  /** The link whose press made this address the hotel's. */
  const linkOf = (hotelKey: string, email: string) =>
    db
      .selectFrom('tokens')
      .select([sql<string | null>`detail ->> 'hotel'`.as('hotel'), sql<string | null>`detail ->> 'to'`.as('to')])
      .where('kind', '=', 'hotel-email')
      .where('hotel_key', '=', hotelKey)
      .where(sql`detail ->> 'email'`, '=', email)
      .where('used_at', 'is not', null)
      .orderBy('used_at', 'desc')
      .limit(1)
      .executeTakeFirst()

  const list = async () => {
    const rows = await joined()
      .select(['hotel_key', 'email', 'person', 'phone', 'verified_at', 'updated_at'])
      .orderBy('updated_at', 'desc')
      .limit(MOST)
      .execute()
    const { found } = await joined()
      .select((all) => all.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow()
    const shown = rows.map(async ({ hotel_key, email, person, phone, ...row }): Promise<StaffHotel> => {
      const link = await linkOf(hotel_key, email)
      return {
        key: hotel_key,
        // Outside the catalogue it has the name that was typed.
        name: hotels.hotel(hotel_key)?.names.en ?? link?.hotel ?? hotel_key,
        email,
        person,
        phone,
        confirmed_at: (row.verified_at ?? row.updated_at).toString(),
        confirmed_by: link?.to || null,
        listed: content.page(hotel_key, 'en')?.contact.email || null,
      }
    })
    return { hotels: await Promise.all(shown), found }
  }

  return {
    staffHotels: list,
    endStaffHotel: async ({ body: { key, email } }) => {
      await db.transaction().execute(async (tx) => {
        const asked = await tx
          .selectFrom('negotiations')
          .select('id')
          .where('hotel_key', '=', key)
          .where('state', '=', 'asked')
          .orderBy('id')
          .execute()
        // Locks the requests before the contact, as answers do.
        for (const { id } of asked) await actWithin(tx, id, { event: { type: 'address.lost' }, by: 'staff' })
        // Rolls the requests back too.
        if (!(await deleteContact(tx, { hotel_key: key, email: email.toLowerCase() })))
          throw new ApiError('not_found', 'The hotel has another address by now', { field: 'email' })
      })
      return list()
    },
  }
}
