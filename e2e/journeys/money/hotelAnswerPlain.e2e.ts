import { expectAccessible } from '../../pages/axe.ts'
import { createGuest } from '../../pages/guest.ts'
import { askByCall, requestLink, type SentByCall } from '../../pages/inquiries.ts'
import { PlainAnswerPage } from '../../pages/plainAnswer.page.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { expect, test } from '../../test.ts'
import type { Page } from '@playwright/test'

/** A signed-in guest's request; the link in the e-mail to the hotel. */
const askHotel = async ({ request }: Page, hotelId: string): Promise<{ sent: SentByCall; link: string }> => {
  const person = await createVerifiedAccount(request, 'asks')
  const sent = await askByCall(request, hotelId, { person })
  return { sent, link: await requestLink(request, sent.hotelEmail, sent.lastName) }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  for (const [locale, hotelId] of [
    ['en', 'nyc-0030'],
    ['ar', 'nyc-0031'],
    ['he', 'nyc-0032'],
  ] as const)
    test(
      `a hotel declines, counters and accepts on its small page (${locale})`,
      { tag: ['@inquiry', '@negotiations'] },
      async ({ page }) => {
        const { sent, link } = await askHotel(page, hotelId)
        const hotel = new PlainAnswerPage(createGuest(page, locale))
        await hotel.open(link)

        await hotel.press('negotiation.hotel.decline')
        await hotel.writeNote('A note that must stay')
        // No reason is chosen.
        await hotel.press('negotiation.hotel.declineAsk.yes')
        await hotel.expectProblem('negotiation.hotel.declineAsk.noReason')
        await hotel.expectNote('A note that must stay')
        await hotel.choose('negotiation.hotel.reasons.full')
        await hotel.press('negotiation.hotel.declineAsk.yes')
        await hotel.expectTitle('negotiation.hotel.leaving.reject.title')
        await hotel.press('negotiation.hotel.undo')

        await hotel.press('negotiation.hotel.counter')
        await hotel.price.fill('a lot')
        await hotel.press('negotiation.hotel.counterAsk.send')
        await hotel.expectPriceProblem()
        await expect(hotel.price).toHaveValue('a lot')
        await hotel.price.fill(String(sent.price))
        await hotel.press('negotiation.hotel.counterAsk.send')
        await hotel.expectProblem('negotiation.hotel.counterAsk.same')
        await hotel.price.fill('70')
        await hotel.press('negotiation.hotel.counterAsk.send')
        await hotel.expectTitle('negotiation.hotel.leaving.counter.title')
        await hotel.press('negotiation.hotel.undo')

        await hotel.accept()
        await hotel.expectTitle('negotiation.hotel.leaving.accept.title')
        // Read again, the page does not send the form again.
        await page.reload()
        await hotel.expectTitle('negotiation.hotel.leaving.accept.title')
      },
    )

  test(
    'a link that is worth nothing, or cut off, says so on a page',
    { tag: ['@inquiry', '@negotiations'] },
    async ({ page }) => {
      const hotel = new PlainAnswerPage(createGuest(page, 'en'))
      await hotel.open(`/confirm/request/${'A'.repeat(43)}`)
      await hotel.expectTitle('negotiation.link.unknown.title')
      await hotel.open('/confirm/request')
      await hotel.expectTitle('negotiation.link.noToken.title')
    },
  )
})

test(
  'a hotel answers before the application has loaded, which then takes the page over in place',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ page }) => {
    const { link } = await askHotel(page, 'nyc-0033')
    const hotel = new PlainAnswerPage(createGuest(page, 'en'))
    const release = await hotel.openHeld(link)
    const before = await hotel.seen()
    await release()
    await hotel.expectApplication()
    expect(await hotel.seen()).toEqual(before)

    const releaseAgain = await hotel.openHeld(link)
    await expectAccessible(page)
    for (const sheet of ['negotiation.hotel.decline', 'negotiation.hotel.counter'] as const) {
      await hotel.press(sheet)
      await expectAccessible(page)
      await page.goBack()
    }
    await hotel.accept()
    await hotel.expectTitle('negotiation.hotel.leaving.accept.title')
    await releaseAgain()
    await hotel.expectApplication()
    await hotel.press('negotiation.hotel.undo')
    await hotel.expectOpen()
  },
)

test(
  'forms of any shape are answered by a page, and never by an error of ours',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ page }) => {
    const { link, sent } = await askHotel(page, 'nyc-0034')
    const { request } = page
    const post = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
      const answer = await request.post(link, { form, headers, maxRedirects: 0 })
      expect(answer.headers()['cache-control']).toBe('no-store')
      expect(answer.headers()['referrer-policy']).toBe('no-referrer')
      return answer.status()
    }
    const { number } = sent
    expect(await post({})).toBe(400)
    expect(await post({ step: 'everything', number, place: '1' })).toBe(400)
    expect(await post({ step: 'accept', number: 'NOBODY', place: '1' })).toBe(404)
    expect(await post({ step: 'accept', number, place: '1', note: 'x'.repeat(5000) })).toBe(400)
    expect(await post({ step: 'accept', number, place: '1', note: 'x\0' })).toBe(400)
    expect(await post({ step: 'decline', number, place: '1', reason: 'other' })).toBe(400)
    expect(await post({ step: 'accept', number, place: '1' }, { origin: 'https://evil.example' })).toBe(403)
    expect(await post({ step: 'accept', number, place: '1' }, { origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(
      403,
    )
    expect(await post({ step: 'takeBack', number })).toBe(409)
    // Twice: a double press.
    const both = await Promise.all([
      post({ step: 'accept', number, place: '1' }),
      post({ step: 'accept', number, place: '1' }),
    ])
    expect(both).toEqual([303, 303])
    expect(await post({ step: 'decline', number, place: '1', reason: 'full' })).toBe(409)
  },
)
