import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import type { PageI18n } from './I18nContext.tsx'

/** "Visa ending in 4242". */
export const cardName = (words: PageI18n, { brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string =>
  words.t('payments.card', { brand, last4 })

/** Brand letters on the card icon, by brand. */
const MARKS: Partial<Record<string, string>> = {
  Visa: 'VISA',
  MasterCard: 'MC',
  'American Express': 'AMEX',
  Discover: 'DISC',
  'Diners Club': 'DINERS',
  'China UnionPay': 'UP',
  Maestro: 'MAES',
  JCB: 'JCB',
}
export const brandMark = (brand: string): string | null => MARKS[brand] ?? null

/** `12/40`, as printed on the card. */
export const cardDate = (expires: string): string => `${expires.slice(5)}/${expires.slice(2, 4)}`
