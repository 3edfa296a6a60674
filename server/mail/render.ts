import type { HourCycle } from '#contract/shared/hourCycle.ts'
import { withoutIsolates } from '#locales/kit/isolate.ts'
import { buildEmail, type MailBrand } from './compose.ts'
import { renderEmailHtml } from './emailHtml.ts'
import { mailWords } from './mailWords.ts'
import type { MailMessage } from './messages.ts'
import { plainText } from './plainText.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const hourCycleOf = ({ data }: MailMessage): HourCycle | undefined =>
  data !== null && 'hourCycle' in data ? data.hourCycle : undefined

/** Guests and hotels typed parts of a subject: a line break there would begin another header. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * Renders an e-mail in the reader's language, as HTML and as plain text with the same content. Escapes all text of guests and
 * hotels.
 * @param now when it is queued: some e-mails say how much time is left.
 */
export const renderMail = (message: MailMessage, brand: MailBrand, now: Temporal.Instant): RenderedMail => {
  const words = mailWords(message.lang, hourCycleOf(message))
  const email = buildEmail(message, words, brand, now)
  const footer = [words.t('mail.signature', { brand: brand.name }), words.t('mail.help', { email: brand.supportEmail })]
  return {
    subject: oneLine(withoutIsolates(email.subject)),
    text: plainText(email, footer, message.lang),
    html: renderEmailHtml(email, words, brand).text,
  }
}
