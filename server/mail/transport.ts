import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  id: number
  to: string
  subject: string
  text: string
  html: string
}

export interface MailTransport {
  /** @throws when the mail was not taken; it will be tried again. */
  send: (mail: OutgoingMail) => Promise<void>
}

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
      await smtp.sendMail({ ...mail, messageId: `<outbox-${id}@${domainOf(from)}>` })
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
