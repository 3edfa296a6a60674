import { expect, test } from 'vitest'
import { policyProblems } from './policyProblems.ts'

const FAILURE = { code: 'keep', field: 'keep' } as const
const policy = {
  guest: { name: 'hide' },
  cards: { '[]': { id: 'keep' } },
  criteria: { '*': 'keep' },
  failure: FAILURE,
} as const
const whole = {
  guest: { name: 'Maya' },
  cards: [{ id: 'c1' }],
  criteria: { place: { name: 'Rome' } },
  failure: { code: 'network', field: 'email' },
}

test('a policy whose paths match the snapshots has no problems', () => {
  const values = [
    { ...whole, guest: null },
    { ...whole, cards: [] },
  ]
  expect(policyProblems([{ name: 'toy', policy, values }])).toEqual([])
})

test('reports a path without a policy', () => {
  const values = [
    whole,
    { ...whole, guest: { name: 'Maya', phone: '1' }, cards: [{ id: 'c1', brand: 'Visa' }], tries: 1 },
  ]
  expect(policyProblems([{ name: 'toy', policy, values }])).toEqual([
    'toy.guest.phone has no policy',
    'toy.cards.[].brand has no policy',
    'toy.tries has no policy',
  ])
})

test('reports a policy for a path in no snapshot', () => {
  const values = [{ ...whole, guest: null, cards: [], failure: { code: 'network' } }]
  expect(policyProblems([{ name: 'toy', policy, values }])).toEqual([
    'toy.guest.name has a policy, and is in no snapshot',
    'toy.cards.[] has a policy, and is in no snapshot',
    'toy.cards.[].id has a policy, and is in no snapshot',
    'toy.failure.field has a policy, and is in no snapshot',
  ])
})

test('a shared policy needs to match only one of its users', () => {
  const both = [
    { name: 'one', policy: { failure: FAILURE }, values: [{ failure: null }] },
    { name: 'other', policy: { problem: FAILURE }, values: [{ problem: { code: 'network', field: 'email' } }] },
  ]
  expect(policyProblems(both)).toEqual([])
})

test('reports a value of another kind than its policy', () => {
  const values = [whole, { ...whole, guest: { name: { first: 'Maya' } }, cards: 'many' }]
  expect(policyProblems([{ name: 'toy', policy, values }])).toEqual([
    'toy.guest.name is no plain value, and its policy is "hide"',
    'toy.cards.* has no policy',
  ])
})
