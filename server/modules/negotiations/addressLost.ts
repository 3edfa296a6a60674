import type { Clock } from '#server/clock.ts'
import type { AddressRefusedListener } from '#server/mail/mail.ts'
import { hotelsAt, markRefused, type CatalogueContacts } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import type { Act } from './negotiations.act.ts'

export interface AddressLostDeps {
  clock: Clock
  content: CatalogueContacts
  actWithin: Act['actWithin']
}

/**
 * Hands what a hotel was asked at a refused address over to staff, and asks nobody there any more. An address of no hotel changes
 * nothing.
 */
export const addressLost =
  ({ clock, content, actWithin }: AddressLostDeps): AddressRefusedListener =>
  async (tx, email) => {
    const hotels = await hotelsAt(tx, content, email)
    if (hotels.length === 0) return
    await markRefused(tx, email, clock())
    const asked = await tx
      .selectFrom('negotiations')
      .select('id')
      .where('hotel_key', 'in', hotels)
      .where('state', '=', 'asked')
      // Processes that end two e-mails to one address lock in the same order.
      .orderBy('id')
      .execute()
    for (const { id } of asked) await actWithin(tx, id, { event: { type: 'address.lost' }, by: 'clock' })
  }
