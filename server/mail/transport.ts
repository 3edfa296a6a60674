import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { enums, integer, is, min, string, type, type Infer } from 'superstruct'
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
  override readonly name: string = 'MailRefused'
}

/** The recipient's mailbox does not exist, or no longer does: no other mail will reach it either. */
export class AddressRefused extends MailRefused {
  override readonly name = 'AddressRefused'
}

/** Nodemailer's error, by the command that the server refused. */
const Refusal = type({
  command: enums(['RCPT TO', 'DATA']),
  responseCode: min(integer(), 500),
  response: string(),
  message: string(),
})
/** RFC 4954: the server refuses us, not the mail, until an operator corrects the password. */
const AUTHENTICATION_REQUIRED = 530
/** RFC 3463 code of an answer, e.g. `5.1.1`. */
const ENHANCED_CODE = /^\d{3}[ -](5\.\d+\.\d+)\b/
/** An address that is wrong, unknown, moved or disabled. Other codes are about us, our address, or a full mailbox. */
const LOST_ADDRESS = /^5\.(?:1\.(?:[0-6]|10)|2\.1)$/
/** RFC 5321, for servers without enhanced codes: no such mailbox, not local, name not allowed. */
const LOST_ADDRESS_REPLIES: ReadonlySet<number> = new Set([550, 551, 553])

const isAddressLost = ({ command, response, responseCode }: Infer<typeof Refusal>): boolean => {
  if (command !== 'RCPT TO') return false
  const code = ENHANCED_CODE.exec(response)?.[1]
  return code === undefined ? LOST_ADDRESS_REPLIES.has(responseCode) : LOST_ADDRESS.test(code)
}

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
        if (!is(error, Refusal) || error.responseCode === AUTHENTICATION_REQUIRED) throw error
        const Refused = isAddressLost(error) ? AddressRefused : MailRefused
        throw new Refused(error.message, { cause: error })
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
