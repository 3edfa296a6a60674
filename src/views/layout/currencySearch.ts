import type { Currency } from '#contract/currencies.ts'

export interface NamedCurrency extends Currency {
  /** In the guest's language. */
  title: string
}

/** Without accents and vowel signs, in small letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** The currencies whose name, code or sign holds every typed word; the chosen one first, the others by their names. */
export const findCurrencies = (
  currencies: readonly NamedCurrency[],
  typed: string,
  { chosen, locale }: { chosen: string; locale: string },
): NamedCurrency[] => {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  const { compare } = new Intl.Collator(locale)
  return currencies
    .filter(({ title, name, code, symbol }) => {
      const all = plain(`${title} ${name} ${code} ${symbol}`)
      return wanted.every((word) => all.includes(word))
    })
    .sort(
      (one, other) => Number(other.code === chosen) - Number(one.code === chosen) || compare(one.title, other.title),
    )
}
