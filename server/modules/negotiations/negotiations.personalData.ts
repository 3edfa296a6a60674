import type { Database } from '#server/db/schema.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { OVER, type Act } from './negotiations.act.ts'
import { eventsOf, offersOf, type NegotiationRow } from './negotiations.store.ts'

export interface NegotiationDataDeps {
  db: Database
  act: Act['act']
}

/** Exports what a guest asked for and was offered, never a link; erases the guest, and keeps amounts for the books. */
export const negotiationsPersonalData = ({ db, act }: NegotiationDataDeps): PersonalDataStore => {
  const rowsOf = (uid: string): Promise<NegotiationRow[]> =>
    db.selectFrom('negotiations').selectAll().where('user_uid', '=', uid).orderBy('created_at').execute()

  const view = async (row: NegotiationRow) => ({
    number: row.reference,
    kind: row.kind,
    state: row.state,
    outcome: row.outcome,
    hotel: row.hotel,
    guest: { first_name: row.guest_first_name, last_name: row.guest_last_name, email: row.guest_email },
    comment: row.comment,
    reference_at_hotel: row.reference_at_hotel,
    card: row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 },
    offers: (await offersOf(db, row.id)).map(({ negotiation_id: _id, price_cents, at, answered_at, ...offer }) => ({
      ...offer,
      price: toDollars(price_cents),
      at: at.toString(),
      answered_at: answered_at?.toString() ?? null,
    })),
    events: (await eventsOf(db, row.id)).map(({ event, by, state, at }) => ({ event, by, state, at: at.toString() })),
    created_at: row.created_at.toString(),
  })

  const erase = async (id: string): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('offers').set({ note: '', answer_note: '' }).where('negotiation_id', '=', id).execute()
      await tx.deleteFrom('tokens').where('negotiation_id', '=', id).execute()
      await tx
        .updateTable('negotiations')
        .set({
          user_uid: null,
          guest_first_name: '',
          guest_last_name: '',
          guest_email: '',
          mailbox: '',
          comment: '',
          reference_at_hotel: '',
          guest_time_zone: null,
        })
        .where('id', '=', id)
        .execute()
    })
  }

  return {
    name: 'inquiries',
    read: async ({ uid }) => Promise.all((await rowsOf(uid)).map(view)),
    forget: async ({ uid }) => {
      for (const { id } of await rowsOf(uid)) {
        // Before the charge it ends. After it, it is erased once it is over: the deletion of the account asks again.
        const { row } = await act(id, { event: { type: 'guest.withdraw' }, by: 'guest' })
        if (OVER.has(row.state)) await erase(id)
      }
    },
  }
}
