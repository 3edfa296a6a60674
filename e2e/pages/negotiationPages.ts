import { API_BASE, type RequestBodyOf } from '#contract/http/endpoints.ts'
import { expect, type Page } from '@playwright/test'
import { randomPerson } from './auth.page.ts'
import { someVisa } from './cardFields.ts'
import type { Guest } from './guest.ts'
import { askByCall, confirmationLink, deskLink, listedHotel, requestLink } from './inquiries.ts'
import { InquiryPage, type AskedInquiry } from './inquiry.page.ts'
import { mailTo } from './outbox.ts'

/** Opens one page, or brings it to another state, and waits for its content. */
type Visit = readonly [name: string, open: () => Promise<void>]

/** The guest's pages of a request for hours, each as a guest comes to it, from the start to the page of the request. */
export const guestVisits = async (guest: Guest, hotelId: string): Promise<Visit[]> => {
  const { page, t } = guest
  const main = page.getByRole('main')
  const inquiry = new InquiryPage(guest)
  const { email } = randomPerson('visits')
  const asked: AskedInquiry = {
    ...(await listedHotel(page.request, hotelId, guest.locale)),
    early: 2,
    late: 1,
    price: 60,
    freeUntil: Temporal.Now.plainDateISO('America/New_York').toString(),
    email,
    card: someVisa(),
  }
  return [
    [
      'the start',
      async () => {
        await inquiry.open('/inquiry')
        await expect(main.getByRole('link', { name: t('inquiry.start.action') }).first()).toBeVisible()
      },
    ],
    ['the step of the booking', () => inquiry.begin()],
    [
      'the step of the hours',
      async () => {
        await inquiry.fillBooking(asked)
        await inquiry.goTo('time')
      },
    ],
    [
      'the step of the contacts',
      async () => {
        await inquiry.fillTime(asked)
        await inquiry.goTo('contacts')
      },
    ],
    [
      'the step of the request',
      async () => {
        await inquiry.fillContacts(asked)
        await inquiry.goTo('request')
        await expect(main.locator('iframe').first()).toBeVisible()
      },
    ],
    ['the request as sent', () => inquiry.send(asked)],
    [
      'the link of the e-mail',
      async () => {
        await inquiry.open(await confirmationLink(page.request, email))
        await expect(page.getByRole('button', { name: t('negotiation.link.inquiry.open.action') })).toBeVisible()
      },
    ],
    [
      'the request',
      async () => {
        await page.getByRole('button', { name: t('negotiation.link.inquiry.open.action') }).click()
        await inquiry.expectStatus(t('negotiation.status.asked.title'))
      },
    ],
  ]
}

/** The hotel's pages: the answer, its sheets, the desk, and joining. */
export const hotelVisits = async (hotel: Guest, hotelId: string): Promise<Visit[]> => {
  const { page, t } = hotel
  const { request } = page
  const sent = await askByCall(request, hotelId)
  const newcomer = randomPerson('joins').email
  await confirmByCall(page, sent.email)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const sheet = async (name: string) => {
    await button(name).click()
    await expect(dialog.getByRole('heading').first()).toBeVisible()
  }
  const closeSheet = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  return [
    [
      'the request of a guest',
      async () => {
        // Before the application has loaded, the buttons lead to pages without scripts.
        const link = await requestLink(request, sent.hotelEmail, sent.lastName)
        await page.goto(hotel.address(link), { waitUntil: 'networkidle' })
        await expect(button(t('negotiation.hotel.decline'))).toBeVisible()
      },
    ],
    ['a decline', () => sheet(t('negotiation.hotel.decline'))],
    [
      'a counter-offer',
      async () => {
        await closeSheet()
        await sheet(t('negotiation.hotel.counter'))
      },
    ],
    [
      'the desk',
      async () => {
        await closeSheet()
        await page.goto(hotel.address(await deskLink(request, sent.hotelEmail, sent.lastName)))
        await expect(page.getByRole('region', { name: t('desk.toAnswer') })).toBeVisible()
      },
    ],
    [
      'the form for hotels',
      async () => {
        await page.goto(hotel.address('/hoteliers'))
        // The form loads when it comes near.
        await page.locator('#join').scrollIntoViewIfNeeded()
        await expect(page.getByRole('textbox', { name: t('hoteliers.form.email') })).toBeVisible()
      },
    ],
    [
      'the link that confirms the address of a hotel',
      async () => {
        const data: RequestBodyOf<'joinNetwork'> = {
          hotel: {
            name: `Hotel ${newcomer}`,
            location: { lat: 40.7, lng: -74 },
            formatted_address: 'New York, United States',
          },
          name: 'Dana Levi',
          email: newcomer,
          lang: hotel.locale,
        }
        const answer = await request.post(`${API_BASE}/hoteliers/`, { data })
        if (!answer.ok()) throw new Error(`the hotel could not join: ${await answer.text()}`)
        const { text } = await mailTo(request, newcomer, JOIN)
        await page.goto(hotel.address(JOIN.exec(text)?.[0] ?? ''))
        await expect(button(t('negotiation.link.hotelEmail.open.action'))).toBeVisible()
      },
    ],
  ]
}

const JOIN = /\/confirm\/hotel-email\/[\w-]{43}/

const confirmByCall = async ({ request }: Page, email: string): Promise<void> => {
  const token = (await confirmationLink(request, email)).split('/').at(-1) ?? ''
  const answer = await request.post(`${API_BASE}/confirm/inquiry/${token}/`, { data: {} })
  if (!answer.ok()) throw new Error(`the address was not confirmed: ${await answer.text()}`)
}
