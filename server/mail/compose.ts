import { CODE_MINUTES } from '#contract/user/user.ts'
import { cancellationEmail, rejectionEmail, confirmationEmail, reviewFacts } from './bookingEmail.ts'
import { negotiationEmail, reviewEmail } from '#locales/server.ts'
import { paragraph, typedLine, typedName } from './commonBlocks.ts'
import type { Block, EmailContent } from './email.ts'
import type { MailWords } from './mailWords.ts'
import type { MailMessage, StaffNegotiation } from './messages.ts'
import { guestNegotiationEmail } from './guestNegotiationEmail.ts'
import { hotelNegotiationEmail } from './hotelNegotiationEmail.ts'
import { statementEmail } from './statementEmail.ts'

export interface MailBrand {
  name: string
  supportEmail: string
  /** Our public origin, for links and pictures. */
  origin: string
}

/** Builds the content of an e-mail in its language. */
export const buildEmail = (
  message: MailMessage,
  words: MailWords,
  brand: MailBrand,
  now: Temporal.Instant,
): EmailContent => {
  const { t, plural } = words
  switch (message.template) {
    case 'verification_code':
    case 'email_change_code': {
      const { code } = message.data
      const key = `mail.${message.template}` as const
      return {
        subject: t(`${key}.subject`, { code, brand: brand.name }),
        preheader: t(`${key}.note`),
        title: t(`${key}.title`),
        blocks: [
          paragraph(t(`${key}.lead`)),
          { kind: 'code', code },
          paragraph(plural('mail.codeLasts', CODE_MINUTES)),
          paragraph(t(`${key}.note`)),
        ],
      }
    }
    case 'email_taken':
    case 'password_changed': {
      const key = `mail.${message.template}` as const
      return noticeEmail(t(`${key}.title`), t(`${key}.lead`), t(`${key}.note`))
    }
    case 'email_changed':
      return noticeEmail(
        t('mail.email_changed.title'),
        t('mail.email_changed.lead', { email: message.data.email }),
        t('mail.email_changed.note'),
      )
    case 'way_added':
      return noticeEmail(
        t('mail.way_added.title'),
        t('mail.way_added.lead', { provider: message.data.provider }),
        t('mail.way_added.note'),
      )
    case 'password_reset': {
      const [title, lead, note] = [
        t('mail.password_reset.title'),
        t('mail.password_reset.lead'),
        t('mail.password_reset.note'),
      ]
      const button: Block = { kind: 'button', label: t('mail.password_reset.button'), href: message.data.link }
      return { subject: title, preheader: note, title, blocks: [paragraph(lead), button, paragraph(note)] }
    }
    case 'desk_link': {
      const key = 'mail.desk_link' as const
      return linkEmail(t(`${key}.title`), t(`${key}.lead`), t(`${key}.note`), t(`${key}.button`), message.data.link)
    }
    case 'hotel_email_confirm': {
      const key = 'mail.hotel_email_confirm' as const
      const { link, email } = message.data
      const hotel = typedName(message.data.hotel)
      const lead = t(`${key}.lead`, { hotel, email })
      return linkEmail(t(`${key}.title`), lead, t(`${key}.note`), t(`${key}.button`), link)
    }
    case 'booking_confirmed':
      return confirmationEmail(words, message.data, brand.origin)
    case 'booking_cancelled':
      return cancellationEmail(words, message.data, brand.origin)
    case 'booking_rejected':
      return rejectionEmail(words, message.data, brand.origin)
    case 'statement_issued':
      return statementEmail(words, message.data, brand.origin)
    case 'booking_review': {
      const { data } = message
      const cancelled = data.refund === null ? [] : [paragraph(reviewEmail.cancelled)]
      return {
        subject: `${reviewEmail.subject} ${data.reference}`,
        preheader: reviewEmail.title,
        title: reviewEmail.title,
        blocks: [paragraph(reviewEmail.lead), ...cancelled, { kind: 'facts', facts: reviewFacts(words, data) }],
      }
    }
    case 'negotiation_guest':
      return guestNegotiationEmail(words, message.data, { now, hasCalendar: message.attachments !== undefined })
    case 'negotiation_hotel':
      return hotelNegotiationEmail(words, message.data, { now, brand: brand.name })
    case 'negotiation_staff':
      return staffNegotiationEmail(message.data)
  }
}

const staffNegotiationEmail = ({ letter, number, hotel, address, state }: StaffNegotiation): EmailContent => {
  const { title, lead } = negotiationEmail[letter]
  return {
    subject: `${negotiationEmail.subject} ${number}`,
    preheader: title,
    title,
    blocks: [
      paragraph(lead),
      {
        kind: 'facts',
        facts: [
          { label: negotiationEmail.number, value: number, isLarge: true },
          { label: negotiationEmail.hotel, value: typedLine(hotel) },
          { label: negotiationEmail.address, value: typedLine(address) || negotiationEmail.noAddress },
          { label: negotiationEmail.state, value: state },
        ],
      },
    ],
  }
}

/** A sentence, a button, and what to do if it was not asked for. */
const linkEmail = (title: string, lead: string, note: string, label: string, href: string): EmailContent => ({
  subject: title,
  preheader: lead,
  title,
  blocks: [paragraph(lead), { kind: 'button', label, href }, paragraph(note)],
})

/** A notice to the owner of an account: what has happened, and what to do if it was not them. */
const noticeEmail = (title: string, lead: string, note: string): EmailContent => ({
  subject: title,
  preheader: lead,
  title,
  blocks: [paragraph(lead), paragraph(note)],
})
