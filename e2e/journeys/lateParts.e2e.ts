import 'temporal-polyfill/global'
import { expectAccessible } from '../pages/axe.ts'
import { guestOf } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { saveData } from '../pages/savedData.ts'
import { SitePage } from '../pages/site.page.ts'
import { test } from '../test.ts'

const PARTS = [
  ['common.nav.logIn', 'en'],
  ['common.nav.signUp', 'he'],
  ['common.settings.title', 'ar'],
  ['common.nav.menu', 'he'],
  ['common.stay.checkIn', 'ar'],
  ['search.form.rooms', 'en'],
] as const

for (const [name, locale] of PARTS)
  test(`a part that cannot come without a connection says so and leaves the page whole; it comes when it can: ${name} (${locale})`, async ({
    page,
    context,
  }) => {
    const guest = guestOf(page, locale)
    const [home, site] = [new HomePage(guest), new SitePage(guest)]
    if (name === 'common.nav.menu') await page.setViewportSize({ width: 360, height: 740 })
    await saveData(page)
    await home.open()
    await context.setOffline(true)
    await site.openPart(name)
    await site.expectPartMissing()
    await home.expectOpen()
    await expectAccessible(page)
    await context.setOffline(false)
    await site.expectPart()
  })
