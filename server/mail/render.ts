import type { Booking } from '#contract/bookings.ts'
import { directionOf, type Locale } from '#contract/locale.ts'
import { isolate, withoutIsolates } from '#locales/kit/isolate.ts'
import { markup, type Html } from '#server/html.ts'
import { bookingFacts, cancellationOf, mostCharged, reviewFacts, type Fact } from './bookingWords.ts'
import { mailWords, type MailWords } from './mailWords.ts'
import type { MailMessage } from './messages.ts'
import { stayLine } from './stayLine.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export interface MailBrand {
  name: string
  supportEmail: string
}

/** An e-mail before it has a shape: what both the HTML and the plain text say. */
interface Letter {
  subject: string
  title: string
  lines: string[]
  code?: string
  link?: { href: string; label: string }
  booking?: Booking
  facts?: Fact[]
  notes?: string[]
}

const compose = (message: MailMessage, { t, ...words }: MailWords, brand: MailBrand): Letter => {
  switch (message.template) {
    case 'verification_code':
    case 'email_change_code': {
      const { code } = message.data
      const key = `mail.${message.template}` as const
      return {
        subject: t(`${key}.subject`, { code, brand: brand.name }),
        title: t(`${key}.title`),
        lines: [t(`${key}.lead`)],
        code,
        notes: [t(`${key}.note`)],
      }
    }
    case 'email_taken':
      return {
        subject: t('mail.email_taken.subject'),
        title: t('mail.email_taken.title'),
        lines: [t('mail.email_taken.lead')],
        notes: [t('mail.email_taken.note')],
      }
    case 'email_changed':
      return {
        subject: t('mail.email_changed.subject'),
        title: t('mail.email_changed.title'),
        lines: [t('mail.email_changed.lead', { email: message.data.email })],
        notes: [t('mail.email_changed.note')],
      }
    case 'password_reset':
      return {
        subject: t('mail.password_reset.subject'),
        title: t('mail.password_reset.title'),
        lines: [t('mail.password_reset.lead')],
        link: { href: message.data.link, label: t('mail.password_reset.button') },
        notes: [t('mail.password_reset.note')],
      }
    case 'password_changed':
      return {
        subject: t('mail.password_changed.subject'),
        title: t('mail.password_changed.title'),
        lines: [t('mail.password_changed.lead')],
        notes: [t('mail.password_changed.note')],
      }
    case 'way_added':
      return {
        subject: t('mail.way_added.subject'),
        title: t('mail.way_added.title'),
        lines: [t('mail.way_added.lead', { provider: message.data.provider })],
        notes: [t('mail.way_added.note')],
      }
    case 'booking_confirmed': {
      const { booking, guestZone } = message.data
      const hotel = booking.hotel.name
      return {
        subject: t('mail.booking_confirmed.subject', { hotel, reference: booking.reference }),
        title: t('mail.booking_confirmed.title'),
        lines: [t('mail.greeting', { name: booking.guest.first_name }), t('mail.booking_confirmed.lead', { hotel })],
        booking,
        notes: [...mostCharged({ t, ...words }, booking), ...cancellationOf({ t, ...words }, booking, guestZone)],
      }
    }
    case 'booking_cancelled': {
      const { booking, refund } = message.data
      const hotel = booking.hotel.name
      return {
        subject: t('mail.booking_cancelled.subject', { hotel, reference: booking.reference }),
        title: t('mail.booking_cancelled.title'),
        lines: [
          t('mail.greeting', { name: booking.guest.first_name }),
          t('mail.booking_cancelled.lead', { hotel }),
          refund > 0
            ? t('mail.booking_cancelled.refund', { money: words.money(refund) })
            : t('mail.booking_cancelled.noRefund'),
        ],
        booking,
      }
    }
    case 'booking_review': {
      const { data } = message
      return {
        subject: t('mail.booking_review.subject', { reference: data.reference }),
        title: t('mail.booking_review.title'),
        lines: [t('mail.booking_review.lead'), ...(data.refund === null ? [] : [t('mail.booking_review.cancelled')])],
        facts: reviewFacts({ t, ...words }, data),
      }
    }
  }
}

