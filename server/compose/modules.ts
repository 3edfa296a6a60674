import type { Handlers } from '#server/http/handler.ts'
import { bookingsModule } from '#server/modules/bookings/bookings.module.ts'
import { companyRoutes } from '#server/modules/company/company.routes.ts'
import { configRoutes } from '#server/modules/config/config.routes.ts'
import { currenciesRoutes } from '#server/modules/currencies/currencies.routes.ts'
import { favoritesModule } from '#server/modules/favorites/favorites.module.ts'
import { healthRoutes } from '#server/modules/health/health.routes.ts'
import { hotelsRoutes } from '#server/modules/hotels/hotels.routes.ts'
import { negotiationsModule } from '#server/modules/negotiations/negotiations.module.ts'
import { outboxRoutes } from '#server/modules/outbox/outbox.routes.ts'
import { paymentMethodsModule } from '#server/modules/paymentMethods/paymentMethods.module.ts'
import { paymentsModule } from '#server/modules/payments/payments.module.ts'
import { placesRoutes } from '#server/modules/places/places.routes.ts'
import { ratesRoutes } from '#server/modules/rates/rates.routes.ts'
import { createInvoices } from '#server/modules/statements/invoices.service.ts'
import { statementsRoutes } from '#server/modules/statements/statements.routes.ts'
import { supportModule } from '#server/modules/support/support.module.ts'
import { accountModules } from './account.ts'
import type { Adapters } from './adapters.ts'

/** Every module, one line each: it picks its dependencies from `adapters` and returns the handlers of its calls. */
export const composeModules = (adapters: Adapters): Handlers => {
  const { handlers: negotiations, bids } = negotiationsModule({ ...adapters, invoices: createInvoices(adapters).bids })
  return {
    ...healthRoutes(adapters),
    ...configRoutes(adapters),
    ...currenciesRoutes(adapters),
    ...placesRoutes(adapters),
    ...hotelsRoutes(adapters),
    ...ratesRoutes(adapters),
    ...paymentsModule(adapters),
    ...paymentMethodsModule(adapters),
    ...bookingsModule({ ...adapters, bids }),
    ...companyRoutes(adapters),
    ...statementsRoutes(adapters),
    ...favoritesModule(adapters),
    ...negotiations,
    ...supportModule(adapters),
    ...accountModules(adapters),
    ...outboxRoutes(adapters),
  }
}
