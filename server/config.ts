import { resolve } from 'node:path'
import { create, StructError } from 'superstruct'
import { ServiceAccount, type ServiceAccountKey } from './adapters/identity/serviceAccount.ts'
import { checkProduction, IDENTITY_SETTINGS, PAYMENT_SETTINGS, type Tell } from './config.production.ts'
import { Environment } from './config.fields.ts'
import type { DatabaseSettings } from './db/open.ts'
import { isLoopbackAddress } from './http/peer.ts'
import type { LogLevel } from './log.ts'
import { OperatorError } from './operator.ts'

export type IdentityConfig =
  /** With enumeration protection, an unknown account and a wrong password get the same response: the live service's default. */
  | { mode: 'local'; enumerationProtection: boolean }
  | { mode: 'firebase'; apiKey: string; authDomain: string; projectId: string; account: ServiceAccountKey }

export type PaymentConfig =
  | { mode: 'sandbox-local' }
  | { mode: 'sandbox' | 'production'; merchantId: string; publicKey: string; privateKey: string }

export interface WalletsConfig {
  appleScript: string
  googleScript: string
  /** Our merchant id at Google; null: Google Pay runs in test mode only. */
  googleMerchantId: string | null
}

export interface Config {
  env: 'embedded' | 'production'
  host: string
  port: number
  gatewayPort: number
  /** Absolute. */
  dataDir: string
  database: DatabaseSettings
  identity: IdentityConfig
  payment: PaymentConfig
  /** Used with the live card gateway; the local one has its own scripts. */
  wallets: WalletsConfig
  logLevel: LogLevel
  /** Public origin of this server; null: derived from the address it listens on. */
  publicOrigin: string | null
  /** Number of our own proxies in front of the server: the visitor's address is the one the outermost proxy saw. */
  trustedProxies: number
  smtpUrl: string | null
  mailFrom: string | null
  /** Receives e-mails about bookings that need a decision; null: the support address. */
  staffEmail: string | null
  /** The part of an accepted price for extra hours that the hotel gets. */
  hotelSharePercent: number
  /** Tile server of the map, and the attribution that every map with its tiles must show; null: the offline map. */
  mapTiles: { url: string; attribution: string } | null
  /** Key of the Places API (New); null: use our own places only. */
  placesKey: string | null
  /** Where to report a vulnerability, as `mailto:` or `https:`; null: the support address. */
  securityContact: string | null
  brand: {
    name: string | null
    supportPhone: string | null
    supportEmail: string | null
    legalEntity: string | null
  }
}

/** A wrong variable. `why` is the end of a sentence that begins with its name. */
export interface Fault {
  variable: string
  why: string
}

/** The environment is invalid. The message has one sentence per variable. */
export class ConfigError extends OperatorError {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ variable, why }) => `${variable} ${why}`).join('\n'))
    this.name = 'ConfigError'
    this.faults = faults
  }
}

type Given = Readonly<Record<string, string | undefined>>
/** Reports and drops variables that are invalid on their own, for the rest to be checked too. */
const parse = (environment: Given, tell: Tell): Environment => {
  // An empty variable counts as not set.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  try {
    return create(given, Environment)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const wrong = error.failures()
    for (const { key, message } of wrong) tell(String(key), message)
    return create(
      Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.some(({ key }) => key === name))),
      Environment,
    )
  }
}

const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host)

const TILES_SETTINGS = ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'] as const

/** All of these variables or none: a service configured by half is an error. */
const together = <Name extends keyof Environment>(
  given: Environment,
  names: readonly Name[],
  tell: Tell,
): Record<Name, string> | undefined => {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = given[name]
    if (typeof value === 'string') values[name] = value
  }
  if (isWhole(values, names)) return values
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length < names.length)
    for (const one of missing) tell(one, `is missing beside ${names.filter((name) => name !== one).join(', ')}.`)
  return undefined
}
const isWhole = <Name extends string>(
  values: Partial<Record<Name, string>>,
  names: readonly Name[],
): values is Record<Name, string> => names.every((name) => values[name] !== undefined)

/** Parses a key file of the live service (JSON). Never report any of its content. */
const readServiceAccount = (text: string, tell: Tell): ServiceAccountKey => {
  try {
    return create(JSON.parse(text), ServiceAccount)
  } catch {
    tell('FIREBASE_SERVICE_ACCOUNT', 'is no key file: JSON with client_email and private_key.')
    return { client_email: '', private_key: '' }
  }
}

