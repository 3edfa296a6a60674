import { afterAll, beforeAll, expect, test } from 'vitest'
import { INQUIRIES, MORE_NAMES, openInquiries } from './inquiries.testing.ts'
import { cover } from './money.spread.testing.ts'

let inquiries: Awaited<ReturnType<typeof openInquiries>>
beforeAll(async () => {
  inquiries = await openInquiries()
})
afterAll(() => inquiries.close())

test('a saved card is charged once or not at all for each fault of each call in each story', async () => {
  expect(await inquiries.playAll(cover(INQUIRIES, MORE_NAMES))).toEqual([])
})
