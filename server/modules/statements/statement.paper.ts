import { toCents, toDollars } from '#contract/shared/money.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { datePart, type DayHour } from '#contract/hotel/stay.ts'
import { makeFormats } from '#locales/kit/formats.ts'
import { isolate } from '#locales/kit/isolate.ts'
import { formatCharge } from '#locales/kit/money.ts'
import type { DocumentModel } from '#server/documents/documentModel.ts'
import { mailWords } from '#server/mail/mailWords.ts'
import { agreedHoursText, type AgreedHours } from '#server/modules/negotiations/agreedHours.ts'
import type { DocumentBrand } from '#server/modules/bookings/bookings.receipt.ts'
import type { InvoiceEntry } from './statements.tables.ts'

export interface StatementLine {
  /** `cancelled` takes off what `booked` added, `bid_cancelled` what `bid` added. */
  kind: InvoiceEntry['kind']
  /** Cancelled after the deadline: the first night stays due. */
  isNightKept: boolean
  /** Null for a line of the booking itself. */
  bid: AgreedHours | null
  /** The hour cycle of the page that booked. */
  hourCycle: HourCycle
  reference: string
  hotel: string
  check_in: DayHour
  check_out: DayHour
  guest: string
  /** The account's own reference; empty if none. */
  cost_reference: string
  /** US dollars; negative for a cancellation. */
  amount: number
}

/** Amount due of one account for one month. */
export interface Statement {
  account: string
  /** Null while open. */
  number: string | null
  /** `YYYY-MM` */
  month: string
  /** `YYYY-MM-DD`; null while open. */
  due: string | null
  state: 'open' | 'issued' | 'paid'
  lines: readonly StatementLine[]
}

/** The document of a statement; its total is the sum of its lines. */
export const statementPaper = (
  { account, number, month, due, state, lines }: Statement,
  { brand, lang }: { brand: DocumentBrand; lang: Locale },
): DocumentModel => {
  const { t } = mailWords(lang)
  const { day } = makeFormats(lang)
  const total = toDollars(lines.reduce((cents, { amount }) => cents + toCents(amount), 0))
  const fact = (key: 'number' | 'due', value: string | null) =>
    value === null ? [] : [{ name: t(`documents.statement.${key}`), value: isolate(value) }]
  const subjectText = ({ kind, hotel, bid, hourCycle, isNightKept }: StatementLine): string => {
    const subject =
      bid === null
        ? hotel
        : t('documents.statement.bid', {
            item: agreedHoursText(mailWords(lang, hourCycle), bid),
            hotel,
          })
    if (kind === 'bid_cancelled') return t('documents.statement.cancelled', { hotel: subject })
    if (kind === 'cancelled')
      return t(`documents.statement.${isNightKept ? 'cancelledLate' : 'cancelled'}`, { hotel: subject })
    return isolate(subject)
  }
  const monthName = day(`${month}-01`, 'monthYear')
  return {
    lang,
    title: t('documents.statement.title', { month: monthName }),
    brand: isolate(brand.name),
    issuer: [brand.legal_entity, brand.support_email, brand.support_phone].map((line) => isolate(line)),
    foot:
      number === null
        ? t('documents.statement.title', { month: monthName })
        : t('documents.statement.foot', { number }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: [
          { name: t('documents.statement.account'), value: isolate(account) },
          ...fact('number', number),
          { name: t('documents.statement.month'), value: isolate(monthName) },
          ...fact('due', due === null ? null : day(due, 'withYear')),
          { name: t('documents.statement.state'), value: t(`documents.statement.states.${state}`) },
        ],
      },
      {
        kind: 'table',
        title: t('documents.statement.bookings'),
        columns: [
          { name: t('documents.statement.reference'), share: 1.8 },
          { name: t('documents.statement.hotel'), share: 2.3 },
          { name: t('documents.statement.dates'), share: 3.9 },
          { name: t('documents.statement.guest'), share: 2 },
          { name: t('documents.statement.costReference'), share: 1.7 },
          { name: t('documents.statement.amount'), share: 2, isAmount: true },
        ],
        rows: lines.map((line) => [
          isolate(line.reference),
          subjectText(line),
          [line.check_in, line.check_out].map((at) => isolate(day(datePart(at), 'dayMonthYear'))).join(' – '),
          isolate(line.guest),
          isolate(line.cost_reference),
          isolate(formatCharge(line.amount)),
        ]),
        totals: [{ name: t('documents.statement.total'), value: isolate(formatCharge(total)) }],
      },
      ...(lines.length === 0 ? [{ kind: 'notes' as const, title: null, lines: [t('documents.statement.none')] }] : []),
    ],
  }
}