const readIdentity = (given: Environment, tell: Tell): IdentityConfig => {
  const live = together(given, IDENTITY_SETTINGS, tell)
  if (!live) return { mode: 'local', enumerationProtection: given.IDENTITY_ENUMERATION_PROTECTION === 'on' }
  return {
    mode: 'firebase',
    apiKey: live.FIREBASE_API_KEY,
    authDomain: live.FIREBASE_AUTH_DOMAIN,
    projectId: live.FIREBASE_PROJECT_ID,
    account: readServiceAccount(live.FIREBASE_SERVICE_ACCOUNT, tell),
  }
}

const readPayment = (given: Environment, tell: Tell): PaymentConfig => {
  const live = together(given, PAYMENT_SETTINGS, tell)
  if (!live) return { mode: 'sandbox-local' }
  return {
    mode: given.BRAINTREE_MODE,
    merchantId: live.BRAINTREE_MERCHANT_ID,
    publicKey: live.BRAINTREE_PUBLIC_KEY,
    privateKey: live.BRAINTREE_PRIVATE_KEY,
  }
}

/** The embedded run accepts any sign-in and any card: it must listen on this machine only. */
const checkEmbedded = ({ HOST, DEMO_CATALOGUE }: Environment, tell: Tell): void => {
  if (!isLoopbackHost(HOST))
    tell(
      'HOST',
      `${HOST} can be reached from outside, and the embedded run signs anybody in and takes any card: use 127.0.0.1.`,
    )
  if (DEMO_CATALOGUE === 'off') tell('DEMO_CATALOGUE', 'is off, and no supplier of other hotels is there yet.')
}

const HIGHEST_PORT = 65_535

/** The local card gateway needs a port of its own, since it is an origin of its own. */
const readGatewayPort = ({ PORT, GATEWAY_PORT }: Environment, { mode }: PaymentConfig, tell: Tell): number => {
  const port = GATEWAY_PORT ?? (PORT === 0 ? 0 : PORT + 1)
  if (mode !== 'sandbox-local') return port
  if (port > HIGHEST_PORT) tell('GATEWAY_PORT', 'is missing: one above PORT there is none.')
  if (port !== 0 && port === PORT) tell('GATEWAY_PORT', 'is PORT: the card gateway stands on a port of its own.')
  return port
}

/**
 * Reads and validates all environment variables.
 * @throws ConfigError that names every wrong variable.
 */
export const readConfig = (environment: Given): Config => {
  const faults: Fault[] = []
  const tell: Tell = (variable, why) => {
    // Report only the first fault of a variable: the others follow from it.
    if (!faults.some((fault) => fault.variable === variable)) faults.push({ variable, why })
  }
  const given = parse(environment, tell)
  const identity = readIdentity(given, tell)
  const payment = readPayment(given, tell)
  const gatewayPort = readGatewayPort(given, payment, tell)
  const tiles = together(given, TILES_SETTINGS, tell)
  if (given.APP_ENV === 'production') checkProduction(given, tell)
  else checkEmbedded(given, tell)
  if (faults.length > 0) throw new ConfigError(faults)
  const dataDir = resolve(given.DATA_DIR)
  return {
    env: given.APP_ENV,
    host: given.HOST,
    port: given.PORT,
    gatewayPort,
    dataDir,
    database: given.DATABASE_URL
      ? { kind: 'postgresql', url: given.DATABASE_URL }
      : { kind: 'pglite', directory: dataDir },
    identity,
    payment,
    wallets: {
      appleScript: given.APPLE_PAY_SCRIPT_URL,
      googleScript: given.GOOGLE_PAY_SCRIPT_URL,
      googleMerchantId: given.GOOGLE_PAY_MERCHANT_ID ?? null,
    },
    logLevel: given.LOG_LEVEL ?? (given.APP_ENV === 'embedded' ? 'warn' : 'info'),
    publicOrigin: given.PUBLIC_ORIGIN ? new URL(given.PUBLIC_ORIGIN).origin : null,
    trustedProxies: given.TRUSTED_PROXIES,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? null,
    staffEmail: given.STAFF_EMAIL ?? null,
    hotelSharePercent: given.HOTEL_SHARE_PERCENT,
    mapTiles: tiles ? { url: tiles.MAP_TILES_URL, attribution: tiles.MAP_TILES_ATTRIBUTION } : null,
    placesKey: given.GOOGLE_PLACES_API_KEY ?? null,
    securityContact: given.SECURITY_CONTACT ?? null,
    brand: {
      name: given.BRAND_NAME ?? null,
      supportPhone: given.BRAND_SUPPORT_PHONE ?? null,
      supportEmail: given.BRAND_SUPPORT_EMAIL ?? null,
      legalEntity: given.BRAND_LEGAL_ENTITY ?? null,
    },
  }
}
