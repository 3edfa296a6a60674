import type { Currency } from '#contract/shared/currencies.ts'

export interface NamedCurrency extends Currency {
  /** In the guest's language. */
  title: string
}

/** Lower case, without accents and vowel signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** Currencies whose name, code or symbol contains every typed word; the chosen one first, then local ones, then by name. */
export const findCurrencies = (
  currencies: readonly NamedCurrency[],
  typed: string,
  { chosen, local, locale }: { chosen: string; local: readonly string[]; locale: string },
): NamedCurrency[] => {
  const terms = plain(typed).split(/\s+/).filter(Boolean)
  const { compare } = new Intl.Collator(locale)
  const first = [chosen, ...local]
  const rankOf = (code: string): number => (first.includes(code) ? first.indexOf(code) : first.length)
  return currencies
    .filter(({ title, name, code, symbol }) => {
      const all = plain(`${title} ${name} ${code} ${symbol}`)
      return terms.every((word) => all.includes(word))
    })
    .sort((one, other) => rankOf(one.code) - rankOf(other.code) || compare(one.title, other.title))
}
