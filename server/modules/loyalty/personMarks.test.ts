import { expect, test } from 'vitest'
import { mailboxOf, personMarks } from './personMarks.ts'

test.each([
  ['plain@mail.example', 'plain@mail.example'],
  ['Plain+stay@Mail.Example', 'plain@mail.example'],
  ['x.y.z@gmail.com', 'xyz@gmail.com'],
  ['x.y+1@googlemail.com', 'xy@gmail.com'],
  ['x.y@mail.example', 'x.y@mail.example'],
  ['guest@bücher.example', 'guest@xn--bcher-kva.example'],
  ['ｇuest@mail.example', 'guest@mail.example'],
])('the address %s is of the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test('a mark is equal for one person, says nothing without the secret, and differs by kind', () => {
  const [ours, others] = [personMarks('a'.repeat(32)), personMarks('b'.repeat(32))]
  expect(ours.mailbox('x.y@gmail.com')).toEqual(ours.mailbox('xy+1@googlemail.com'))
  expect(ours.mailbox('xy@gmail.com').digest).not.toBe(others.mailbox('xy@gmail.com').digest)
  expect(ours.cards(['one', 'one', 'two'])).toHaveLength(2)
  expect(ours.cards(['x@y'])[0]?.digest).not.toBe(ours.mailbox('x@y').digest)
})
