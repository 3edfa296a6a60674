import type { Booking } from '#contract/booking/bookings.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { cancellingMachine } from '#machines/cancelling/cancelling.machine.ts'
import type { cancellingPorts } from '#machines/cancelling/cancelling.ports.ts'
import { obstacleOf } from '#machines/cancelling/cancelling.rules.ts'
import { STUCK_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { AccountPage } from '../pages/account.page.ts'
import { BookingPage } from '../pages/booking.page.ts'
import { bookAs } from '../pages/books.ts'
import { losesConnectionForAMoment } from '../pages/connection.ts'
import type { Guest } from '../pages/guest.ts'
import { refundableOfferOf } from '../pages/offer.ts'
import { createVerifiedAccount } from '../pages/people.ts'
import { OtherTab, keepEntries, sessionOf, type StoredSession } from '../pages/session.ts'
import { cancellingScenarios } from './cancelling.scenarios.ts'
import { definePlayer } from './kit/browserPlayer.ts'

interface Props {
  session: StoredSession
  booking: Booking
}

interface World extends Props {
  guest: Guest
  account: AccountPage
  bookings: BookingPage
  other: OtherTab
}

export const cancellingPlayer = definePlayer<typeof cancellingMachine, typeof cancellingPorts>()<World, Props>({
  scenarios: cancellingScenarios,
  hasClock: true,
  wires: {
    loadPreview: {
      calls: ['booking'],
      answer: (route, { status, isOpen, refund, kept }, { booking }) =>
        route.fulfill({
          json: {
            booking: {
              ...booking,
              status,
              cancellation: { ...booking.cancellation, is_open: isOpen, ...returnedOf(refund, kept) },
              ...(status === 'cancelled' ? { cancelled: { at: booking.created_at, ...returnedOf(refund, kept) } } : {}),
            },
          },
        }),
    },
    cancelBooking: {
      calls: ['cancelBooking'],
      answer: (route, { refund }, { booking }) =>
        route.fulfill({
          json: {
            booking: {
              ...booking,
              status: 'cancelled',
              cancelled: { at: booking.created_at, ...returnedOf(refund) },
            },
            refund: toDollars(refund),
          },
        }),
    },
  },
  prepare: async (page) => {
    const person = await createVerifiedAccount(page.request, 'traveller')
    const booking = await bookAs(page.request, person, await refundableOfferOf(page.request, 'nyc-0010'))
    return { booking, session: await sessionOf(page, person) }
  },
  open: async ({ guest }, props) => {
    const account = new AccountPage(guest)
    await keepEntries(guest.page, props.session)
    await account.openMyBookings()
    await account.expectBookings(1)
    return { ...props, guest, account, bookings: new BookingPage(guest), other: new OtherTab(guest.page) }
  },
  steps: {
    'cancel.open': async ({ account, bookings }) => {
      // The page knows from an earlier answer that nothing would come back.
      if (!(await bookings.hasCancelButton())) await account.openMyBookings()
      await bookings.pressCancel()
    },
    'cancel.confirm': ({ bookings }) => bookings.confirm(),
    'cancel.retry': async ({ bookings, guest }, _, { before }) => {
      if (before.value === 'outcomeUnknown') return bookings.askAgain()
      // A request that takes long can be repeated.
      if (before.hasTag('busy')) await guest.page.clock.runFor(STUCK_AFTER_MS)
      return bookings.tryAgain()
    },
    'cancel.close': ({ bookings }, _, { before }) =>
      before.value === 'asking' ? bookings.keep() : bookings.closeDialog(),
    'connection.restored': ({ guest }) => losesConnectionForAMoment(guest.page),
    'session.ended': async ({ other, account }) => {
      await other.signOut()
      await account.expectSignInPrompt()
    },
  },
  viewStates: {
    viewState: {
      closed: ({ bookings }) => bookings.expectNoDialog(),
      previewing: ({ bookings }) => bookings.expectLooking(),
      asking: async ({ bookings, booking }, { context: { preview, previousReturn } }) => {
        await bookings.expectRefund(toDollars(preview?.refund ?? 0), booking.total)
        if (previousReturn !== null)
          await bookings.expectRefundChange(toDollars(previousReturn.refund), toDollars(preview?.refund ?? 0))
      },
      cancelling: ({ bookings }) => bookings.expectCancelling(),
      refused: async ({ bookings, booking }, { context: { preview } }) => {
        const why = preview === null ? 'status' : obstacleOf(preview)
        await bookings.expectCannotCancel(booking.reference, why)
      },
      done: ({ bookings }, { context: { refund } }) => bookings.expectCancelled(toDollars(refund ?? 0)),
      outcomeUnknown: ({ bookings }) => bookings.expectUnsure(),
      failed: ({ bookings }) => bookings.expectCancelFailed(),
    },
  },
})

const returnedOf = (refund: number, kept = 0) => ({
  refund: toDollars(refund),
  credits: 0,
  promo: 0,
  kept: toDollars(kept),
})
