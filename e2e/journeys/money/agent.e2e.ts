import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { AGENT, InvoicePage } from '../../pages/invoice.page.ts'
import { offerOf } from '../../pages/offer.ts'
import { mailTo } from '../../pages/outbox.ts'
import { fillIn, payerOf } from '../../pages/payer.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

test(
  'an agent books for a traveler, who gets an e-mail too and can be chosen the next time',
  { tag: ['@gate', '@checkout', '@bookings'] },
  async ({ page }) => {
    const locale = journeyLanguage('he')
    await page.setViewportSize({ width: locale === 'en' ? 1280 : 360, height: 800 })
    const offer = await offerOf(page.request, 'nyc-0054')
    const payer = payerOf(page, AGENT, offer, locale)
    const { checkout, success, guest, wire } = payer
    const form = new InvoicePage(guest)
    const email = `noa-${crypto.randomUUID()}@guests.example`
    await keepSession(page, AGENT)
    await checkout.open(offer.path)
    await checkout.expectCardForm()
    await checkout.expectGuest('', '')
    await checkout.nameGuest('Noa', 'Barak')
    await form.tellTraveller('noa')
    await checkout.acceptTerms()
    await checkout.pay()
    await checkout.expectProblem(guest.t('validation.email'))
    await form.tellTraveller(email)
    await expectAccessible(page)
    await page.reload()
    await checkout.expectGuest('Noa', 'Barak')
    await form.expectTraveller(email)
    await checkout.expectCardForm()
    await fillIn(payer)
    await wire.loseConnectionWithAnswer()
    await checkout.pay()
    await checkout.expectOffline()
    await page.context().setOffline(false)
    await success.expectBooked()
    await expect(page.getByText(email).first()).toBeVisible()
    expect(new Set(wire.keys()).size).toBe(1)
    const { text } = await mailTo(page.request, email, /Noa/)
    expect(text).not.toContain('/account/my-bookings')

    const next = new CheckoutPage(guest)
    await next.open((await offerOf(page.request, 'nyc-0055')).path)
    await next.expectCardForm()
    await next.nameGuest('', '')
    await form.chooseTraveller(`Noa Barak · ${email}`)
    await next.expectGuest('Noa', 'Barak')
    await form.expectTraveller(email)
  },
)
