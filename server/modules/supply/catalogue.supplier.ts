import type { Cancelled, Penalty, Supplier, SupplierOffer } from '#server/adapters/supplier/supplier.port.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { HotelIndex, HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import { hold, release, type RoomHold } from '#server/modules/inventory/inventory.store.ts'
import { heldSpan, type Guarantee } from '#server/modules/inventory/span.ts'
import { cancellationOf, isCancellable } from '#server/modules/rates/cancellation.ts'
import { createStayRequest, fits, priceOffer, variantsOf } from '#server/modules/rates/offers.ts'
import { cheapestPlan, isRefundable, type Plan } from '#server/modules/rates/plans.ts'
import { requireOffer, type SoldOffer } from '#server/modules/rates/quote.ts'
import { rateKeyExpiry, type RateKeys } from '#server/modules/rates/rateKey.ts'
import type { StayPrice } from '#server/modules/rates/rates.price.ts'

export interface CatalogueSupply {
  db: Database
  clock: Clock
  hotels: HotelIndex
  availability: Availability
  keys: RateKeys
}

/** Well above the duration of a database transaction of ours. */
const SETTLES_WITHIN_MS = 30_000

/** Our own catalog as a supplier: rooms by the hour, held in the inventory. */
export const catalogueSupplier = ({ db, clock, hotels, availability, keys }: CatalogueSupply): Supplier => {
  const penaltyOf = (hotel: HotelRecord, plan: Plan, checkIn: DayHour, price: StayPrice): Penalty => {
    const now = clock()
    const { deadline } = cancellationOf(hotel, plan, checkIn, now.epochMilliseconds)
    const isLost = !isRefundable(plan)
    const from = deadline === null ? now : Temporal.Instant.from(deadline)
    return { from, amount: isLost ? price.breakdown.total : price.first_night }
  }

  const offerOf = (
    sold: Pick<SoldOffer, 'hotel' | 'room' | 'request'>,
    plan: Plan,
    guaranteed: Guarantee,
    key: string,
  ): SupplierOffer => {
    const { hotel, room, request } = sold
    const price = priceOffer(hotel, room, request, plan, guaranteed)
    return {
      key,
      hotelId: hotel.id,
      roomId: room.id,
      stay: request.stay,
      guaranteed,
      hold: heldSpan(request.stay, guaranteed),
      total: price.breakdown.total,
      penalties: [penaltyOf(hotel, plan, request.stay.checkIn, price)],
    }
  }

  /** Undefined for a key that is invalid, expired or no longer sells anything. */
  const soldOf = (key: string): SoldOffer | undefined => {
    try {
      return requireOffer(key, clock(), { hotels, keys })
    } catch (error) {
      if (error instanceof ApiError) return undefined
      throw error
    }
  }

  const changed = ({ count, ...take }: RoomHold, sign: 1 | -1): void =>
    availability.apply({ ...take, count: sign * count })

  return {
    hours: 'native',
    settlesWithinMs: SETTLES_WITHIN_MS,

    search: async ({ hotelIds, stay, rooms }) => {
      const request = createStayRequest(stay, rooms)
      const now = clock().epochMilliseconds
      const context = { stay, rooms, expires_minute: rateKeyExpiry(now) }
      return hotelIds.flatMap((id) => {
        const hotel = hotels.hotel(id)
        if (hotel === undefined) return []
        const plan = cheapestPlan(hotel, isCancellable(hotel, stay.checkIn, now))
        return hotel.room_types
          .filter((room) => fits(room, request.party))
          .flatMap((room) =>
            variantsOf(hotel, room, request, availability).map((guaranteed) => {
              const { total } = priceOffer(hotel, room, request, plan, guaranteed).breakdown
              const [key = ''] = keys.sign(context, [{ room_number: room.number, plan, guaranteed, total }])
              return offerOf({ hotel, room, request }, plan, guaranteed, key)
            }),
          )
      })
    },

    recheck: async (key) => {
      const sold = soldOf(key)
      if (sold === undefined) return { outcome: 'gone' }
      const { hotel, room, request, offer } = sold
      const isFree = variantsOf(hotel, room, request, availability).some(
        ({ check_in, check_out }) => check_in === offer.guaranteed.check_in && check_out === offer.guaranteed.check_out,
      )
      if (!isFree) return { outcome: 'gone' }
      const now = offerOf(sold, offer.plan, offer.guaranteed, key)
      return { outcome: now.total === offer.total ? 'same' : 'price_changed', offer: now }
    },

    book: async ({ reference, key, expected }) => {
      const state = await stateOf(db, reference).catch(() => 'unknown' as const)
      if (state === 'unknown' || state === 'confirmed') return { outcome: state }
      if (state === 'cancelled') return { outcome: 'failed', reason: 'refused' }
      const sold = soldOf(key)
      if (sold === undefined) return { outcome: 'failed', reason: 'gone' }
      const { hotel, room, request, offer } = sold
      const price = priceOffer(hotel, room, request, offer.plan, offer.guaranteed)
      if (price.breakdown.total !== expected) return { outcome: 'failed', reason: 'price_changed' }
      const take: RoomHold = {
        roomTypeId: room.id,
        ...heldSpan(request.stay, offer.guaranteed),
        count: request.rooms.length,
      }
      const penalty = penaltyOf(hotel, offer.plan, request.stay.checkIn, price)
      try {
        await db.transaction().execute(async (tx) => {
          await tx
            .insertInto('supply_orders')
            .values({
              reference,
              room_type_id: room.id,
              held_from: take.from,
              held_until: take.until,
              rooms: take.count,
              free_until: penalty.from,
              late_penalty_cents: penalty.amount,
              created_at: clock(),
            })
            .execute()
          await hold(tx, take)
        })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'unavailable') return { outcome: 'failed', reason: 'gone' }
        // The same order in parallel, or a database that failed half way: look it up.
        return { outcome: 'unknown' }
      }
      changed(take, 1)
      return { outcome: 'confirmed' }
    },

    status: (reference) => stateOf(db, reference).catch(() => 'unknown' as const),

    cancel: async (reference): Promise<Cancelled> => {
      let given: RoomHold | undefined
      try {
        const answer = await db.transaction().execute(async (tx): Promise<Cancelled> => {
          const order = await tx
            .selectFrom('supply_orders')
            .selectAll()
            .where('reference', '=', reference)
            .forUpdate()
            .executeTakeFirst()
          if (order === undefined) return { outcome: 'none' }
          if (order.cancelled_at !== null) return { outcome: 'cancelled', penalty: order.penalty_cents ?? 0 }
          const now = clock()
          const penalty_cents = Temporal.Instant.compare(now, order.free_until) < 0 ? 0 : order.late_penalty_cents
          await tx
            .updateTable('supply_orders')
            .set({ cancelled_at: now, penalty_cents })
            .where('reference', '=', reference)
            .execute()
          const { room_type_id: roomTypeId, held_from: from, held_until: until, rooms: count } = order
          given = { roomTypeId, from, until, count }
          await release(tx, given)
          return { outcome: 'cancelled', penalty: penalty_cents }
        })
        if (given !== undefined) changed(given, -1)
        return answer
      } catch {
        return { outcome: 'unknown' }
      }
    },
  }
}

const stateOf = async (db: Database, reference: string): Promise<'confirmed' | 'cancelled' | 'none'> => {
  const order = await db
    .selectFrom('supply_orders')
    .select('cancelled_at')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (order === undefined) return 'none'
  return order.cancelled_at === null ? 'confirmed' : 'cancelled'
}
