import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { enums, integer, is, min, string, type } from 'superstruct'
import type { MailAttachment } from '#server/db/foundation.tables.ts'

export interface OutgoingMail {
  id: number
  to: string
  subject: string
  text: string
  html: string
  /** First e-mail of the same conversation; null if this is it, or belongs to none. */
  repliesTo: number | null
  attachments: readonly MailAttachment[]
}

export interface MailTransport {
  /** @throws `MailRefused` if the mail will never be accepted, any other error to retry. */
  send: (mail: OutgoingMail) => Promise<void>
}

/** The mail server refuses this mail permanently: no such mailbox, or an unacceptable message. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** Nodemailer's error, by the command that the server refused. */
const Refusal = type({ command: enums(['RCPT TO', 'DATA']), responseCode: min(integer(), 500), message: string() })
/** RFC 4954: the server refuses us, not the mail, until an operator corrects the password. */
const AUTHENTICATION_REQUIRED = 530

const CONNECT_MS = 10_000
const ANSWER_MS = 30_000

/** The message for nodemailer. A mail sent twice has the same message id. */
const messageOf = ({ id, repliesTo, attachments, ...mail }: OutgoingMail, from: string): SendMailOptions => {
  const messageId = (of: number): string => `<outbox-${of}@${domainOf(from)}>`
  return {
    ...mail,
    messageId: messageId(id),
    ...(repliesTo === null ? {} : { inReplyTo: messageId(repliesTo), references: messageId(repliesTo) }),
    attachments: attachments.map(({ name, mediaType, text }) => ({
      filename: name,
      contentType: mediaType,
      // Base64 keeps the line ends of a calendar file.
      contentTransferEncoding: 'base64',
      content: text,
    })),
  }
}

/** Sends mail by SMTP. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const smtp = createTransport(
    { url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: ANSWER_MS },
    { from },
  )
  return {
    send: async (mail) => {
      try {
        await smtp.sendMail(messageOf(mail, from))
      } catch (error) {
        if (is(error, Refusal) && error.responseCode !== AUTHENTICATION_REQUIRED)
          throw new MailRefused(error.message, { cause: error })
        throw error
      }
    },
  }
}

const domainOf = (address: string): string => /@([^>\s]+)/.exec(address)?.[1] ?? 'localhost'

/** For the embedded run: builds each mail, but sends none. */
export const localTransport = (from: string, onBuilt: (message: Buffer) => void = () => {}): MailTransport => {
  const stream = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async (mail) => {
      const { message } = await stream.sendMail(messageOf(mail, from))
      if (Buffer.isBuffer(message)) onBuilt(message)
    },
  }
}
