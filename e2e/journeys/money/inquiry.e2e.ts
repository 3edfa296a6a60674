import 'temporal-polyfill/global'
import type { APIRequestContext } from '@playwright/test'
import { create, string, type } from 'superstruct'
import { PredictionsResponse } from '#contract/hotel/places.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { journeyLanguage } from '../../languages.ts'
import { randomPerson } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { someVisa } from '../../pages/cardFields.ts'
import { createGuest } from '../../pages/guest.ts'
import { HotelAnswerPage, InquiryPage } from '../../pages/inquiry.page.ts'
import { mailTo } from '../../pages/outbox.ts'
import { expect, test } from '../../test.ts'

/** A silent hotel of the demo catalogue, in New York. */
const HOTEL = 'nyc-0021'
const CONFIRM = /\/confirm\/inquiry\/[\w-]{43}/
const REQUEST = /\/confirm\/request\/[\w-]{43}/
const pathIn = (text: string, path: RegExp): string => path.exec(text)?.[0] ?? ''

/** The hotel as the list of suggestions names it. */
const placeOf = async (
  request: APIRequestContext,
  id: string,
  locale: Locale,
): Promise<{ name: string; town: string }> => {
  const headers = { 'Accept-Language': locale }
  const hotel = await request.get(`/api/v1/hotels/${id}/`, { params: { lang: locale }, headers })
  const { name } = create(await hotel.json(), type({ name: string() }))
  const places = await request.get('/api/v1/places/', { params: { query: name, types: 'lodging' }, headers })
  const { predictions } = create(await places.json(), PredictionsResponse)
  const place = predictions.find(({ place_id }) => place_id === id)
  if (place === undefined) throw new Error(`${name} is not suggested`)
  return { name, town: place.structured_formatting.secondary_text }
}

test(
  'a guest without an account asks a hotel for hours; the hotel accepts in two taps; the card is charged, and both are told',
  { tag: ['@gate', '@inquiry', '@negotiations'] },
  async ({ page, browser, extraHTTPHeaders }) => {
    const locale = journeyLanguage('en')
    const guest = createGuest(page, locale)
    const { name, town } = await placeOf(page.request, HOTEL, locale)
    const { email } = randomPerson('inquiry')
    const inquiry = new InquiryPage(guest)
    await inquiry.ask({
      hotel: name,
      town,
      early: 6,
      late: 5,
      price: 60,
      // Over already: the card is charged as soon as the hotel accepts.
      freeUntil: Temporal.Now.plainDateISO('America/New_York').toString(),
      email,
      card: someVisa(),
    })
    await expectAccessible(page)

    const confirmation = await mailTo(page.request, email, CONFIRM)
    await inquiry.confirm(guest.address(pathIn(confirmation.text, CONFIRM)))
    await inquiry.expectStatus(guest.t('negotiation.status.asked.title'))
    await expectAccessible(page)

    const phone = await browser.newContext({
      viewport: { width: 360, height: 740 },
      ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
    })
    const request = await mailTo(page.request, `${HOTEL}@stayless.example`, REQUEST)
    const hotelPage = await phone.newPage()
    const hotel = createGuest(hotelPage, 'en')
    await new HotelAnswerPage(hotel).accept(pathIn(request.text, REQUEST), '$60')
    await expectAccessible(hotelPage)

    // Nothing before the minute in which the hotel can undo it is over.
    await inquiry.awaitStatus(guest.plural('negotiation.status.guaranteed', 11))
    await mailTo(page.request, email, /60/)
    await expect(async () => {
      await mailTo(page.request, `${HOTEL}@stayless.example`, /has paid/)
    }).toPass()
    await phone.close()
  },
)
