import type { RatesSource, RatesTable } from './rates.port.ts'

/** The European Central Bank's reference rates, published about 16:00 Central European Time on working days. */
const ECB_DAILY_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const ANSWER_WITHIN_MS = 10_000
/** Limit in characters; the real file has about 2,000. */
const MAX_LETTERS = 100_000

const NOT_A_TABLE = 'the answer is not a table of the central bank'
const DAY = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/
const RATE = /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,9}(?:\.\d{1,9})?)['"]/g

/**
 * Parses the bank's daily XML, whose rates are per euro, into rates per US dollar.
 * @throws if the text has no day or no US dollar.
 */
export const parseEcbRates = (xml: string): RatesTable => {
  const day = DAY.exec(xml)?.[1]
  const perEuro = new Map<string, number>([['EUR', 1]])
  for (const [, code, rate] of xml.matchAll(RATE)) {
    if (code !== undefined && Number(rate) > 0) perEuro.set(code, Number(rate))
  }
  const dollars = perEuro.get('USD')
  if (dollars === undefined || !isDay(day)) throw new Error(NOT_A_TABLE)
  const rates = Array.from(perEuro, ([code, rate]): [string, number] => [code, rate / dollars])
  return { as_of: day, rates: Object.fromEntries(rates) }
}

const isDay = (text: string | undefined): text is string => {
  try {
    return Temporal.PlainDate.from(text ?? '').toString() === text
  } catch {
    return false
  }
}

export const ecbRates = (options: { url?: string; fetch?: typeof fetch } = {}): RatesSource => ({
  fetch: async () => {
    const ask = options.fetch ?? fetch
    const answer = await ask(options.url ?? ECB_DAILY_URL, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    if (!answer.ok) throw new Error(`the central bank answered ${answer.status}`)
    const xml = await answer.text()
    if (xml.length > MAX_LETTERS) throw new Error('the answer of the central bank is too long')
    return parseEcbRates(xml)
  },
})
