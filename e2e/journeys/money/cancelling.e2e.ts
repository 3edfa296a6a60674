import type { Page, Route } from '@playwright/test'
import { create } from 'superstruct'
import { BookingResponse, type Booking } from '#contract/booking/bookings.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, type Person } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { BookingPage } from '../../pages/booking.page.ts'
import { bookAs, readServerBookings } from '../../pages/books.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { nonRefundableOfferOf, refundableOfferOf } from '../../pages/offer.ts'
import { mailTo } from '../../pages/outbox.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

test(
  'a guest sees the refund, keeps the booking, then cancels it',
  { tag: ['@gate', '@cancelling', '@bookings'] },
  async ({ page }) => {
    const { guest, person, booking, account, bookings } = await withBooking(page, journeyLanguage('he'))
    const { hotel, reference, total } = booking
    await keepSession(page, person)
    await account.openMyBookings()
    const name = await bookings.hotelName()
    await account.expectBooking(name, reference)

    await bookings.openDetails(name)
    await bookings.expectShown({ ...booking, hotel: { ...hotel, name } })
    await bookings.expectStatus('confirmed')
    const calendar = await bookings.saveCalendar()
    expect(calendar.name).toBe(`stayless-${reference}.ics`)
    expect(calendar.text).toContain(`UID:${booking.id}@stayless`)
    const receipt = await bookings.saveReceipt()
    expect(receipt.name).toBe(`stayless-${reference}-${guest.locale}.pdf`)
    expect(receipt.text).toMatch(/^%PDF-[^]*%%EOF\s*$/)
    await bookings.pressCancel()
    await bookings.expectRefund(total)
    await expectAccessible(page)
    await bookings.keep()

    await account.openMyBookings()
    await bookings.pressCancel()
    await bookings.expectRefund(total)
    await bookings.confirm()
    await bookings.expectCancelled(total)
    await bookings.closeDialog()
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    await account.expectNothing('upcoming')

    await account.openTab('canceled')
    await account.expectBooking(name, reference)
    await bookings.expectGivenBack(total)
    await bookings.openDetails(name)
    await bookings.expectStatus('cancelled')
    await bookings.expectGivenBack(total)
    await expectAccessible(page)
    await mailTo(page.request, person.email, new RegExp(total.toFixed(2).slice(-6)))
    expect(await readServerBookings(page.request, person)).toEqual([{ status: 'cancelled', total, charges: 1 }])

    await bookings.bookAgain()
    await new HotelPage(guest).expectHotel(name)
  },
)

test(
  'a non-refundable booking cannot be canceled, and the guest is told why',
  { tag: ['@cancelling'] },
  async ({ page }) => {
    const { person, booking, account, bookings } = await withBooking(page, journeyLanguage('en'), nonRefundableOfferOf)
    await keepSession(page, person)
    await account.openMyBookings()
    await account.expectBookings(1)
    await bookings.expectNoCancelButton('notRefundable')
    await bookings.open(booking.id)
    await bookings.expectStatus('confirmed')
    await bookings.expectNoCancelButton('notRefundable')
    await expectAccessible(page)
  },
)

test(
  'a changed refund is asked about again, a missed deadline refuses, and a lost response is requested again',
  { tag: ['@gate', '@cancelling'] },
  async ({ page }) => {
    const { person, booking, account, bookings } = await withBooking(page)
    await keepSession(page, person)
    await account.openMyBookings()
    await bookings.pressCancel()
    await bookings.expectRefund(booking.total)
    await serverSays(page, booking.id, { code: 'refund_changed', refund: 100 })
    await bookings.confirm()
    await bookings.expectRefundChange(booking.total, 100)
    await expectAccessible(page)
    await serverSays(page, booking.id, { code: 'not_cancellable', refund: 0 })
    await bookings.confirm()
    await bookings.expectCannotCancel(booking.reference, 'tooLate')
    await bookings.closeDialog()
    expect(await readServerBookings(page.request, person)).toEqual([
      { status: 'confirmed', total: booking.total, charges: 1 },
    ])
    await page.unrouteAll()
    await account.openMyBookings()
    await bookings.pressCancel()
    await bookings.expectRefund(booking.total)
    const loseAnswer = async (route: Route) => {
      await page.request.fetch(route.request())
      await page.context().setOffline(true)
      await route.abort('internetdisconnected').catch(() => {
        // Going offline has already aborted the request.
      })
    }
    await page.route('**/cancel/', loseAnswer, { times: 1 })
    await bookings.confirm()
    await bookings.expectUnsure()
    // The first call after the browser is back online often still fails.
    await page.route('**/cancel/', async (route) => route.abort('addressunreachable'), { times: 1 })
    await page.context().setOffline(false)
    await bookings.expectCancelled(booking.total)
  },
)

