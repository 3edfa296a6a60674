import { journeyLanguage } from '../../languages.ts'
import { CardFields, VISA } from '../../pages/cardFields.ts'
import { Keyboard } from '../../pages/keyboard.ts'
import { offerOnRequest } from '../../pages/offer.ts'
import { payerFor } from '../../pages/payer.ts'
import { expect, test } from '../../test.ts'

test(
  'by keyboard alone a guest bids, is led to what is missing, and pays',
  { tag: ['@gate', '@checkout'] },
  async ({ page }) => {
    const offer = await offerOnRequest(page.request, 'nyc-0010', [9, 11], ['check_in'])
    const payer = await payerFor(page, offer, journeyLanguage('ar'))
    const { t } = payer.guest
    const [keyboard, card, main] = [new Keyboard(page), new CardFields(payer.guest), page.getByRole('main')]
    const pay = main.getByRole('button', { name: new RegExp(t('checkout.pay', { money: '.*\\d.*' })) })

    await keyboard.reach(main.getByLabel(t('auth.firstName'), { exact: true }))
    await keyboard.write('Noor')
    await keyboard.reach(main.getByRole('spinbutton', { name: t('checkout.bid.checkIn', { hour: '09:00' }) }))
    await keyboard.write('33')
    await keyboard.press('ArrowUp')
    const readBid = async () => Number(await main.locator('input:focus').inputValue())
    await expect.poll(readBid).toBeGreaterThan(33)
    const bid = await readBid()

    await keyboard.activate(pay)
    await expect(card.input('number')).toBeFocused()
    await page.keyboard.type(VISA.number)
    await keyboard.reach(card.input('expiry'), 3)
    await page.keyboard.type(VISA.expiry)
    await keyboard.reach(card.input('code'), 3)
    await page.keyboard.type(VISA.code)
    await keyboard.activate(main.getByRole('checkbox', { name: new RegExp(t('checkout.terms.terms')) }), 'Space')
    await keyboard.activate(pay)
    await payer.success.expectBooked()
    await keyboard.expectSomewhere()
    await payer.success.expectBids({ check_in: { hour: '09:00', dollars: bid } })
    expect(await payer.books()).toMatchObject([{ status: 'confirmed', total: offer.total, charges: 1 }])
  },
)
