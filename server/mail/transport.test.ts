import { afterEach, expect, test } from 'vitest'
import { startSmtp, type SmtpStandIn } from './smtp.testing.ts'
import { MailRefused, smtpTransport } from './transport.ts'

let server: SmtpStandIn | undefined
afterEach(async () => {
  await server?.close()
})

const MAIL = { id: 7, to: 'guest@stayless.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

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

test.each([
  ['an unknown mailbox', { RCPT: '550 5.1.1 No such user' }],
  ['a full mailbox that is given up', { RCPT: '552 5.2.2 Over quota' }],
  ['a message that is not taken', { '.': '554 5.6.0 Message refused' }],
])('%s is refused permanently', async (_, answers) => {
  expect(await sendTo(answers)).toBeInstanceOf(MailRefused)
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