test(
  'when the session ends midway, the guest logs in and is back at the booking',
  { tag: ['@cancelling', '@identitySession'] },
  async ({ page }) => {
    const { guest, person, booking, bookings, account } = await withBooking(page)
    await keepSession(page, person)
    await bookings.open(booking.id)
    await bookings.pressCancel()
    await bookings.expectRefund(booking.total)
    await page.route('**/cancel/', refuse)
    await page.route('**/user/details/', refuse)
    await bookings.confirm()
    await account.expectSignInPrompt()
    await page.unroute('**/cancel/')
    await page.unroute('**/user/details/')
    await logIn(guest, person)
    await bookings.expectStatus('confirmed')
    await bookings.pressCancel()
    await bookings.expectRefund(booking.total)
    await bookings.confirm()
    await bookings.expectCancelled(booking.total)
  },
)

test('another guest’s booking is not found', { tag: ['@bookings'] }, async ({ page }) => {
  const { booking, bookings } = await withBooking(page, journeyLanguage('ar'))
  await keepSession(page, await createVerifiedAccount(page.request, 'stranger'))
  await bookings.open(booking.id)
  await bookings.expectMissing()
  await expectAccessible(page)
})

test(
  'when the deadline passes while the guest is asked, they read what the first night costs and cancel for the rest',
  { tag: ['@cancelling'] },
  async ({ page }) => {
    const { person, booking, account, bookings } = await withBooking(page, journeyLanguage('ar'))
    const kept = toDollars(Math.round(toCents(booking.total) / 3))
    const refund = toDollars(toCents(booking.total) - toCents(kept))
    await keepSession(page, person)
    await account.openMyBookings()
    await bookings.pressCancel()
    await bookings.expectRefund(booking.total)
    await serverSays(page, booking.id, { code: 'refund_changed', refund })
    await bookings.confirm()
    await bookings.expectRefundChange(booking.total, refund)
    await bookings.expectLateRefund({ refund, total: booking.total, kept })
    await expectAccessible(page)
    await serverCancels(page, booking, { refund, kept })
    await bookings.confirm()
    await bookings.expectCancelled(refund)
    await bookings.expectNightKept(kept)
    await bookings.closeDialog()
    await bookings.open(booking.id)
    await bookings.expectStatus('cancelled')
    await bookings.expectNightKept(kept)
    await expectAccessible(page)
  },
)

/** The booking is past its deadline for the page, as no journey can wait for it: the server cancels it and keeps its first night. */
const serverCancels = async (
  page: Page,
  booking: Booking,
  { refund, kept }: { refund: number; kept: number },
): Promise<void> => {
  const cancelled = {
    ...booking,
    status: 'cancelled',
    cancellation: { ...booking.cancellation, is_open: false, refund: 0 },
    cancelled: { at: booking.created_at, refund, credits: 0, promo: 0, kept },
  }
  await page.unrouteAll()
  await page.route('**/cancel/', (route) => {
    expect(route.request().postDataJSON()).toEqual({ expected_refund: refund, expected_kept: kept })
    return route.fulfill({ json: { booking: cancelled, refund } })
  })
  await page.route(`**/api/v1/bookings/${booking.id}/`, (route) => route.fulfill({ json: { booking: cancelled } }))
}

/** From now on the server refuses to cancel with `code`, and offers `refund`. */
const serverSays = async (
  page: Page,
  id: string,
  { code, refund }: { code: string; refund: number },
): Promise<void> => {
  await page.unrouteAll()
  await page.route('**/cancel/', (route) =>
    route.fulfill({ status: 409, json: { error: { message: 'No', code, requestId: 'r' } } }),
  )
  await page.route(`**/api/v1/bookings/${id}/`, async (route) => {
    const response = await route.fetch()
    const { booking } = create(await response.json(), BookingResponse)
    const kept = refund === 0 ? 0 : toDollars(toCents(booking.total) - toCents(refund))
    const cancellation = { ...booking.cancellation, is_open: refund > 0, refund, kept }
    await route.fulfill({ response, json: { booking: { ...booking, cancellation } } })
  })
}

const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 401, json: { error: { message: 'No', code: 'unauthorized', requestId: 'r' } } })

interface Traveller {
  guest: Guest
  person: Person
  booking: Booking
  account: AccountPage
  bookings: BookingPage
}

const withBooking = async (
  page: Page,
  locale = journeyLanguage('en'),
  choose = refundableOfferOf,
): Promise<Traveller> => {
  const guest = createGuest(page, locale)
  const person = await createVerifiedAccount(page.request, 'traveller')
  const booking = await bookAs(page.request, person, await choose(page.request, 'nyc-0010'))
  return { guest, person, booking, account: new AccountPage(guest), bookings: new BookingPage(guest) }
}

const logIn = async (guest: Guest, person: Person): Promise<void> => {
  await new AccountPage(guest).pressLogInOfPage()
  await new AuthDialog(guest).logIn(person.email, person.password)
  await new AccountPage(guest).expectSignedIn(person)
}
