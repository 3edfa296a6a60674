import 'temporal-polyfill/global'
import { journeyLanguage } from '../../languages.ts'
import { guestOf } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { keepNothing, saveData } from '../../pages/savedData.ts'
import { SitePage } from '../../pages/site.page.ts'
import { test } from '../../test.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const PARTS = [
  'common.nav.logIn',
  'common.nav.signUp',
  'common.settings.title',
  'common.nav.menu',
  'common.stay.checkIn',
  'search.form.rooms',
] as const

test(
  'each part that cannot come without a connection says so and leaves the page whole; it comes when it can',
  { tag: ['@gate', '@errors'] },
  async ({ page, context }) => {
    const guest = guestOf(page, journeyLanguage('ar'))
    const [home, site] = [new HomePage(guest), new SitePage(guest)]
    await saveData(page)
    // A cached script of one part would serve the next.
    await keepNothing(page)
    for (const name of PARTS)
      await test.step(name, async () => {
        await page.setViewportSize(name === 'common.nav.menu' ? PHONE : DESK)
        await home.open()
        await context.setOffline(true)
        await site.openPart(name)
        await site.expectPartMissing()
        await home.expectOpen()
        await context.setOffline(false)
        await site.expectPart()
      })
  },
)
