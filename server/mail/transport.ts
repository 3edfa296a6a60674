import { createTransport } from 'nodemailer'
import { enums, integer, is, min, string, type } from 'superstruct'

export interface OutgoingMail {
  id: number
  to: string
  subject: string
  text: string
  html: string
}

export interface MailTransport {
  /** @throws when the mail was not taken: `MailRefused` where it never will be, anything else to try again. */
  send: (mail: OutgoingMail) => Promise<void>
}

/** The mail server says that this mail will not be delivered: no such mailbox, or a message that it does not take. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** What nodemailer throws, by the command that the server refused. */
const Refusal = type({ command: enums(['RCPT TO', 'DATA']), responseCode: min(integer(), 500), message: string() })
/** RFC 4954: not the mail is refused but us, until somebody sets the password right. */
const AUTHENTICATION_REQUIRED = 530

const CONNECT_MS = 10_000
const ANSWER_MS = 30_000

/** Mail to the world by SMTP. The same mail carries the same id, should it be sent twice. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const smtp = createTransport(
    { url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: ANSWER_MS },
    { from },
  )
  return {
    send: async ({ id, ...mail }) => {
      try {
        await smtp.sendMail({ ...mail, messageId: `<outbox-${id}@${domainOf(from)}>` })
      } catch (error) {
        if (is(error, Refusal) && error.responseCode !== AUTHENTICATION_REQUIRED)
          throw new MailRefused(error.message, { cause: error })
        throw error
      }
    },
  }
}

const domainOf = (address: string): string => /@([^>\s]+)/.exec(address)?.[1] ?? 'localhost'

/** The embedded run: each mail is built as it would be sent, and goes no further than the outbox. */
export const localTransport = (from: string, onBuilt: (message: Buffer) => void = () => {}): MailTransport => {
  const stream = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async ({ id: _id, ...mail }) => {
      const { message } = await stream.sendMail(mail)
      if (Buffer.isBuffer(message)) onBuilt(message)
    },
  }
}
