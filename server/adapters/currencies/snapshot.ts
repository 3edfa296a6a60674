import type { CurrenciesResponse, Currency } from '#contract/shared/currencies.ts'

/**
 * The rates served until a refresh brings newer ones. Units per US dollar, near the European Central Bank's reference rates of
 * the day; AED, SAR, QAR, JOD, BHD and OMR at their pegs; KWD and EGP, which the bank does not publish, near the market.
 * Illustrative: not copied from an official table.
 */
const SNAPSHOT_DAY = '2025-06-30'

const ROWS: readonly (readonly [code: string, name: string, symbol: string, rate: number])[] = [
  ['USD', 'US Dollar', '$', 1],
  ['EUR', 'Euro', '€', 0.853242],
  ['GBP', 'British Pound', '£', 0.729949],
  ['ILS', 'Israeli New Shekel', '₪', 3.37466],
  ['JOD', 'Jordanian Dinar', 'JOD', 0.709],
  ['AED', 'United Arab Emirates Dirham', 'AED', 3.6725],
  ['SAR', 'Saudi Riyal', 'SAR', 3.75],
  ['EGP', 'Egyptian Pound', 'E£', 49.6],
  ['QAR', 'Qatari Riyal', 'QAR', 3.64],
  ['KWD', 'Kuwaiti Dinar', 'KWD', 0.3056],
  ['BHD', 'Bahraini Dinar', 'BHD', 0.376],
  ['OMR', 'Omani Rial', 'OMR', 0.384497],
  ['TRY', 'Turkish Lira', '₺', 39.734],
  ['JPY', 'Japanese Yen', '¥', 144.343],
  ['CNY', 'Chinese Yuan', '¥', 7.16468],
  ['INR', 'Indian Rupee', '₹', 85.8025],
  ['CHF', 'Swiss Franc', 'CHF', 0.797526],
  ['CAD', 'Canadian Dollar', '$', 1.36749],
  ['AUD', 'Australian Dollar', '$', 1.5314],
  ['SEK', 'Swedish Krona', 'kr', 9.51067],
  ['NOK', 'Norwegian Krone', 'kr', 10.0977],
  ['DKK', 'Danish Krone', 'kr', 6.36596],
  ['PLN', 'Polish Zloty', 'zł', 3.61971],
  ['CZK', 'Czech Koruna', 'Kč', 21.1143],
  ['HUF', 'Hungarian Forint', 'Ft', 341.126],
  ['THB', 'Thai Baht', '฿', 32.5299],
  ['SGD', 'Singapore Dollar', '$', 1.27483],
  ['HKD', 'Hong Kong Dollar', '$', 7.84991],
  ['MXN', 'Mexican Peso', '$', 18.848],
  ['BRL', 'Brazilian Real', 'R$', 5.49352],
  ['ZAR', 'South African Rand', 'R', 17.7825],
  ['KRW', 'South Korean Won', '₩', 1355.13],
]

export const RATES_SNAPSHOT: CurrenciesResponse = {
  as_of: SNAPSHOT_DAY,
  currencies: Object.fromEntries(
    ROWS.map(([code, name, symbol, rate]): [string, Currency] => [code, { name, symbol, code, rate }]),
  ),
}
