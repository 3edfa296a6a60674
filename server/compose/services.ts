import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { HealthAnswer } from '#contract/config.ts'
import { ecbRates } from '#server/adapters/currencies/ecb.rates.ts'
import { RATES_SNAPSHOT } from '#server/adapters/currencies/snapshot.ts'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import type { GatewaySettings } from '#server/adapters/payments/braintree.client.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import { localPlaces, type Lodging } from '#server/adapters/places/local.places.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { loadSecret } from '#server/db/secrets.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import type { PeerEnv } from '#server/http/peer.ts'
import { pictureRoutes } from '#server/http/pictures.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { forgetLimitsHourly } from '#server/limits/limits.jobs.ts'
import { createSecurityLog, type TellSecurity } from '#server/securityLog.ts'
import { createSessions, type Sessions } from '#server/adapters/identity/sessions.ts'
import { noticeWays } from '#server/modules/user/user.ways.ts'
import { keepHouse } from './retention.ts'
import { createMail } from '#server/mail/mail.ts'
import { localTransport, smtpTransport } from '#server/mail/transport.ts'
import type { ViewDeps } from '#server/modules/bookings/bookings.view.ts'
import { companyRoutes } from '#server/modules/company/company.routes.ts'
import { brandOf, configRoutes } from '#server/modules/config/config.routes.ts'
import { currenciesRoutes } from '#server/modules/currencies/currencies.routes.ts'
import { currencyRates, type CurrencyRates } from '#server/modules/currencies/currencies.service.ts'
import { favoritesHolder } from '#server/modules/favorites/favorites.holder.ts'
import { favoritesRoutes } from '#server/modules/favorites/favorites.routes.ts'
import { healthRoutes } from '#server/modules/health/health.routes.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { hotelsRoutes } from '#server/modules/hotels/hotels.routes.ts'
import { outboxPage } from '#server/modules/outbox/outbox.page.ts'
import { outboxRoutes } from '#server/modules/outbox/outbox.routes.ts'
import { vaultCustomerOf } from '#server/modules/paymentMethods/paymentMethods.service.ts'
import { paymentMethodsHolder } from '#server/modules/paymentMethods/paymentMethods.holder.ts'
import { createCardTries } from '#server/modules/payments/cardTries.ts'
import { paymentRoutes } from '#server/modules/payments/payments.routes.ts'
import { placesRoutes } from '#server/modules/places/places.routes.ts'
import { rateKeys } from '#server/modules/rates/rateKey.ts'
import { ratesRoutes } from '#server/modules/rates/rates.routes.ts'
import { provenCaller } from '#server/modules/user/user.service.ts'
import { catalogueContent } from '#server/standins/catalogue/catalogueContent.ts'
import { cityById } from '#server/standins/catalogue/cities.ts'
import { drawPicture } from '#server/standins/catalogue/pictures.ts'
import { localAccount } from '#server/standins/gateway/merchant.ts'
import { composeBookings } from './bookings.ts'
import { loadCatalogue, type Catalogue } from './catalogue.ts'
import { createIdentity } from './identity.ts'
import { composePaymentMethods } from './paymentMethods.ts'
import { composeUser } from './user.ts'

export interface ServiceDeps {
  config: Config
  database: Pick<OpenDatabase, 'db' | 'kind'>
  clock: Clock
  log: Logger
  build: string
  /** Where the pages are. */
  origin: string
  /** Null with the live card service. */
  gatewayOrigin: string | null
  status: () => HealthAnswer['status']
  /** Which database answers just now. */
  databaseState: () => HealthAnswer['database']
}

export interface Services {
  handlers: Handlers
  verifyBearer: Sessions['callerOf']
  tellSecurity: TellSecurity
  /** What answers beside the API: the local identity provider, the outbox for a person. */
  mounts: Hono<PeerEnv>[]
  jobs: Jobs
  rates: CurrencyRates
  catalogue: Catalogue
}

const LOCAL_SENDER = 'no-reply@stayless.example'

const lodgingOf = (hotels: readonly HotelRecord[]): Lodging[] =>
  hotels.flatMap(({ id, city_id, names, lat, lng }) => {
    const city = cityById(city_id)
    return city ? [{ id, names, city: city.name, lat, lng }] : []
  })

/** The embedded run is at home without a network: that nobody answers there is no trouble. */
const ratesLog = ({ env }: Config, log: Logger): Pick<Logger, 'info' | 'warn'> =>
  env === 'embedded' ? log.child({}, { level: 'error' }) : log

