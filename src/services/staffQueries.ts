import type { BookingStatus } from '#contract/booking/bookings.ts'
import type { ReviewDecisionBody } from '#contract/booking/staff.ts'
import type { BilledState, InvoiceLimitBody } from '#contract/booking/statements.ts'
import { unpackCapture } from '#contract/support/captures.ts'
import { queryOptions } from '@tanstack/react-query'
import type { EndInquiryBody, EndStaffHotelBody, SendInquiryBody } from '#contract/inquiry/desk.ts'
import type { Infer } from 'superstruct'
import { callApi } from './api.ts'
import { ApiFailure } from './apiFailure.ts'
import { pageLocale } from './browserClient.ts'
import { keys, queryClient } from './query.ts'

const ofStaff = () => [...keys.user(), 'staff', pageLocale()] as const

export const staffBookingsQuery = (status: BookingStatus) =>
  queryOptions({
    queryKey: [...ofStaff(), 'bookings', status],
    queryFn: ({ signal }) => callApi('staffBookings', { query: { status }, signal }),
  })

export const staffStatementsQuery = (state: BilledState) =>
  queryOptions({
    queryKey: [...ofStaff(), 'statements', state],
    queryFn: ({ signal }) => callApi('staffStatements', { query: { state }, signal }),
  })

export const hotelPayoutsQuery = (month: string, page: number) =>
  queryOptions({
    queryKey: [...ofStaff(), 'payouts', month, page],
    queryFn: ({ signal }) => callApi('staffHotelPayouts', { query: { month, page }, signal }),
  })

export const staffInquiriesQuery = () =>
  queryOptions({
    queryKey: [...ofStaff(), 'inquiries'],
    queryFn: ({ signal }) => callApi('staffInquiries', { signal }),
  })

export const staffHotelsQuery = () =>
  queryOptions({
    queryKey: [...ofStaff(), 'hotels'],
    queryFn: ({ signal }) => callApi('staffHotels', { signal }),
  })

export const deskQuery = () =>
  queryOptions({
    queryKey: [...ofStaff(), 'desk'],
    queryFn: ({ signal }) => callApi('staffDesk', { signal }),
  })

/** Emails of an embedded run, newest first; 404 in every other. */
export const outboxQuery = () =>
  queryOptions({
    queryKey: [...ofStaff(), 'outbox'],
    queryFn: ({ signal }) => callApi('outbox', { signal }),
  })

/** Captured screens, newest first. */
export const capturesQuery = () =>
  queryOptions({
    queryKey: [...ofStaff(), 'captures'],
    queryFn: ({ signal }) => callApi('staffCaptures', { signal }),
  })

/** A captured screen never changes, and each request is written down as a look: it is asked for once. */
export const captureQuery = (code: string) =>
  queryOptions({
    queryKey: [...ofStaff(), 'capture', code],
    queryFn: async ({ signal }) => {
      const {
        code: own,
        sent_at,
        expires_at,
        looks,
        ...packed
      } = await callApi('staffCapture', { params: { code }, signal })
      return { code: own, sent_at, expires_at, looks, envelope: unpackCapture(packed) }
    },
    staleTime: Infinity,
    // A capture never changes, and what occurs in it many times would be compared as often.
    structuralSharing: false,
  })

/** Rejects if the change failed; reloads the lists either way. */
const changing = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call
  } finally {
    await queryClient.invalidateQueries({ queryKey: ofStaff() })
  }
}

export const submitReviewDecision = (id: string, body: ReviewDecisionBody): Promise<void> =>
  changing(callApi('settleBooking', { params: { id }, body }))

export const payStatement = (number: string, note: string): Promise<void> =>
  changing(callApi('payStatement', { params: { number }, body: { note } }))

export const setInvoiceLimit = (body: InvoiceLimitBody): Promise<void> => changing(callApi('setInvoiceLimit', { body }))

export const sendInquiry = (id: string, body: Infer<typeof SendInquiryBody>): Promise<void> =>
  changing(callApi('sendInquiry', { params: { id }, body }))

/** Goes on with what the card service says of the charge. */
export const settleInquiry = (id: string): Promise<void> =>
  changing(callApi('settleInquiry', { params: { id }, body: {} }))

export const endInquiry = (id: string, body: Infer<typeof EndInquiryBody>): Promise<void> =>
  changing(callApi('endInquiry', { params: { id }, body }))

/** A screen that somebody else has deleted meanwhile counts as deleted. */
export const deleteCapture = (code: string): Promise<void> =>
  changing(
    callApi('deleteCapture', { params: { code }, body: {} }).catch((error: unknown) => {
      if (!(error instanceof ApiFailure && error.code === 'not_found')) throw error
    }),
  )

/** Nobody speaks for the hotel at this address any more. */
export const endStaffHotel = (body: Infer<typeof EndStaffHotelBody>): Promise<void> =>
  changing(callApi('endStaffHotel', { body }))
