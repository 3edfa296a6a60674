import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { VISA } from '../../pages/cardFields.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { BUSINESS, INVOICING, InvoicePage, limitInvoices } from '../../pages/invoice.page.ts'
import { offerOf } from '../../pages/offer.ts'
import { payerOf } from '../../pages/payer.ts'
import { keepSession } from '../../pages/session.ts'
import { expectNotClipped } from '../../pages/notClipped.ts'
import { expect, test } from '../../test.ts'

// The tests share one account, and change its limit.
test.describe.configure({ mode: 'serial' })

test(
  'an account with invoicing books without a card, and finds the booking on the monthly statement',
  { tag: ['@gate', '@statements', '@checkout'] },
  async ({ page }) => {
    const offer = await offerOf(page.request, 'nyc-0051')
    const payer = payerOf(page, INVOICING, offer, journeyLanguage('ar'))
    const invoice = new InvoicePage(payer.guest)
    await keepSession(page, INVOICING)
    await payer.checkout.open(offer.path)
    await invoice.expectChosen()
    await invoice.noteCost('PO-7 Meridian')
    await expectAccessible(page)
    await page.reload()
    await invoice.expectChosen()
    await invoice.expectCost('PO-7 Meridian')
    await payer.checkout.acceptTerms()
    const before = await payer.books()
    await page.context().setOffline(true)
    await invoice.book()
    await payer.checkout.expectOffline()
    await page.context().setOffline(false)
    await payer.success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: offer.total, charges: 0 }, ...before])
    await page.goto(payer.guest.address('/account/my-bookings'))
    await new AccountPage(payer.guest).goTo('statements')
    const open = invoice.statement('open')
    await expect(open).toBeVisible()
    await expectAccessible(page)
    expect(await invoice.save(open, 'csv')).toMatch(/^stayless-\d{4}-\d{2}\.csv$/)
    expect(await invoice.save(open, 'pdf')).toMatch(/^stayless-\d{4}-\d{2}\.pdf$/)
  },
)

test(
  'a booking over the limit is refused in the checkout, where a card pays for it (360 px)',
  { tag: ['@gate', '@statements', '@checkout'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 })
    const offer = await offerOf(page.request, 'nyc-0057')
    const { checkout, success, guest } = payerOf(page, INVOICING, offer, journeyLanguage('he'))
    const invoice = new InvoicePage(guest)
    await limitInvoices(page.request, INVOICING, 1)
    await keepSession(page, INVOICING)
    await checkout.open(offer.path)
    await invoice.choose()
    await checkout.acceptTerms()
    await invoice.book()
    await checkout.expectFailure(guest.t('checkout.payment.overLimit'))
    await expectAccessible(page)
    await page.getByRole('radio', { name: guest.t('checkout.payment.newCard') }).check()
    await checkout.expectNoFailure()
    await checkout.enterCard(VISA)
    await checkout.pay()
    await success.expectBooked()
    await limitInvoices(page.request, INVOICING, 25_000)
  },
)

for (const width of [360, 1280])
  test(
    `statements are listed with the amount due, and say when they fail to load (${width} px)`,
    { tag: ['@statements'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const guest = createGuest(page, journeyLanguage('he'))
      const invoice = new InvoicePage(guest)
      await keepSession(page, INVOICING)
      await invoice.answer(500)
      await invoice.openStatements()
      await invoice.expectProblem('failed')
      await expectAccessible(page)
      const issued = { month: '2026-10', number: 'S-000017', total: 1234.5, count: 3, due: '2026-12-01' }
      await invoice.answer(200, {
        statements: [
          { ...issued, state: 'issued' },
          { ...issued, month: '2026-09', number: 'S-000009', total: -20, count: 1, state: 'paid' },
        ],
        limit: 25_000,
        left: 23_765.5,
      })
      await page.reload()
      await expect(invoice.statement('issued')).toContainText('S-000017')
      await expect(invoice.statement('issued')).toContainText('1,234.50')
      await expect(invoice.statement('paid')).toBeVisible()
      await expectAccessible(page)
      await expectNotClipped(page.getByRole('main'))
      const months = Array.from({ length: 12 }, (_, index) => `2025-${String(12 - index).padStart(2, '0')}`)
      await invoice.answer(200, {
        statements: months.map((month) => ({ ...issued, month, state: month === '2025-02' ? 'issued' : 'paid' })),
        limit: 25_000,
        left: 25_000,
      })
      await invoice.openStatements('2025-02')
      await page.reload()
      await expect(invoice.statement('issued')).toBeInViewport({ ratio: 1 })
    },
  )

test('other accounts see neither the invoice nor the statements', { tag: ['@statements'] }, async ({ page }) => {
  const offer = await offerOf(page.request, 'nyc-0053')
  const guest = createGuest(page)
  const [checkout, invoice] = [new CheckoutPage(guest), new InvoicePage(guest)]
  await keepSession(page, BUSINESS)
  await checkout.open(offer.path)
  await checkout.expectCardForm()
  await invoice.noteCost('PO-8')
  await invoice.expectNotOffered()
  await invoice.openStatements()
  await invoice.expectProblem('forbidden')
  await expect(page.getByRole('link', { name: guest.t('account.statements') })).toHaveCount(0)
})