/** Every module with what it stands on: here, and only here, is decided which adapter does what. */
export const createServices = async (deps: ServiceDeps): Promise<Services> => {
  const { config, database, clock, log, gatewayOrigin } = deps
  const { db } = database
  const brand = brandOf(config)
  const jobs = createJobs({ db, clock, log })
  await forgetLimitsHourly({ db, clock, jobs })
  const from = config.mailFrom ?? `${brand.name} <${LOCAL_SENDER}>`
  const transport = config.smtpUrl === null ? localTransport(from) : smtpTransport(config.smtpUrl, from)
  const mail = createMail({
    db,
    clock,
    jobs,
    brand: { name: brand.name, supportEmail: brand.support_email },
    transport,
  })
  const tellSecurity = createSecurityLog(log)
  const identity = createIdentity({ config, db, clock, mail, tellSecurity, origin: deps.origin })
  const sessions = createSessions({
    verifier: identity.verifier,
    accounts: identity.admin,
    clock,
    seen: (account) => noticeWays({ db, mail, tellSecurity }, account),
    revoked: (uid) => tellSecurity('revoked_session_used', { uid }),
  })
  const requireUser = (caller: Caller | null) => provenCaller({ db }, caller)
  await keepHouse({ db, clock, jobs, admin: identity.admin, tellSecurity, forgetSessions: identity.forgetSessions })
  const catalogue = await loadCatalogue(db, clock)
  const keys = rateKeys(await loadSecret(db, 'rate_keys', clock))
  const cardService: GatewaySettings = {
    account: accountOf(config, gatewayOrigin),
    log: (message, details) => log.warn(details, message),
  }
  const gateway = braintreeGateway(cardService)
  const rates = currencyRates({ initial: RATES_SNAPSHOT, source: ecbRates(), log: ratesLog(config, log) })
  const places = localPlaces({ lodging: lodgingOf(catalogue.records) })
  const offers = { ...catalogue, keys, content: catalogueContent, clock }
  const view: ViewDeps = {
    hotels: catalogue.hotels,
    image: (hotelId, hour) => catalogueContent.image(hotelId, hour),
  }

  const tries = createCardTries({ db, clock, gateway })
  const bookings = composeBookings({
    db,
    clock,
    jobs,
    mail,
    gateway,
    catalogue,
    content: catalogueContent,
    keys,
    tries,
    staffEmail: config.staffEmail ?? brand.support_email,
    log,
    requireUser,
  })

  const handlers: Handlers = {
    ...healthRoutes({ status: deps.status, database: deps.databaseState, build: deps.build }),
    ...configRoutes({ config, identity: identity.answer, build: deps.build, gatewayOrigin, isDemo: catalogue.isDemo }),
    ...currenciesRoutes({ rates }),
    ...placesRoutes({ places }),
    ...hotelsRoutes(offers),
    ...ratesRoutes(offers),
    ...paymentRoutes({ db, clock, gateway, customerOf: (uid) => vaultCustomerOf(db, uid), requireUser }),
    ...composePaymentMethods({ db, clock, jobs, vault: braintreeVault(cardService), tries, requireUser }),
    ...composeUser({
      db,
      clock,
      jobs,
      mail,
      admin: identity.admin,
      view,
      holders: [paymentMethodsHolder({ db, clock, jobs }), favoritesHolder(db)],
      log,
      tellSecurity,
    }),
    ...bookings,
    ...companyRoutes({ db, clock, ...view }),
    ...favoritesRoutes({
      db,
      clock,
      hotels: catalogue.hotels,
      content: catalogueContent,
      cityName: ({ city_id }, locale) => cityById(city_id)?.name[locale] ?? '',
    }),
    ...outboxRoutes({ db }),
  }
  return {
    handlers,
    verifyBearer: sessions.callerOf,
    tellSecurity,
    mounts: [identity.routes, pictureRoutes(drawPicture), ...(config.env === 'embedded' ? [outboxPage({ db })] : [])],
    jobs,
    rates,
    catalogue,
  }
}

const accountOf = ({ payment }: Config, gatewayOrigin: string | null): GatewaySettings['account'] => {
  if (payment.mode !== 'sandbox-local') return payment
  if (gatewayOrigin === null) throw new Error('The local card gateway is not running')
  return localAccount(gatewayOrigin)
}
