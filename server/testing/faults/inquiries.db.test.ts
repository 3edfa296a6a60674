import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INQUIRIES, NAMES, openInquiries, type InquiryCase, type InquiryGuards } from './inquiries.testing.ts'
import { cover } from './money.spread.testing.ts'

let inquiries: Awaited<ReturnType<typeof openInquiries>>
beforeAll(async () => {
  inquiries = await openInquiries()
})
afterAll(() => inquiries.close())

test('a saved card is charged for an inquiry once or not at all, and its subject is told once, whatever fails', async () => {
  expect(await inquiries.playAll(cover(INQUIRIES, NAMES))).toEqual([])
})

const WITHOUT: Readonly<
  Record<string, { guards: InquiryGuards; among: (one: InquiryCase) => boolean; shows: string }>
> = {
  'keeping the nonce before it is used': {
    guards: {
      rewrite: (text) =>
        text.replace(/ set "nonce" = (\$\d+) where/, ' set "nonce" = \'lost\' where $1::text is not null and'),
    },
    among: ({ story }) => story === 'paid',
    shows: 'ended as',
  },
  'looking for what was sold before it is sold again': {
    guards: {
      gateway: (gateway, nonce) => ({
        ...gateway,
        find: () => Promise.resolve({ outcome: 'absent' }),
        authorize: async (order) => gateway.authorize({ ...order, nonce: await nonce() }),
      }),
    },
    among: ({ story, fault }) => story === 'paid' && fault?.join() === 'sale,answer_lost',
    shows: '2 live charges',
  },
}

describe('without', () => {
  test.each(Object.entries(WITHOUT))('%s it would not be', async (_, { guards, among, shows }) => {
    let report = ''
    for (const one of cover(INQUIRIES.filter(among), NAMES).slice(0, 20)) {
      report = (await inquiries.play(one, guards)).problems.join('; ')
      if (report.includes(shows)) break
    }
    expect(report).toContain(shows)
  })
})
