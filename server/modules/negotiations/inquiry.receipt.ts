import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { paidWithName } from '#contract/booking/wallets.ts'
import { fullName } from '#contract/user/fullName.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { makeFormats } from '#locales/kit/formats.ts'
import { isolate } from '#locales/kit/isolate.ts'
import { formatCharge } from '#locales/kit/money.ts'
import type { DocumentModel, Named } from '#server/documents/documentModel.ts'
import { mailWords, type MailWords } from '#server/mail/mailWords.ts'
import type { DocumentBrand } from '#server/modules/bookings/bookings.receipt.ts'
import { agreedHoursText, type AgreedHours } from './agreedHours.ts'

export interface InquiryReceiptQuestion {
  /** Charged: without a charge there is no receipt. */
  inquiry: Inquiry & { charge: NonNullable<Inquiry['charge']> }
  /** The hours that were paid for; one or both ends of the stay. */
  hours: readonly AgreedHours[]
  /** IANA time zone of the guest; null if unknown. */
  guestZone: string | null
  brand: DocumentBrand
  lang: Locale
  /** The hour cycle of the page that made the request. */
  hourCycle: HourCycle
}

/** Isolated, because amounts run left to right in every language. */
const money = (dollars: number): string => isolate(formatCharge(dollars))

const fact = (name: string, value: string): Named[] => (value === '' ? [] : [{ name, value: isolate(value) }])

const hoursText = (words: MailWords, hours: readonly AgreedHours[]): string => {
  const [first, second] = hours
  if (first === undefined) return ''
  return second === undefined
    ? agreedHoursText(words, first)
    : words.t('documents.hours.both', { checkIn: words.hour(first.at), checkOut: words.hour(second.at) })
}

/** Receipt of a request for hours that was charged. Hours that came back stay on it, with the refund. */
export const inquiryReceipt = ({
  inquiry,
  hours,
  guestZone,
  brand,
  lang,
  hourCycle,
}: InquiryReceiptQuestion): DocumentModel => {
  const { number, hotel, charge, booking, guest_id_at_hotel } = inquiry
  const words = mailWords(lang, hourCycle)
  const { t, moment } = words
  const { day, wallClock } = makeFormats(lang)
  const dayOf = (instant: string): string => day(wallClock(instant, guestZone ?? hotel.time_zone), 'withYear')
  const item = hoursText(words, hours)
  const isRefunded = charge.refunded > 0
  // By invoice, nothing was paid yet.
  const isOwed = charge.last4 === ''
  const [total, less, left] = isOwed
    ? (['owed', 'owedLess', 'owedLeft'] as const)
    : (['total', 'refunded', 'left'] as const)
  return {
    lang,
    title: t('documents.receipt.title'),
    brand: isolate(brand.name),
    issuer: [brand.legal_entity, brand.support_email, brand.support_phone].map((line) => isolate(line)),
    foot: t('documents.receipt.requestFoot', { number }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: [
          ...fact(t('negotiationMail.number'), number),
          ...fact(t('documents.receipt.requestedOn'), dayOf(inquiry.created_at)),
          ...(isOwed
            ? fact(t('documents.receipt.payment'), t('documents.receipt.byInvoice'))
            : [
                ...fact(t('documents.receipt.paidWith'), paidWithName({ ...charge, wallet: null })),
                ...fact(t('documents.receipt.paidOn'), dayOf(charge.at)),
              ]),
        ],
      },
      {
        kind: 'facts',
        title: t('documents.receipt.stay'),
        facts: [
          ...fact(t('documents.receipt.hotel'), hotel.name),
          ...fact(t('documents.receipt.address'), hotel.address),
          ...(booking === null
            ? fact(t('negotiationMail.guest.reference'), guest_id_at_hotel)
            : fact(t('documents.receipt.reference'), booking.reference)),
          ...fact(t('documents.receipt.guest'), fullName(inquiry.guest)),
          ...fact(t('documents.receipt.checkIn'), moment(inquiry.checkin_datetime)),
          ...fact(t('documents.receipt.checkOut'), moment(inquiry.checkout_datetime)),
        ],
      },
      {
        kind: 'table',
        title: t('documents.receipt.price'),
        columns: [
          { name: t('documents.receipt.item'), share: 3 },
          { name: t('documents.receipt.amount'), share: 1, isAmount: true },
        ],
        rows: [
          [
            isRefunded ? t(`documents.lines.${isOwed ? 'bidCanceled' : 'bidRefunded'}`, { item }) : item,
            money(charge.amount),
          ],
        ],
        totals: [
          { name: t(`documents.receipt.${total}`), value: money(charge.amount) },
          ...(isRefunded
            ? [
                { name: t(`documents.receipt.${less}`), value: money(-charge.refunded) },
                {
                  name: t(`documents.receipt.${left}`),
                  value: money(toDollars(toCents(charge.amount) - toCents(charge.refunded))),
                },
              ]
            : []),
        ],
      },
      {
        kind: 'notes',
        title: null,
        lines: [t('documents.receipt.help', { email: brand.support_email, phone: brand.support_phone })],
      },
    ],
  }
}
