import type { Handlers } from '#server/http/handler.ts'
import type { CurrencyRates } from './currencies.service.ts'

/** GET /currencies/ (specification §7): fetched once at the start of the page. */
export const currenciesRoutes = ({
  rates,
}: {
  rates: Pick<CurrencyRates, 'currentRates'>
}): Pick<Handlers, 'currencies'> => ({
  currencies: async () => rates.currentRates(),
})
