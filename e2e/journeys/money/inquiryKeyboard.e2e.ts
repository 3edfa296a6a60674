import { journeyLanguage } from '../../languages.ts'
import { randomPerson } from '../../pages/auth.page.ts'
import { chargesOfAmount } from '../../pages/books.ts'
import { CARD_FIELDS, CardFields, someVisa } from '../../pages/cardFields.ts'
import { createGuest } from '../../pages/guest.ts'
import { confirmationLink, hotelEmailOf, listedHotel, requestLink } from '../../pages/inquiries.ts'
import { HotelAnswerPage, InquiryPage } from '../../pages/inquiry.page.ts'
import { Keyboard } from '../../pages/keyboard.ts'
import { expect, test } from '../../test.ts'

/** A silent hotel of the demo catalogue, in New York. */
const HOTEL = 'nyc-0034'

test(
  'by keyboard alone a guest is led to what is missing and asks for hours, and the hotel answers',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ page, otherPhone }) => {
    const guest = createGuest(page, journeyLanguage('en'))
    const { t, address } = guest
    const [keyboard, card, main] = [new Keyboard(page), new CardFields(guest), page.getByRole('main')]
    const { hotel, town } = await listedHotel(page.request, HOTEL, guest.locale)
    const { email } = randomPerson('keyboard')
    const button = (name: string) => main.getByRole('button', { name })

    await page.goto(address('/inquiry/steps/booking'))
    const field = main.getByRole('combobox', { name: t('inquiry.booking.hotel') })
    await expect(main.getByRole('grid').first()).toBeVisible()
    // Nothing is chosen yet: the first wrong field gets the focus.
    await keyboard.activate(button(t('inquiry.next.time')))
    await expect(field).toBeFocused()
    await keyboard.write(hotel)
    const option = page.getByRole('option').filter({ hasText: hotel }).filter({ hasText: town }).first()
    await expect(option).toBeVisible()
    await expect(async () => {
      await keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
    }).toPass()
    await keyboard.press('Enter')
    await expect(field).toHaveValue(hotel)
    await keyboard.reach(main.getByRole('grid').first().locator('[tabindex="0"]'))
    await keyboard.press('PageDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter')
    await keyboard.activate(button(t('inquiry.next.time')))
    await expect(page).toHaveURL(/\/steps\/time$/)

    const earlier = button(t('common.stay.hourEarlier')).first()
    await keyboard.activate(earlier)
    await keyboard.press('Enter')
    await keyboard.reach(main.getByRole('spinbutton'))
    await keyboard.write('48')
    await keyboard.activate(main.getByRole('checkbox', { name: t('inquiry.time.unknown') }), 'Space')
    await keyboard.activate(button(t('inquiry.next.contacts')))
    await expect(page).toHaveURL(/\/steps\/contacts$/)

    for (const [place, text] of ['Noor', 'Keyboard', email].entries()) {
      await keyboard.reach(main.getByRole('textbox').nth(place))
      await keyboard.write(text)
    }
    // The terms are not accepted yet.
    await keyboard.activate(button(t('inquiry.next.request')))
    await expect(main.getByRole('checkbox')).toBeFocused()
    await keyboard.press('Space')
    // The step with the card is a document of its own.
    await keyboard.reach(button(t('inquiry.next.request')))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/steps\/request$/)

    await card.expectOpen()
    const visa = someVisa()
    for (const name of CARD_FIELDS) {
      await keyboard.reach(card.input(name))
      await page.keyboard.type(visa[name])
    }
    await keyboard.activate(button(t('inquiry.request.send')))
    await expect(main.getByRole('heading', { name: t('inquiry.sent.confirmTitle') })).toBeFocused()

    await page.goto(address(await confirmationLink(page.request, email)))
    await keyboard.activate(page.getByRole('button', { name: t('negotiation.link.inquiry.open.action') }))
    await new InquiryPage(guest).expectStatus(t('negotiation.status.asked.title'))

    const hotelPage = await otherPhone()
    const [keys, english] = [new Keyboard(hotelPage), createGuest(hotelPage, 'en')]
    await new HotelAnswerPage(english).open(await requestLink(page.request, hotelEmailOf(HOTEL), 'Noor Keyboard'))
    await keys.activate(
      hotelPage.getByRole('button', { name: english.t('negotiation.hotel.accept', { money: '$48' }) }),
    )
    const dialog = hotelPage.getByRole('dialog')
    await keys.activate(dialog.getByRole('button', { name: english.t('negotiation.hotel.acceptAsk.yes') }))
    await expect(
      hotelPage.getByRole('heading', { name: english.t('negotiation.hotel.leaving.accept.title') }),
    ).toBeFocused()
    await keys.activate(hotelPage.getByRole('button', { name: english.t('negotiation.hotel.undo') }))
    await expect(hotelPage.getByRole('button', { name: english.t('negotiation.hotel.decline') })).toBeVisible()
    await keys.expectSomewhere()
    expect(await chargesOfAmount(page.request, 48)).toEqual([])
  },
)
