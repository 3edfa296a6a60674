import { randomUUID } from 'node:crypto'
import { create } from 'superstruct'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErrorResponse } from '#contract/http/errors.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import type { DocumentModel } from '#server/documents/documentModel.ts'
import { given } from '#server/http/api.testing.ts'
import { createHotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { issueToken } from '#server/modules/tokens/tokens.store.ts'
import { inquiriesRoutes } from './inquiries.routes.ts'
import { createInquiries } from './inquiries.service.ts'
import { negotiationsOn, type SampleRequest } from './negotiations.testing.ts'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())

const on = negotiationsOn(() => db)
const papers: DocumentModel[] = []
beforeEach(async () => {
  await opened.empty()
  on.reset()
  papers.length = 0
})

describe('the receipt of a request', () => {
  test('is a PDF for its owner, never cached, in the language asked for or that of the request', async () => {
    const id = await charged({ changes: { user_uid: 'guest-1' } })
    const answer = await ask(`/inquiries/${id}/receipt.pdf?lang=he`)
    const { reference } = await on.row(id)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="stayless-${reference}-he.pdf"`,
      'cache-control': 'private, no-store',
    })
    await ask(`/inquiries/${id}/receipt.pdf`, { 'accept-language': 'ar' })
    expect(papers.map(({ lang }) => lang)).toEqual(['he', 'ar'])
    expect(tableText()).toContain('US$60.00')
  })

  test('opens by the link of the guest’s e-mail, and by no other', async () => {
    const [id, other] = [await charged(), await charged()]
    const link = `/inquiries/${id}/receipt.pdf`
    expect((await ask(`${link}?token=${await linkTo(id)}`, STRANGER)).status).toBe(200)
    for (const query of ['', '?token=nonsense', `?token=${await linkTo(other)}`])
      expect(await problem(`${link}${query}`, STRANGER)).toEqual([404, 'not_found'])
    expect(await problem(link)).toEqual([404, 'not_found'])
    expect(await problem(`/inquiries/${randomUUID()}/receipt.pdf`)).toEqual([404, 'not_found'])
  })

  test('does not exist while nothing was charged', async () => {
    const id = await on.submit({ changes: { user_uid: 'guest-1' } })
    const link = `/inquiries/${id}/receipt.pdf`
    expect(await problem(link)).toEqual([404, 'not_found'])
    await accept(id)
    expect(await problem(link)).toEqual([404, 'not_found'])
    await on.at(CHARGED_AT)
    expect(await problem(link)).toEqual([404, 'not_found'])
    await on.settle(id, { isSoft: false })
    expect(await problem(link)).toEqual([404, 'not_found'])
    expect(papers).toEqual([])
  })

  test('of hours that the hotel took back shows the hours that were paid, and the refund', async () => {
    const id = await charged({ changes: { user_uid: 'guest-1' } })
    await on.act(id, { event: { type: 'hotel.takeBack' }, by: 'hotel' })
    await ask(`/inquiries/${id}/receipt.pdf`)
    expect(tableText()).toContain('Check-in from 09:00, check-out until 16:00, refunded')
    expect(tableText()).toContain('−US$60.00')
  })

  test('is refused in an unsupported language', async () => {
    const id = await charged({ changes: { user_uid: 'guest-1' } })
    const answer = await ask(`/inquiries/${id}/receipt.pdf?lang=fr`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { field: 'lang' } }])
  })
})

describe('the calendar file of a request', () => {
  test('has the agreed hours, for its owner and for whoever has the link of the e-mail', async () => {
    const id = await charged({ changes: { user_uid: 'guest-1' } })
    const answer = await ask(`/inquiries/${id}/calendar.ics`)
    const { reference } = await on.row(id)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="stayless-${reference}.ics"`,
    })
    const text = await answer.text()
    expect(text).toContain(`UID:${id}@stayless`)
    expect(text).toContain('T090000')
    const link = `/inquiries/${id}/calendar.ics`
    expect(await problem(link, STRANGER)).toEqual([404, 'not_found'])
    const same = await ask(`${link}?token=${await linkTo(id)}`, STRANGER)
    expect(await same.text()).toBe(text)
  })

  test('does not exist before the hotel’s yes, nor once it has taken it back', async () => {
    const id = await on.submit({ changes: { user_uid: 'guest-1' } })
    const link = `/inquiries/${id}/calendar.ics`
    expect(await problem(link)).toEqual([404, 'not_found'])
    await accept(id)
    expect((await ask(link)).status).toBe(200)
    await on.act(id, { event: { type: 'hotel.takeBack' }, by: 'hotel' })
    expect(await problem(link)).toEqual([404, 'not_found'])
  })
})

const CHARGED_AT = '2026-12-01T15:00Z'
const STRANGER = { authorization: '' }

const accept = async (id: string): Promise<void> => {
  await on.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
  await on.at('2026-11-26T07:14Z')
}

const charged = async (request: SampleRequest = {}): Promise<string> => {
  on.reset()
  const changes = { ...request.changes, mailbox: `${randomUUID()}@guests.example` }
  const id = await on.submit({ ...request, changes })
  await accept(id)
  await on.at(CHARGED_AT)
  await on.settle(id, 'captured')
  return id
}

const clock = () => Temporal.Instant.from(CHARGED_AT)

const linkTo = (negotiationId: string): Promise<string> =>
  issueToken(db, {
    kind: 'guest',
    subject: { negotiationId },
    expiresAt: clock().add({ hours: 24 }),
    now: clock(),
  })

const never = () => Promise.reject(new Error('the receipt needs none of this'))

const ask = (path: string, headers: Record<string, string> = {}) => {
  const { inquiryReceipt, inquiryCalendar } = inquiriesRoutes({
    db,
    clock,
    hotels: createHotelIndex([]),
    answerRecords: { atPrices: () => [] },
    content: { image: () => '' },
    creation: { create: never },
    inquiries: createInquiries({
      db,
      clock,
      act: on.act,
      vault: { store: never, find: never },
      tries: { begin: never },
      forgetUnusedCard: never,
    }),
    letters: { guestToken: never },
    documents: {
      pdf: async (paper) => {
        papers.push(paper)
        return new Uint8Array([37])
      },
    },
    brand: DEFAULT_BRAND,
    requireUser: never,
  })
  return given({ handlers: { inquiryReceipt, inquiryCalendar } }).api.request(path, {
    headers: { authorization: 'Bearer good', 'accept-language': 'en', ...headers },
  })
}

const problem = async (path: string, headers?: Record<string, string>) => {
  const answer = await ask(path, headers)
  const { error } = create(await answer.json(), ErrorResponse)
  return [answer.status, error.code]
}

const tableText = (): string =>
  JSON.stringify(papers.at(-1)?.parts.find(({ kind }) => kind === 'table')).replaceAll(/[\u2066-\u2069\u200E]/g, '')
