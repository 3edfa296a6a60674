import { withoutIsolates } from '#locales/kit/isolate.ts'
import { compose, type MailBrand } from './compose.ts'
import { letterHtml } from './letterHtml.ts'
import { mailWords } from './mailWords.ts'
import type { MailMessage } from './messages.ts'
import { plainText } from './plainText.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** An e-mail in the guest's language, as HTML and as plain text, which say the same. Every text of a guest or hotel in it is escaped. */
export const renderMail = (message: MailMessage, brand: MailBrand): RenderedMail => {
  const words = mailWords(message.lang)
  const letter = compose(message, words, brand)
  const footer = [words.t('mail.signature', { brand: brand.name }), words.t('mail.help', { email: brand.supportEmail })]
  return {
    subject: withoutIsolates(letter.subject),
    text: plainText(letter, footer, message.lang),
    html: letterHtml(letter, words, brand).text,
  }
}
