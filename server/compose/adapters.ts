import { NEAREST_KM } from '#contract/hotel/destination.ts'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { HealthResponse } from '#contract/http/config.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { airportAt, nearbyOf } from '#server/adapters/places/nearby.ts'
import { ecbRates } from '#server/adapters/currencies/ecb.rates.ts'
import { RATES_SNAPSHOT } from '#server/adapters/currencies/snapshot.ts'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import type { GatewaySettings } from '#server/adapters/payments/braintree.client.ts'
import { braintreeSettlementReport } from '#server/adapters/payments/braintree.settlementReport.ts'
import { braintreeWebhooks } from '#server/adapters/payments/braintree.webhooks.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import { googlePlaces } from '#server/adapters/places/google.places.ts'
import { localPlaces, type CountHotels, type Lodging } from '#server/adapters/places/local.places.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { loyaltyPersonalData } from '#server/modules/loyalty/loyalty.personalData.ts'
import { personMarks } from '#server/modules/loyalty/personMarks.ts'
import { loadSecret } from '#server/db/secrets.ts'
import { createDocuments } from '#server/documents/documents.ts'
import type { Caller } from '#server/http/handler.ts'
import type { PeerEnv } from '#server/http/peer.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createMail } from '#server/mail/mail.ts'
import { localTransport, smtpTransport } from '#server/mail/transport.ts'
import { brandOf } from '#server/modules/config/config.routes.ts'
import { currencyRates } from '#server/modules/currencies/currencies.service.ts'
import { loadAnswerRecords } from '#server/modules/answerRecord/answerRecords.ts'
import type { CityName } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { areaOf } from '#server/modules/hotels/hotels.search.ts'
import { createLoyalty, type DiscountRequest } from '#server/modules/loyalty/loyalty.service.ts'
import { vaultCustomerOf } from '#server/modules/paymentMethods/paymentMethods.service.ts'
import { createCardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import { createPayments } from '#server/modules/payments/payments.service.ts'
import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { popularPlaces } from '#server/modules/places/popular.ts'
import { soldNear } from '#server/modules/places/soldNear.ts'
import { rateKeys } from '#server/modules/rates/rateKey.ts'
import { requireVerifiedCaller } from '#server/modules/user/user.service.ts'
import { createSecurityLog } from '#server/securityLog.ts'
import { catalogueContent } from '#server/demo/catalogue/catalogueContent.ts'
import { cityById } from '#server/demo/catalogue/cities.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { PASSWORD_COST, type PasswordCost } from '#server/emulators/identity/passwords.ts'
import { loadCatalogue, soldCities } from './catalogue.ts'
import { createIdentity } from './identity.ts'

export interface AdaptersDeps {
  config: Config
  database: Pick<OpenDatabase, 'db' | 'kind'>
  clock: Clock
  log: Logger
  build: string
  /** Origin of the pages. */
  origin: string
  /** Null with the live card gateway. */
  gatewayOrigin: string | null
  status: () => HealthResponse['status']
  /** The database in use, or `down` while it does not answer. */
  databaseState: () => HealthResponse['database']
  /** Lower in tests. */
  passwordCost?: PasswordCost
}

export type Adapters = Awaited<ReturnType<typeof createAdapters>>

const LOCAL_SENDER = 'no-reply@stayless.example'

/** Everything that modules depend on. Choose adapters here and nowhere else. */
export const createAdapters = async (deps: AdaptersDeps) => {
  const { config, clock, log, gatewayOrigin } = deps
  const { db } = deps.database
  const brand = brandOf(config)
  const jobs = createJobs({ db, clock, log })
  const from = config.mailFrom ?? `${brand.name} <${LOCAL_SENDER}>`
  const transport = config.smtpUrl === null ? localTransport(from) : smtpTransport(config.smtpUrl, from)
  const mail = createMail({
    db,
    clock,
    jobs,
    brand: { name: brand.name, supportEmail: brand.support_email, origin: deps.origin },
    transport,
  })
  const logSecurityEvent = createSecurityLog(log)
  const identity = createIdentity({
    config,
    db,
    clock,
    mail,
    logSecurityEvent,
    origin: deps.origin,
    passwordCost: deps.passwordCost ?? PASSWORD_COST,
  })
  const catalogue = await loadCatalogue(db, clock)
  const content = catalogueContent(clock)
  const cardService: GatewaySettings = {
    account: accountOf(config, gatewayOrigin),
    log: (message, details) => log.warn(details, message),
  }
  const gateway = braintreeGateway(cardService)
  const vault = braintreeVault(cardService)
  const marks = personMarks(await loadSecret(db, 'person_marks', clock))
  const loyalty = createLoyalty({ db, clock, jobs, marks })
  const countHotels: CountHotels = (search) => catalogue.hotels.count(search.destination.point, areaOf(search))
  const knownPlaces = localPlaces({
    lodging: lodgingOf(catalogue.records),
    countHotels,
    nearestHotel: (point) => catalogue.hotels.around(point, { kind: 'circle', km: NEAREST_KM }).take()?.km ?? null,
  })
  const cityOf = soldCities(catalogue.records, knownPlaces)
  const holders: PersonalDataStore[] = [loyaltyPersonalData(db)]
  const mounts: Hono<PeerEnv>[] = []
  const beginnings: (() => Promise<void>)[] = []
  return {
    ...deps,
    brand,
    documents: createDocuments({ log }),
    catalogue,
    hotels: catalogue.hotels,
    availability: catalogue.availability,
    answerRecords: await loadAnswerRecords(db, clock),
    isDemo: catalogue.isDemo,
    db,
    jobs,
    mail,
    logSecurityEvent,
    staffEmail: config.staffEmail ?? brand.support_email,
    hotelSharePercent: config.hotelSharePercent,
    loyalty,
    discounts: (uid: string | null, request: DiscountRequest) => loyalty.discounts(db, uid, request, 'promo'),
    identity,
    identityAnswer: identity.answer,
    admin: identity.admin,
    gateway,
    payments: createPayments({ db, clock, gateway, vault, jobs, log }),
    vault,
    webhooks: braintreeWebhooks(cardService),
    books: braintreeSettlementReport(cardService),
    tries: createCardAttemptLimiter({ db, clock, gateway }),
    customerOf: (uid: string) => vaultCustomerOf(db, uid),
    requireUser: (caller: Caller | null) => requireVerifiedCaller({ db }, caller),
    keys: rateKeys(await loadSecret(db, 'rate_keys', clock)),
    rates: currencyRates({ initial: RATES_SNAPSHOT, source: ecbRates(), log: ratesLog(config, log) }),
    places: config.placesKey === null ? knownPlaces : googlePlaces({ apiKey: config.placesKey, own: knownPlaces, log }),
    knownPlaces,
    popular: popularPlaces({ records: catalogue.records, cityOf, content, countHotels }),
    soldNear: soldNear({
      records: catalogue.records,
      cityOf,
      countHotels: (search) =>
        countHotels(search) || catalogue.hotels.count(search.destination.point, { kind: 'circle', km: NEAREST_KM }),
    }),
    content,
    image: (hotelId: string, hour: number) => content.image(hotelId, hour),
    nearby: (hotel: { id: string; lat: number; lng: number }, locale: Locale) =>
      nearbyOf(hotel, cityOf(catalogue.hotels.hotel(hotel.id)?.city_id ?? ''), locale),
    airportAt,
    cityName: ((hotel, locale) => cityById(hotel.city_id)?.name[locale] ?? '') satisfies CityName,
    mounts,
    /** Adds a module's routes outside the API. */
    mount: (routes: Hono<PeerEnv>): void => void mounts.push(routes),
    beginnings,
    /** Adds work that a module must finish before the first request. */
    atStart: (work: () => Promise<void>): void => void beginnings.push(work),
    holders,
    /** Registers a module's data about guests for their export and for account deletion. */
    registerPersonalData: (holder: PersonalDataStore): void => void holders.push(holder),
  }
}

const lodgingOf = (hotels: readonly HotelRecord[]): Lodging[] =>
  hotels.flatMap(({ id, city_id, names, lat, lng }) => {
    const city = cityById(city_id)
    return city ? [{ id, names, city: city.name, lat, lng }] : []
  })

/** The embedded run may have no network: do not warn when the rate source is unreachable. */
const ratesLog = ({ env }: Config, log: Logger): Pick<Logger, 'info' | 'warn'> =>
  env === 'embedded' ? log.child({}, { level: 'error' }) : log

const accountOf = ({ payment }: Config, gatewayOrigin: string | null): GatewaySettings['account'] => {
  if (payment.mode !== 'sandbox-local') return payment
  if (gatewayOrigin === null) throw new Error('The local card gateway is not running')
  return localAccount(gatewayOrigin)
}
