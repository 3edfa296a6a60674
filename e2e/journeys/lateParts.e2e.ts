import 'temporal-polyfill/global'
import { guestOf } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { saveData } from '../pages/savedData.ts'
import { SitePage } from '../pages/site.page.ts'
import { test } from '../test.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const PARTS = [
  ['common.nav.logIn', 'en'],
  ['common.nav.signUp', 'he'],
  ['common.settings.title', 'ar'],
  ['common.nav.menu', 'he'],
  ['common.stay.checkIn', 'ar'],
  ['search.form.rooms', 'en'],
] as const

test('each part that cannot come without a connection says so and leaves the page whole; it comes when it can', async ({
  page,
  context,
}) => {
  await saveData(page)
  for (const [name, locale] of PARTS)
    await test.step(`${name} (${locale})`, async () => {
      const guest = guestOf(page, locale)
      const [home, site] = [new HomePage(guest), new SitePage(guest)]
      await page.setViewportSize(name === 'common.nav.menu' ? PHONE : DESK)
      await home.open()
      await context.setOffline(true)
      await site.openPart(name)
      await site.expectPartMissing()
      await home.expectOpen()
      await context.setOffline(false)
      await site.expectPart()
    })
})
