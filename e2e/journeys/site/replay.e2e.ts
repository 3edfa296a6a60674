import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { DECLINED } from '../../pages/cardFields.ts'
import { fillIn, payerAt } from '../../pages/payer.ts'
import { ReplayPage, seenOf, SendScreenPage } from '../../pages/replay.page.ts'
import { expect, test } from '../../test.ts'

test(
  'a guest whose card is declined sends the screen; staff see the same words by its code, step back and forth, and ask our servers nothing',
  { tag: ['@gate', '@support'] },
  async ({ page, otherPhone }) => {
    const phone = await otherPhone()
    const payer = await payerAt(phone, 'nyc-0032', journeyLanguage('he'))
    const { guest, checkout } = payer
    await fillIn(payer, DECLINED)
    await checkout.pay()
    const support = new SendScreenPage(guest)
    const entry = support.entryIn(phone.getByRole('main'))
    await expect(entry).toBeVisible()
    const seen = await seenOf(phone)

    await entry.click()
    await support.write('לא עובד')
    await expectAccessible(phone)
    const { code } = await support.send()

    const replay = new ReplayPage(page)
    await replay.start()
    await replay.openCode(code)
    await replay.expectSame(seen)

    const last = Number(await replay.scrubber.inputValue())
    for (let count = 1; count <= 10; count++) await page.keyboard.press('ArrowLeft')
    await expect(replay.scrubber).toHaveValue(String(last - 10))
    await expect(page.frameLocator('iframe').getByRole('main', { includeHidden: true })).toBeAttached()
    for (let count = 1; count <= 10; count++) await page.keyboard.press('ArrowRight')
    await replay.expectSame(seen)
    replay.expectNothingAsked()
    await expectAccessible(page)
  },
)
