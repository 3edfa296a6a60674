import { expect, test } from 'vitest'
import { redactSnapshot } from './redact.ts'

test('only allowed paths keep their value; the rest keeps its kind, its emptiness, and whether it is Latin', () => {
  const persisted = {
    status: 'active',
    value: { form: 'filling' },
    historyValue: {},
    output: 'secret',
    error: { message: 'secret' },
    context: {
      guest: { first_name: 'Ada', last_name: 'عائشة', title: '' },
      rates: [{ key: 'k1', total: 12 }],
      code: 'declined',
      tries: 3,
      none: 0,
      accepted: true,
      failure: null,
    },
    children: {
      book: { src: 'book', syncSnapshot: false, snapshot: { status: 'active', input: { nonce: 'secret' } } },
    },
  }
  expect(redactSnapshot(persisted, ['code', 'rates.[].total'])).toEqual({
    status: 'active',
    value: { form: 'filling' },
    historyValue: {},
    context: {
      guest: { first_name: 'x', last_name: '•', title: '' },
      rates: [{ key: '•', total: 12 }],
      code: 'declined',
      tries: 1,
      none: 0,
      accepted: true,
      failure: null,
    },
    children: { book: { src: 'book', syncSnapshot: false, snapshot: { status: 'active' } } },
  })
})

test('a star keeps all below, at any depth, and nothing beside', () => {
  const context = { criteria: { place: { name: 'Rome' }, rooms: [{ adults: 2 }] }, criteriaNote: 'note' }
  expect(redactSnapshot({ context, children: {} }, ['criteria.*'])).toMatchObject({
    context: { criteria: context.criteria, criteriaNote: 'x' },
  })
})

test('what is no snapshot gives nothing away', () => {
  expect(redactSnapshot('secret', ['*'])).toBeNull()
})