const plainText = (letter: Letter, facts: readonly Fact[], footer: readonly string[]): string =>
  [
    letter.title,
    ...letter.lines,
    letter.code,
    letter.link?.href,
    facts.map(([label, value]) => `${label}: ${isolate(value)}`).join('\n'),
    ...(letter.notes ?? []),
    footer.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')

const lineOf = (booking: Booking | undefined, lang: Locale): Html =>
  booking
    ? stayLine(
        {
          checkIn: booking.check_in,
          checkOut: booking.check_out,
          checkinGuaranteed: booking.checkin_guaranteed,
          checkoutGuaranteed: booking.checkout_guaranteed,
          timeZone: booking.hotel.time_zone,
        },
        lang,
      )
    : markup``

const HEADING = 'margin:0 0 16px;font-size:24px;line-height:1.3'
const PARAGRAPH = 'margin:0 0 16px'
const CODE = 'margin:0 0 16px;font-size:32px;font-weight:600;letter-spacing:6px'
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#c9391c;color:#ffffff;text-decoration:none;border-radius:8px'
const LABEL = 'padding:4px 0;padding-inline-end:16px;font-weight:400;color:#646980'
const FOOTER = 'margin:0;color:#646980;font-size:14px'
const PAGE =
  "overflow-wrap:anywhere;margin:0;padding:24px;background:#faf6ef;color:#141a33;font:16px/1.5 'Segoe UI',Tahoma,Arial,sans-serif"
const CARD = 'max-width:560px;background:#fffdf9;border-radius:16px'

const factTable = (facts: readonly Fact[], dir: string): Html => {
  const rows = facts.map(
    ([label, value]) =>
      markup`<tr><th scope="row" align="${dir === 'rtl' ? 'right' : 'left'}" style="${LABEL}">${label}</th><td>${isolate(value)}</td></tr>`,
  )
  return rows.length > 0 ? markup`<table dir="${dir}" cellspacing="0" style="${PARAGRAPH}">${rows}</table>` : markup``
}

const page = (letter: Letter, facts: readonly Fact[], footer: readonly string[], lang: Locale): Html => {
  const dir = directionOf(lang)
  const paragraph = (text: string): Html => markup`<p dir="${dir}" style="${PARAGRAPH}">${text}</p>`
  const body: Html[] = [
    ...letter.lines.map(paragraph),
    letter.code ? markup`<p dir="ltr" style="${CODE}">${letter.code}</p>` : markup``,
    letter.link
      ? markup`<p style="${PARAGRAPH}"><a href="${letter.link.href}" style="${BUTTON}">${letter.link.label}</a></p>`
      : markup``,
    lineOf(letter.booking, lang),
    factTable(facts, dir),
    ...(letter.notes ?? []).map(paragraph),
    ...footer.map((text) => markup`<p dir="${dir}" style="${FOOTER}">${text}</p>`),
  ]
  return markup`<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${letter.subject}</title></head>
<body style="${PAGE}"><table role="presentation" dir="${dir}" align="center" width="100%" style="${CARD}"><tr><td style="padding:32px">
<h1 style="${HEADING}">${letter.title}</h1>
${body}
</td></tr></table></body></html>
`
}

/** An e-mail in the guest's language, as HTML and as plain text. Every text of a guest or hotel in it is escaped. */
export const renderMail = (message: MailMessage, brand: MailBrand): RenderedMail => {
  const words = mailWords(message.lang)
  const letter = compose(message, words, brand)
  const facts = letter.booking ? bookingFacts(words, letter.booking) : (letter.facts ?? [])
  const footer = [words.t('mail.signature', { brand: brand.name }), words.t('mail.help', { email: brand.supportEmail })]
  return {
    subject: withoutIsolates(letter.subject),
    text: plainText(letter, facts, footer),
    html: page(letter, facts, footer, message.lang).text,
  }
}
