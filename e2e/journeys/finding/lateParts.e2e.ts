import { journeyLanguage } from '../../languages.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { keepNothing, saveData } from '../../pages/savedData.ts'
import { SitePage } from '../../pages/site.page.ts'
import { test } from '../../test.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
/** The gate tries one part of the header and one of the page itself; the others behave the same. */
const PARTS = [
  ['common.nav.logIn', ['@gate', '@errors']],
  ['common.nav.signUp', ['@errors']],
  ['common.settings.title', ['@errors']],
  ['common.nav.menu', ['@errors']],
  ['common.stay.checkIn', ['@gate', '@errors']],
  ['search.form.rooms', ['@errors']],
] as const

for (const [name, tags] of PARTS)
  test(
    `a part that cannot load offline says so, leaves the page intact, and loads once back online (${name})`,
    { tag: [...tags] },
    async ({ page, context }) => {
      const guest = createGuest(page, journeyLanguage('ar'))
      const [home, site] = [new HomePage(guest), new SitePage(guest)]
      await saveData(page)
      // The cached script of one part would also serve the next.
      await keepNothing(page)
      await page.setViewportSize(name === 'common.nav.menu' ? PHONE : DESK)
      await home.open()
      await context.setOffline(true)
      await site.openPart(name)
      await site.expectPartMissing()
      await home.expectOpen()
      await context.setOffline(false)
      await site.expectPart()
    },
  )
