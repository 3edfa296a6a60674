import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { BankPage } from '../../pages/bank.page.ts'
import { keepCards, KEPT_VISA, SavedCards } from '../../pages/savedCards.ts'
import { payerAt, type Payer } from '../../pages/payer.ts'
import { WalletPage, type Wallet } from '../../pages/wallet.page.ts'
import { expect, test } from '../../test.ts'

const WALLETS: readonly Wallet[] = ['Apple Pay', 'Google Pay']

for (const wallet of WALLETS)
  test(
    `${wallet} pays for a room with its own button and sheet`,
    { tag: wallet === 'Apple Pay' ? ['@gate', '@wallet'] : ['@wallet'] },
    async ({ page }) => {
      const { payer, sheet } = await choosing(wallet, await payerAt(page, 'nyc-0031', journeyLanguage('ar')))
      await sheet.openSheet()
      await expectAccessible(page)
      await sheet.expectAsksFor(payer.offer.total)
      await Promise.all([wallet === 'Apple Pay' && sheet.expectSays('walletSheet.done'), sheet.pay()])
      await payer.success.expectBooked()
      expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
    },
  )

for (const wallet of WALLETS)
  test(
    `${wallet} stays chosen, and nothing is charged, when its sheet is closed, lost in a reload or fails (360 px)`,
    { tag: wallet === 'Google Pay' ? ['@gate', '@wallet'] : ['@wallet'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 720 })
      const { payer, sheet } = await choosing(wallet, await payerAt(page, 'nyc-0032', journeyLanguage('he')))
      await expectAccessible(page)
      await sheet.openSheet()
      await expectAccessible(page)
      await sheet.cancel()
      await sheet.expectClosed()
      await sheet.expectChosen()
      await sheet.openSheet()
      await sheet.pressEscape()
      await sheet.expectClosed()
      await payer.checkout.expectFailure(payer.guest.t('errors.card.nothingCharged'))
      await sheet.openSheet()
      await page.reload()
      await sheet.expectClosed()
      await choosing(wallet, payer)
      await sheet.openSheet()
      await sheet.fail()
      await sheet.expectClosed()
      await payer.checkout.expectFailure(payer.guest.t('errors.card.nothingCharged'))
      await sheet.expectChosen()
      expect(await payer.books()).toEqual([])
    },
  )

test(
  'a card declined in Apple Pay is reported in its sheet, and the reason on the page',
  { tag: ['@wallet'] },
  async ({ page }) => {
    const { payer, sheet } = await choosing('Apple Pay', await payerAt(page, 'nyc-0033'))
    await sheet.openSheet()
    await Promise.all([sheet.expectSays('walletSheet.notPaid'), sheet.payWith('1115')])
    await payer.checkout.expectFailure(payer.guest.t('errors.card.different'))
    await sheet.expectClosed()
    await sheet.openSheet()
    await sheet.pay()
    await payer.success.expectBooked()
  },
)

test(
  'a bank verifies a card saved with Google: a refusal is reported, an approval pays',
  { tag: ['@wallet', '@payments'] },
  async ({ page }) => {
    const { payer, sheet } = await choosing('Google Pay', await payerAt(page, 'nyc-0037', journeyLanguage('he')))
    const bank = new BankPage(payer.guest)
    await sheet.openSheet()
    await sheet.payWith('1091')
    await bank.fail()
    await payer.checkout.expectFailure(payer.guest.t('errors.card.verify'))
    await sheet.expectChosen()
    await sheet.openSheet()
    await sheet.payWith('1091')
    await bank.cancel()
    await sheet.openSheet()
    await sheet.payWith('1091')
    await bank.approve()
    await payer.success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  },
)

test(
  'a wallet that cannot pay stays chosen, and the saved card pays once the guest has chosen it',
  { tag: ['@wallet', '@paymentMethods'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0034')
    await keepCards(page.request, payer.person, KEPT_VISA)
    await page.reload()
    const { sheet } = await choosing('Google Pay', payer)
    await sheet.openSheet()
    await sheet.fail()
    await payer.checkout.expectFailure(payer.guest.t('errors.card.nothingCharged'))
    await sheet.expectChosen()
    await new SavedCards(payer.guest).choose('1000')
    await payer.checkout.pay()
    await payer.success.expectBooked()
  },
)

for (const wallet of WALLETS) {
  test(
    `a page reloaded after ${wallet} has paid, before the response arrives, finds the booking`,
    { tag: ['@wallet', '@payments'] },
    async ({ page }) => {
      const { payer, sheet } = await choosing(wallet, await payerAt(page, 'nyc-0044', journeyLanguage('he')))
      const { arrived } = await payer.wire.holdAnswer()
      await sheet.openSheet()
      await sheet.pay()
      await arrived()
      await page.reload()
      await payer.success.expectBooked()
      expect(payer.wire.keys()).toHaveLength(1)
      expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
    },
  )

  test(
    `${wallet} pays once, and only when back online, if the connection is lost while its sheet is open`,
    { tag: wallet === 'Google Pay' ? ['@gate', '@wallet'] : ['@wallet'] },
    async ({ page }) => {
      const { payer, sheet } = await choosing(wallet, await payerAt(page, 'nyc-0045', journeyLanguage('ar')))
      await sheet.openSheet()
      await sheet.expectReady()
      await page.context().setOffline(true)
      await sheet.pay()
      await sheet.expectClosed()
      expect(await payer.books()).toEqual([])
      await page.context().setOffline(false)
      await sheet.choose()
      await sheet.openSheet()
      await sheet.pay()
      await payer.success.expectBooked()
      expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
    },
  )
}

const choosing = async (wallet: Wallet, payer: Payer) => {
  const sheet = new WalletPage(payer.guest, wallet)
  await sheet.choose()
  await payer.checkout.acceptTerms()
  return { payer, sheet }
}
