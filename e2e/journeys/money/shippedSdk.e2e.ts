import { BankPage } from '../../pages/bank.page.ts'
import { CHALLENGED } from '../../pages/cardFields.ts'
import { asLiveCardService } from '../../pages/liveCardService.ts'
import { fillIn, payerAt } from '../../pages/payer.ts'
import { WalletPage } from '../../pages/wallet.page.ts'
import { expect, test } from '../../test.ts'

// The page's content policy allows only the hosts of the gateway that the server was started with.
test.use({ bypassCSP: true })

test(
  'the card SDK as shipped takes a card and the bank’s answer, and the booking is paid',
  { tag: ['@gate', '@payments', '@checkout'] },
  async ({ page }) => {
    const { paths, copies } = await asLiveCardService(page)
    const payer = await payerAt(page, 'nyc-0041')
    await fillIn(payer, CHALLENGED)
    await payer.checkout.pay()
    await new BankPage(payer.guest).approve()
    await payer.success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
    expect(copies).toEqual([])
    expect(paths.filter((path) => path.endsWith('hosted-fields-frame.min.html')).length).toBeGreaterThan(0)
  },
)

for (const wallet of ['Apple Pay', 'Google Pay'] as const)
  test(
    `the card SDK as shipped takes ${wallet}, and the booking is paid`,
    { tag: ['@wallet', '@payments'] },
    async ({ page }) => {
      await asLiveCardService(page)
      const payer = await payerAt(page, 'nyc-0042')
      const sheet = new WalletPage(payer.guest, wallet)
      await sheet.choose()
      await payer.checkout.acceptTerms()
      await sheet.openSheet()
      await sheet.pay()
      await payer.success.expectBooked()
      expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
    },
  )
