import type { Caller, Handlers } from '#server/http/handler.ts'
import type { StaffBookings } from './bookings.staff.ts'

export interface StaffRoutesDeps {
  staff: StaffBookings
  requireUser: (caller: Caller | null) => Promise<Caller>
}

export const staffRoutes = ({
  staff,
  requireUser,
}: StaffRoutesDeps): Pick<Handlers, 'staffBookings' | 'settleBooking'> => ({
  staffBookings: async ({ query, context }) => staff.list(query.status ?? 'review', context.locale),
  settleBooking: async ({ params, body, caller, context }) => {
    const { uid } = await requireUser(caller)
    return { booking: await staff.settle(uid, params.id, body, context.locale) }
  },
})
