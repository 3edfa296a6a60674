import { en } from '#locales/en.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWizard } from './inquiry.testing.tsx'

const next = (step: keyof typeof en.inquiry.next) =>
  userEvent.click(page.getByRole('button', { name: en.inquiry.next[step] }))
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

const day = (daysAhead: number) => Temporal.Now.plainDateISO('Asia/Amman').add({ days: daysAhead })
const dayButton = (date: Temporal.PlainDate) =>
  page.getByRole('button', { name: new RegExp(`\\b${date.day} ${date.toLocaleString('en-GB', { month: 'long' })}`) })

const pickHotel = async () => {
  await userEvent.fill(page.getByLabelText(en.inquiry.booking.hotel), 'cedar')
  await userEvent.click(page.getByRole('option', { name: /Hotel Cedar Court/ }))
  await expect.element(page.getByLabelText(en.inquiry.booking.hotel)).toHaveValue('Hotel Cedar Court')
}
const pickDates = async (from: Temporal.PlainDate, until: Temporal.PlainDate) => {
  for (const date of [from, until]) await userEvent.click(dayButton(date).first())
}

test('a guest without an account asks for hours in four steps, and reads the number and what comes next', async () => {
  await page.viewport(1280, 900)
  const { server, tokens } = openWizard()
  await pickHotel()
  const [from, until] = [day(10), day(12)]
  await pickDates(from, until)
  await next('time')

  await expect.element(heading(en.inquiry.time.title)).toBeVisible()
  await userEvent.click(
    page.getByRole('group', { name: 'Check-in time' }).getByRole('button', { name: 'One hour earlier' }),
  )
  await userEvent.fill(page.getByRole('spinbutton', { name: en.inquiry.time.price }), '6')
  await expect.element(page.getByText(en.inquiry.time.likelyText)).toBeVisible()
  await userEvent.click(page.getByLabelText(en.inquiry.time.unknown))
  await next('contacts')

  await expect.element(heading(en.inquiry.contacts.title)).toBeVisible()
  await userEvent.fill(page.getByLabelText('First name'), 'Dana')
  await userEvent.fill(page.getByLabelText('Last name'), 'Levi')
  await userEvent.fill(page.getByLabelText(en.inquiry.contacts.email), 'dana@example.com')
  await userEvent.click(page.getByRole('checkbox'))
  await next('request')

  await expect.element(heading(en.inquiry.request.title)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: en.inquiry.request.send }))
  await expect.element(heading(en.inquiry.sent.confirmTitle)).toBeVisible()
  await expect.element(page.getByText('Q7RK2M')).toBeVisible()
  await expect.element(page.getByText('dana@example.com')).toBeVisible()
  expect(tokens).toEqual([['i-1', 'secret-token']])
  expect(server.sent).toEqual([
    {
      key: 'key-1',
      body: {
        guest: { first_name: 'Dana', last_name: 'Levi', email: 'dana@example.com' },
        hotel: {
          place_id: 'place-hotel',
          name: 'Hotel Cedar Court',
          formatted_address: '7 Palm Street, Amman',
          vicinity: 'Jabal Amman',
          international_phone_number: '+962 6 555 0100',
          website: null,
          url: null,
          location: { lat: 31.95, lng: 35.91 },
        },
        checkin_datetime: `${from.toString()}T14:00`,
        checkout_datetime: `${until.toString()}T11:00`,
        price: 6,
        comment: '',
        free_cancellation_until: null,
        payment: { type: 'card', nonce: 'nonce of payment-1', device_data: null },
        guest_id_at_hotel: null,
        lang: 'en',
        time_zone: Temporal.Now.timeZoneId(),
        hour_cycle: 'h23',
      },
    },
  ])
})
