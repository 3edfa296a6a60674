import { expect, test } from 'vitest'
import { isSameView } from './sameView.ts'

test.each([
  [
    { face: 'form', problems: { terms: 'required' } },
    { face: 'form', problems: { terms: 'required' } },
  ],
  [
    { ways: ['google'], link: null },
    { ways: ['google'], link: null },
  ],
  [null, null],
])('%j and the same made anew show the same', (one, other) => {
  expect([isSameView(one, other), isSameView(other, one)]).toEqual([true, true])
})

test.each([
  [{ face: 'form' }, { face: 'booked' }],
  [{ problems: { terms: 'required' } }, { problems: {} }],
  [{ problems: { terms: undefined } }, { problems: { comment: undefined } }],
  [{ ways: ['google'] }, { ways: ['google', 'password'] }],
  [{ ways: ['google'] }, { ways: { 0: 'google' } }],
  [{ link: null }, { link: {} }],
  [{ count: 1 }, { count: '1' }],
])('%j and %j do not', (one, other) => {
  expect([isSameView(one, other), isSameView(other, one)]).toEqual([false, false])
})
