import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  NAMES,
  NEGOTIATIONS,
  openNegotiations,
  type NegotiationCase,
  type NegotiationGuards,
} from './negotiations.testing.ts'
import { cover } from './money.spread.testing.ts'

let negotiations: Awaited<ReturnType<typeof openNegotiations>>
beforeAll(async () => {
  negotiations = await openNegotiations()
})
afterAll(() => negotiations.close())

test('what a negotiation charges, holds and tells agrees, whatever fails and whenever a process dies', async () => {
  expect(await negotiations.playAll(cover(NEGOTIATIONS, NAMES))).toEqual([])
})

const MAX_WITHOUT = 20

const WITHOUT: Readonly<
  Record<string, { guards: NegotiationGuards; among: (one: NegotiationCase) => boolean; shows: string }>
> = {
  'keeping the nonce before it is used': {
    guards: {
      rewrite: (text) =>
        text.replace(/ set "nonce" = (\$\d+) where/, ' set "nonce" = \'lost\' where $1::text is not null and'),
    },
    among: ({ story }) => story === 'inquiry' || story === 'bid',
    shows: 'ended as',
  },
  'remembering who ended it while the card was charged': {
    guards: { forgetsStop: true },
    among: ({ story }) => story === 'stopped',
    shows: 'ended as charged',
  },
  'knowing whether the first ask was answered': {
    guards: {
      rewrite: (text) =>
        text.replace(
          / set "authorize_asked_at" = (\$\d+) where/,
          ' set "authorize_asked_at" = null where $1::timestamptz is not null and',
        ),
    },
    among: ({ story, death }) => story === 'overlooked' && death === null,
    shows: 'ended as unpaid; told guest accepted,hotel accepted,guest other_card',
  },
  'finding out that the hours of a yes are gone': {
    guards: { hours: (hours) => ({ ...hours, hold: () => Promise.resolve() }) },
    among: ({ story }) => story === 'hoursGone',
    shows: '1 live charges',
  },
}

describe('without', () => {
  test.each(Object.entries(WITHOUT))('%s it would not', async (_, { guards, among, shows }) => {
    let report = ''
    for (const one of cover(NEGOTIATIONS.filter(among), NAMES).slice(0, MAX_WITHOUT)) {
      report = (await negotiations.play(one, guards)).problems.join('; ')
      if (report.includes(shows)) break
    }
    expect(report).toContain(shows)
  })
})
