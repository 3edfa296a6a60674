import { journeyLanguage } from '../../languages.ts'
import { bookAs } from '../../pages/books.ts'
import { createGuest } from '../../pages/guest.ts'
import { offerOf } from '../../pages/offer.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

test(
  'a booking prints on one sheet, with all its details and no buttons',
  { tag: ['@bookings', '@success'] },
  async ({ page }) => {
    const person = await createVerifiedAccount(page.request, 'printer')
    const booking = await bookAs(page.request, person, await offerOf(page.request, 'nyc-0051'))
    const guest = createGuest(page, journeyLanguage('ar'))
    await keepSession(page, person)
    for (const path of [`/account/my-bookings/${booking.id}`, `/booking-success/${booking.id}`]) {
      // Paper uses the light theme, whatever the device is set to.
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
      await page.goto(guest.address(path))
      const main = page.getByRole('main')
      await expect(main.getByText(booking.reference)).toBeVisible()
      await expect(main.getByText(/^Visa •••• \d{4}$/)).toBeVisible()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(main.getByText(booking.reference)).toBeVisible()
      await expect(main.getByText(/^Visa •••• \d{4}$/)).toBeVisible()
      for (const role of ['button', 'navigation', 'banner', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
      expect(await main.evaluate(inkOf)).toBeLessThan(100)
      const paper = await page.pdf({ format: 'A4' })
      const sheets = paper.toString('latin1').match(/\/Type \/Page\b/g)
      expect(sheets).toHaveLength(1)
    }
  },
)

/** Lightness of the text, from 0 to 255. */
const inkOf = (element: Element): number =>
  Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number))
