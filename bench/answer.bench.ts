import 'temporal-polyfill/global'
import { gzipSync } from 'node:zlib'
import { API_BASE, IDEMPOTENCY_HEADER, type RequestBodyOf } from '#contract/http/endpoints.ts'
import { OutboxResponse } from '#contract/http/config.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { InquiryResponse } from '#contract/inquiry/inquiries.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { create } from 'superstruct'
import { round, type Figure } from './figure.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const HOTEL_EMAIL = 'nyc-0040@stayless.example'
const MAX_TRIES = 100
const CONFIRM = /\/confirm\/inquiry\/([\w-]{43})/
const REQUEST = /\/confirm\/request\/[\w-]{43}/

/**
 * Gzipped documents that a hotel's browser needs for its answer: the request, and the sheet that asks once more. They contain
 * their styles; fonts and the application follow, and nothing waits for them.
 */
export const benchAnswer = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  try {
    const { path, number } = await askHotel(server.origin)
    const figures: Figure[] = []
    for (const prefix of ['', '/ar', '/he']) {
      const weigh = async (query: string): Promise<number> => {
        const page = await fetch(`${server.origin}${prefix}${path}${query}`)
        return gzipSync(await page.text(), { level: 9 }).length / 1000
      }
      const request = await weigh('')
      const sheet = await weigh(`?step=counter&number=${number}`)
      const name = `answer: ${prefix}/confirm/request/{token}`
      figures.push(
        { name: `${name}, shown`, value: round(request, 1), unit: 'kB' },
        { name: `${name}, until answered`, value: round(request + sheet, 1), unit: 'kB', aim: { atMost: 60 } },
      )
    }
    return figures
  } finally {
    await server.stop()
    data.remove()
  }
}

/** A confirmed request; `path`: of the link in the e-mail to the hotel. */
const askHotel = async (origin: string): Promise<{ path: string; number: string }> => {
  const today = Temporal.Now.plainDateISO('America/New_York').toString()
  const email = 'answer@mail.example'
  const body: RequestBodyOf<'createInquiry'> = {
    guest: { first_name: 'Maya', last_name: 'Cohen', email },
    hotel: { place_id: 'nyc-0040', name: 'Hotel' },
    checkin_datetime: dayHour(addDays(today, 30), 9),
    checkout_datetime: dayHour(addDays(today, 32), 16),
    price: 60,
    comment: 'We land at 07:20 with a baby.',
    free_cancellation_until: dayHour(today, 0),
    payment: { type: 'card', nonce: 'fake-three-d-secure-visa-full-authentication-nonce' },
    lang: 'en',
    time_zone: 'Asia/Jerusalem',
  }
  const post = (path: string, content: unknown): Promise<Response> =>
    fetch(`${origin}${API_BASE}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
      body: JSON.stringify(content),
    })
  const { inquiry } = create(await (await post('/inquiries/', body)).json(), InquiryResponse)
  const confirmation = await linkTo(origin, email, CONFIRM)
  await post(`/confirm/inquiry/${confirmation.split('/').at(-1) ?? ''}/`, {})
  return { path: await linkTo(origin, HOTEL_EMAIL, REQUEST), number: inquiry.number }
}

const linkTo = async (origin: string, to: string, link: RegExp): Promise<string> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await fetch(`${origin}${API_BASE}/staff/outbox/?to=${encodeURIComponent(to)}`)
    const { messages } = create(await answer.json(), OutboxResponse)
    for (const { text } of messages) {
      const [found] = link.exec(text) ?? []
      if (found !== undefined) return found
    }
    await wait(200)
  }
  throw new Error(`no e-mail to ${to}`)
}
