import { expect, test } from 'vitest'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { toCents } from '#contract/shared/money.ts'
import { en } from '#locales/en.ts'
import { createPageI18n } from './I18nContext.tsx'

/** Units per dollar: equal, fewer, a few more, and very many. */
const RATES = [1, 0.3059, 0.853242, 3.37466, 3.6725, 89_500] as const
const PRICES = Array.from({ length: 400 }, (_, place) => ((place * 7_919) % 250_000) / 100)

const figureIn = (shown: string): number => Number(shown.replaceAll(/[^\d.-]/g, '')) * (shown.includes('−') ? -1 : 1)

test.each(RATES)('at %d per dollar the shown change equals the difference of the shown prices', (rate) => {
  const code = rate === 1 ? DEFAULT_CURRENCY.code : 'ILS'
  const words = createPageI18n('en', en, { ...DEFAULT_CURRENCY, code, rate })
  for (const [place, from] of PRICES.entries()) {
    const to = PRICES[(place * 31 + 7) % PRICES.length] ?? 0
    const [before, after] = [figureIn(words.money(from)), figureIn(words.money(to))]
    expect([from, to, words.moneyApart(from, to).gap]).toEqual([from, to, after - before])
    expect([from, to, figureIn(words.moneyChange(from, to))]).toEqual([from, to, after - before])
  }
})

test.each(RATES)('at %d per dollar the charged lines add up as shown', (rate) => {
  const code = rate === 1 ? DEFAULT_CURRENCY.code : 'ILS'
  const words = createPageI18n('en', en, { ...DEFAULT_CURRENCY, code, rate })
  for (const [place, price] of PRICES.entries()) {
    const lines = [price, -(PRICES[(place * 13) % PRICES.length] ?? 0), PRICES[(place * 17) % PRICES.length] ?? 0]
    const total = lines.reduce((sum, line) => sum + toCents(line), 0)
    const shownTotal = lines.reduce((sum, line) => sum + toCents(figureIn(words.exactMoney(line))), 0)
    expect([lines, shownTotal, toCents(figureIn(words.exactMoney(total / 100)))]).toEqual([lines, total, total])
  }
})
