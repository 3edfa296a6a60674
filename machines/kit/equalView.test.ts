import { expect, test } from 'vitest'
import { isEqualView } from './equalView.ts'

test.each([
  [
    { viewState: 'form', problems: { terms: 'required' } },
    { viewState: 'form', problems: { terms: 'required' } },
  ],
  [
    { ways: ['google'], link: null },
    { ways: ['google'], link: null },
  ],
  [null, null],
])('%j equals a fresh copy', (one, other) => {
  expect([isEqualView(one, other), isEqualView(other, one)]).toEqual([true, true])
})

test.each([
  [{ viewState: 'form' }, { viewState: 'booked' }],
  [{ problems: { terms: 'required' } }, { problems: {} }],
  [{ problems: { terms: undefined } }, { problems: { comment: undefined } }],
  [{ ways: ['google'] }, { ways: ['google', 'password'] }],
  [{ ways: ['google'] }, { ways: { 0: 'google' } }],
  [{ link: null }, { link: {} }],
  [{ count: 1 }, { count: '1' }],
])('%j and %j are not equal', (one, other) => {
  expect([isEqualView(one, other), isEqualView(other, one)]).toEqual([false, false])
})
