import type { Booking } from '#contract/bookings.ts'
import { directionOf, type Locale } from '#contract/locale.ts'
import { hourOf, nightsOf, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/stay.ts'
import { formatDayHour, formatDollars, formatInstant, isolate } from './formats.ts'
import { markup, type Html } from '#server/html.ts'
import type { MailMessage } from './messages.ts'
import { stayLine } from './stayLine.ts'
import { ar } from './texts/ar.ts'
import { en, type MailTexts } from './texts/en.ts'
import { he } from './texts/he.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export interface MailBrand {
  name: string
  supportEmail: string
}

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, ar, he }

/** An e-mail before it has a shape: what both the HTML and the plain text say. */
interface Letter {
  subject: string
  title: string
  lines: string[]
  code?: string
  link?: { href: string; label: string }
  booking?: Booking
  note?: string
}

const compose = (message: MailMessage, texts: MailTexts): Letter => {
  switch (message.template) {
    case 'verification_code': {
      const { title, lead, note, subject } = texts.verification_code
      return { subject: subject(message.data.code), title, lines: [lead], code: message.data.code, note }
    }
    case 'email_change_code': {
      const { title, lead, note, subject } = texts.email_change_code
      return { subject: subject(message.data.code), title, lines: [lead], code: message.data.code, note }
    }
    case 'email_taken': {
      const { subject, title, lead, note } = texts.email_taken
      return { subject, title, lines: [lead], note }
    }
    case 'email_changed': {
      const { subject, title, lead, note } = texts.email_changed
      return { subject, title, lines: [lead(isolate(message.data.email))], note }
    }
    case 'password_reset': {
      const { subject, title, lead, button, note } = texts.password_reset
      return { subject, title, lines: [lead], link: { href: message.data.link, label: button }, note }
    }
    case 'booking_confirmed': {
      const { booking } = message.data
      const { subject, title, lead } = texts.booking_confirmed
      const lines = [texts.greeting(isolate(booking.guest.first_name)), lead(isolate(booking.hotel.name))]
      return {
        subject: subject(booking.hotel.name, booking.reference),
        title,
        lines,
        booking,
        note: cancellationOf(booking, message.lang, texts),
      }
    }
    case 'booking_cancelled': {
      const { booking, refund } = message.data
      const { subject, title, lead, ...money } = texts.booking_cancelled
      const back = refund > 0 ? money.refund(isolate(formatDollars(refund, message.lang))) : money.noRefund
      const lines = [texts.greeting(isolate(booking.guest.first_name)), lead(isolate(booking.hotel.name)), back]
      return { subject: subject(booking.hotel.name, booking.reference), title, lines, booking }
    }
  }
}

const cancellationOf = ({ cancellation, hotel }: Booking, lang: Locale, texts: MailTexts): string =>
  cancellation.deadline === null
    ? texts.booking.notRefundable
    : texts.booking.freeUntil(
        isolate(formatInstant(cancellation.deadline, hotel.time_zone, lang)),
        isolate(hotel.time_zone),
      )

type Fact = readonly [label: string, value: string]

const factsOf = (booking: Booking, lang: Locale, { booking: words }: MailTexts): Fact[] => {
  /** Only hours beyond the standard have something to say about the hotel's promise. */
  const side = (at: string, isBeyond: boolean, guaranteed: boolean): string => {
    const promise = guaranteed ? words.guaranteed : words.asked
    return `${isolate(formatDayHour(at, lang))}${isBeyond ? ` (${promise})` : ''}`
  }
  const nights = words.nights(nightsOf({ checkIn: booking.check_in, checkOut: booking.check_out }))
  return [
    [words.reference, isolate(booking.reference)],
    [words.guest, isolate(`${booking.guest.first_name} ${booking.guest.last_name}`)],
    [words.room, isolate(booking.room.name)],
    [
      words.checkIn,
      side(booking.check_in, hourOf(booking.check_in) < STANDARD_CHECK_IN_HOUR, booking.checkin_guaranteed),
    ],
    [
      words.checkOut,
      side(booking.check_out, hourOf(booking.check_out) > STANDARD_CHECK_OUT_HOUR, booking.checkout_guaranteed),
    ],
    [words.total, `${isolate(formatDollars(booking.total, lang))} · ${nights}`],
  ]
}

const plainText = (letter: Letter, facts: readonly Fact[], footer: readonly string[]): string =>
  [
    letter.title,
    ...letter.lines,
    letter.code,
    letter.link?.href,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    letter.note,
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
const PAGE = "margin:0;padding:24px;background:#faf6ef;color:#141a33;font:16px/1.5 'Segoe UI',Tahoma,Arial,sans-serif"
const CARD = 'max-width:560px;background:#fffdf9;border-radius:16px'

const factTable = (facts: readonly Fact[], dir: string): Html => {
  const rows = facts.map(
    ([label, value]) =>
      markup`<tr><th scope="row" align="${dir === 'rtl' ? 'right' : 'left'}" style="${LABEL}">${label}</th><td>${value}</td></tr>`,
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
    letter.note ? paragraph(letter.note) : markup``,
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
  const texts = TEXTS[message.lang]
  const letter = compose(message, texts)
  const facts = letter.booking ? factsOf(letter.booking, message.lang, texts) : []
  const footer = [texts.signature(isolate(brand.name)), texts.help(isolate(brand.supportEmail))]
  return {
    subject: letter.subject,
    text: plainText(letter, facts, footer),
    html: page(letter, facts, footer, message.lang).text,
  }
}
