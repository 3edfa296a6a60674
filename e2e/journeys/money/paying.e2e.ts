import { expectAccessible } from '../../pages/axe.ts'
import { fillIn, payerAt } from '../../pages/payer.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { expect, test } from '../../test.ts'

test(
  'a page reloaded before the response arrives finds the booking',
  { tag: ['@gate', '@checkout', '@payments'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0021')
    const { checkout, success, wire, offer } = payer
    await fillIn(payer)
    const { arrived } = await wire.holdAnswer()
    await checkout.pay()
    await arrived()
    await page.reload()
    await success.expectBooked()
    expect(wire.keys()).toHaveLength(1)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: offer.total, charges: 1 }])
    await success.seeBookings()
    await new AccountPage(payer.guest).expectBookings(1)
  },
)

test(
  'when every response is lost, the guest is told not to pay again, and checks by hand',
  { tag: ['@checkout', '@payments'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0024')
    const { checkout, paying, success, wire, offer } = payer
    await fillIn(payer)
    await wire.loseAnswers(4)
    await checkout.pay()
    await paying.expectUnsure()
    await expectAccessible(page)
    // A question that needs an answer stays, however often Escape is pressed.
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
    await paying.expectUnsure()
    // A guest can look at their bookings instead; the question is still there afterwards.
    await paying.seeBookings()
    await page.goBack()
    await paying.expectUnsure()
    await paying.askAgain()
    await success.expectBooked()
    expect([wire.keys().length, new Set(wire.keys()).size]).toEqual([5, 1])
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: offer.total, charges: 1 }])
  },
)

test(
  'a booking in process is never offered for payment again, not even after a reload',
  { tag: ['@checkout', '@payments'] },
  async ({ page }) => {
    await page.clock.install()
    const payer = await payerAt(page, 'nyc-0025')
    const { checkout, paying, success, wire, offer } = payer
    await fillIn(payer)
    const delayed = await wire.keepProcessing()
    await checkout.pay()
    await paying.expectConfirming()
    await expectAccessible(page)
    await paying.waitOutChecks()
    await paying.expectProcessing()
    await expectAccessible(page)
    await page.reload()
    await paying.expectProcessing()
    await paying.waitOutChecks()
    await delayed.end()
    await paying.lookAgain()
    await success.expectBooked()
    expect(wire.keys()).toHaveLength(1)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: offer.total, charges: 1 }])
  },
)

test(
  'Pay pressed twice, and Enter pressed twice in the card, pay once',
  { tag: ['@gate', '@checkout', '@payments'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0026')
    const { checkout, success, wire, offer } = payer
    await fillIn(payer)
    await checkout.payTwice()
    await success.expectBooked()
    await checkout.open(offer.path)
    await checkout.expectCardForm()
    await fillIn(payer)
    await checkout.pressEnterTwiceInCard()
    await checkout.bookOnceMore()
    await success.expectBooked()
    // The guest was asked about the second booking, and confirmed it.
    expect([wire.keys().length, new Set(wire.keys()).size]).toEqual([3, 2])
    expect(await payer.books()).toEqual(
      Array.from({ length: 2 }, () => ({ status: 'confirmed', total: offer.total, charges: 1 })),
    )
  },
)
