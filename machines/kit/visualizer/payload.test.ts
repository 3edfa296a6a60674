import { expect, test } from 'vitest'
import { fieldsOf, readPayload } from './payload.ts'

const event = {
  type: 'guest.change',
  guest: { first_name: 'Maya', age: 30, isAdult: true, middle_name: null, rooms: [1, 2] },
  note: null,
}
const samples = [
  event,
  { type: 'guest.change', guest: { first_name: 'Noa', age: 31, isAdult: false, middle_name: 'Lea', rooms: [] } },
  { type: 'other', guest: { first_name: 1 } },
]

test('the fields of an event are those of its samples, each with its type', () => {
  expect(fieldsOf(event, samples)).toEqual([
    { path: 'guest.first_name', kind: 'text', isNullable: false, value: 'Maya', choices: ['Maya', 'Noa'] },
    { path: 'guest.age', kind: 'number', isNullable: false, value: '30', choices: [] },
    { path: 'guest.isAdult', kind: 'boolean', isNullable: false, value: 'true', choices: [] },
    { path: 'guest.middle_name', kind: 'text', isNullable: true, value: null, choices: [] },
    { path: 'guest.rooms', kind: 'json', isNullable: false, value: '[1,2]', choices: [] },
    { path: 'note', kind: 'json', isNullable: true, value: null, choices: [] },
  ])
})

test('a reply is edited by the names of what it holds', () => {
  const reply = { type: 'xstate.done.actor.brew', output: { cups: 1 } }
  expect(fieldsOf(reply, []).map(({ path }) => path)).toEqual(['cups'])
  expect(readPayload(reply, [], { cups: '7' })).toEqual({ event: { ...reply, output: { cups: 7 } } })
  const plain = { type: 'xstate.done.actor.post', output: 'sent' }
  expect(readPayload(plain, [], { output: 'lost' })).toEqual({ event: { ...plain, output: 'lost' } })
})

test('edited values are sent with their type, and what is not edited stays', () => {
  const draft = { 'guest.age': '31', 'guest.isAdult': 'false', 'guest.middle_name': 'Lea', 'guest.rooms': ' [3] ' }
  expect(readPayload(event, samples, draft)).toEqual({
    event: { ...event, guest: { first_name: 'Maya', age: 31, isAdult: false, middle_name: 'Lea', rooms: [3] } },
  })
  expect(readPayload(event, samples, {})).toEqual({ event })
})

test.each([
  ['guest.age', 'thirty', 'number'],
  ['guest.age', '', 'number'],
  ['guest.age', null, 'number'],
  ['guest.isAdult', 'yes', 'boolean'],
  ['guest.rooms', '[1', 'json'],
  ['guest.rooms', '{}', 'list'],
])('%s = %s is refused: it should be %s', (path, typed, expected) => {
  expect(readPayload(event, samples, { [path]: typed })).toEqual({ problems: [{ path, expected }] })
})

test('a large or deeply nested object is edited as JSON', () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field${index}`, index]))
  const large = { type: 'offer.open', offer: many, a: { b: { c: { d: 1 } } } }
  expect(fieldsOf(large, []).map(({ path, kind }) => [path, kind])).toEqual([
    ['offer', 'json'],
    ['a.b.c', 'json'],
  ])
  expect(readPayload(large, [], { offer: '[]' })).toEqual({ problems: [{ path: 'offer', expected: 'object' }] })
})
