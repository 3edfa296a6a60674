import { afterEach, describe, expect, test } from 'vitest'
import { startSmtp, type SmtpStandIn } from './smtp.testing.ts'
import { AddressRefused, MailRefused, smtpTransport } from './transport.ts'

let server: SmtpStandIn | undefined
afterEach(async () => {
  await server?.close()
})

const MAIL = {
  id: 7,
  to: 'guest@stayless.example',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  repliesTo: null,
  attachments: [],
}

const sendTo = async (answers: Parameters<typeof startSmtp>[0]): Promise<unknown> => {
  server = await startSmtp(answers)
  return smtpTransport(server.url, 'Stayless <no-reply@stayless.example>')
    .send(MAIL)
    .then(
      () => 'sent',
      (error: unknown) => error,
    )
}

test('a mail is sent to the server', async () => {
  expect(await sendTo({})).toBe('sent')
  expect(server?.recipients).toEqual(['guest@stayless.example'])
})

describe('a conversation', () => {
  test('begins with a mail of its own; the others answer that one, so that mail programs show them together', async () => {
    server = await startSmtp({})
    const { send } = smtpTransport(server.url, 'Stayless <no-reply@stayless.example>')
    await send({ ...MAIL, id: 7 })
    await send({ ...MAIL, id: 9, repliesTo: 7 })
    const [first = '', second = ''] = server.messages
    expect(first).toContain('Message-ID: <outbox-7@stayless.example>')
    expect(first).not.toMatch(/^(?:In-Reply-To|References):/m)
    expect(second).toContain('Message-ID: <outbox-9@stayless.example>')
    expect(second).toContain('In-Reply-To: <outbox-7@stayless.example>')
    expect(second).toContain('References: <outbox-7@stayless.example>')
  })
})

test('a file goes out with its mail, by name and type', async () => {
  server = await startSmtp({})
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:שהייה\r\nEND:VCALENDAR\r\n'
  const file = { name: 'stay.ics', mediaType: 'text/calendar; charset=utf-8; method=PUBLISH', text }
  await smtpTransport(server.url, 'no-reply@stayless.example').send({ ...MAIL, attachments: [file] })
  const [message = ''] = server.messages
  expect(message).toContain('Content-Type: multipart/mixed')
  expect(message).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH; name=stay.ics')
  expect(message).toContain('Content-Disposition: attachment; filename=stay.ics')
  const [, encoded = ''] = /filename=stay\.ics\r\n\r\n([\w+/=\r\n]+)/.exec(message) ?? []
  expect(Buffer.from(encoded, 'base64').toString()).toBe(text)
})

test.each([
  ['an unknown mailbox', '550 5.1.1 No such user'],
  ['an unknown domain', '550 5.1.2 Host unknown'],
  ['a domain that takes no mail', '556 5.1.10 Null MX'],
  ['a mailbox that is switched off', '550 5.2.1 Mailbox disabled'],
  ['an unknown mailbox of a server without detailed codes', '550 No such user'],
  ['a mailbox that has moved', '551 User not local'],
])('%s is an address that no mail will reach', async (_, answer) => {
  expect(await sendTo({ RCPT: answer })).toBeInstanceOf(AddressRefused)
})

test.each([
  ['a full mailbox that is given up', { RCPT: '552 5.2.2 Over quota' }],
  ['a full mailbox without a detailed code', { RCPT: '552 Over quota' }],
  ['a server that does not let us through', { RCPT: '550 5.7.1 Relay access denied' }],
  ['a server that refuses our own address', { RCPT: '550 5.1.8 Bad sender address' }],
  ['a message that is not taken', { '.': '554 5.6.0 Message refused' }],
  ['a message that is not taken for its recipient', { '.': '550 5.1.1 No such user' }],
])('%s is refused permanently, but says nothing about the address', async (_, answers) => {
  const error = await sendTo(answers)
  expect(error).toBeInstanceOf(MailRefused)
  expect(error).not.toBeInstanceOf(AddressRefused)
})

test.each([
  ['a mailbox that is busy', { RCPT: '450 4.2.1 Try again' }],
  ['a server without room', { '.': '452 4.3.1 Out of storage' }],
  ['a sender that is not let in yet', { MAIL: '550 5.7.1 Not allowed' }],
  ['a server that wants a password first', { RCPT: '530 5.7.0 Authentication required' }],
  ['a server that greets nobody', { EHLO: '554 5.7.1 Go away', HELO: '554 5.7.1 Go away' }],
])('%s is retried', async (_, answers) => {
  const error = await sendTo(answers)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailRefused)
})
