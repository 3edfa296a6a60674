import type { Handlers } from '#server/http/handler.ts'
import type { CurrencyRates } from './currencies.service.ts'

/** GET /currencies/ (specification §7): fetched once when the page starts. */
export const currenciesRoutes = ({
  rates,
}: {
  rates: Pick<CurrencyRates, 'currentRates'>
}): Pick<Handlers, 'currencies'> => ({
  currencies: async () => rates.currentRates(),
})
