import { isIP } from 'node:net'
import { resolve } from 'node:path'
import {
  coerce,
  create,
  defaulted,
  enums,
  integer,
  max,
  min,
  optional,
  refine,
  size,
  string,
  StructError,
  type,
  type Infer,
} from 'superstruct'
import { ServiceAccount, type ServiceAccountKey } from './adapters/identity/serviceAccount.ts'
import type { DatabaseSettings } from './db/open.ts'
import { isLoopbackAddress } from './http/peer.ts'
import type { LogLevel } from './log.ts'

const Port = coerce(max(min(integer(), 0), 65_535), string(), (text) =>
  /^\d+$/.test(text) ? Number(text) : Number.NaN,
)

const ProxyCount = coerce(max(min(integer(), 0), 10), string(), (text) =>
  /^\d+$/.test(text) ? Number(text) : Number.NaN,
)

const Host = refine(string(), 'address', (host) => host === 'localhost' || isIP(host) > 0 || 'is no IP address')

const DatabaseUrl = refine(
  string(),
  'postgresql address',
  (url) => (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) || 'is no postgresql:// address',
)

const WebAddress = refine(
  string(),
  'web address',
  (url) => (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) || 'is no https:// address',
)

const Environment = type({
  PORT: defaulted(Port, '3000'),
  HOST: defaulted(Host, '127.0.0.1'),
  GATEWAY_PORT: optional(Port),
  DATA_DIR: defaulted(size(string(), 1, 1000), '.data'),
  DATABASE_URL: optional(DatabaseUrl),
  APP_ENV: defaulted(enums(['embedded', 'production']), 'embedded'),
  LOG_LEVEL: optional(enums(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  PUBLIC_ORIGIN: optional(WebAddress),
  TRUSTED_PROXIES: defaulted(ProxyCount, '0'),
  SMTP_URL: optional(refine(string(), 'smtp address', (url) => /^smtps?:\/\/./.test(url) || 'is no smtp:// address')),
  MAIL_FROM: optional(size(string(), 3, 200)),
  STAFF_EMAIL: optional(size(string(), 3, 254)),
  MAP_TILES_URL: optional(WebAddress),
  BRAND_NAME: optional(size(string(), 1, 60)),
  BRAND_SUPPORT_PHONE: optional(size(string(), 1, 40)),
  BRAND_SUPPORT_EMAIL: optional(size(string(), 3, 254)),
  BRAND_LEGAL_ENTITY: optional(size(string(), 1, 120)),
  IDENTITY_ENUMERATION_PROTECTION: defaulted(enums(['on', 'off']), 'on'),
  FIREBASE_API_KEY: optional(string()),
  FIREBASE_AUTH_DOMAIN: optional(string()),
  FIREBASE_PROJECT_ID: optional(string()),
  FIREBASE_SERVICE_ACCOUNT: optional(string()),
  BRAINTREE_MODE: defaulted(enums(['sandbox', 'production']), 'production'),
  BRAINTREE_MERCHANT_ID: optional(string()),
  BRAINTREE_PUBLIC_KEY: optional(string()),
  BRAINTREE_PRIVATE_KEY: optional(string()),
})
type Environment = Infer<typeof Environment>

export type IdentityConfig =
  /** With protection, an unknown account and a wrong password answer alike: the default of the live service. */
  | { mode: 'local'; enumerationProtection: boolean }
  | { mode: 'firebase'; apiKey: string; authDomain: string; projectId: string; account: ServiceAccountKey }

export type PaymentConfig =
  | { mode: 'sandbox-local' }
  | { mode: 'sandbox' | 'production'; merchantId: string; publicKey: string; privateKey: string }

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
  logLevel: LogLevel
  /** How the world calls this server; null: by the address it listens on. */
  publicOrigin: string | null
  /** Proxies of our own before us: the visitor's address is the one that the outermost saw. */
  trustedProxies: number
  smtpUrl: string | null
  mailFrom: string | null
  /** Who is written to when a booking waits for a person; null: the address of support. */
  staffEmail: string | null
  mapTilesUrl: string | null
  brand: {
    name: string | null
    supportPhone: string | null
    supportEmail: string | null
    legalEntity: string | null
  }
}

/** The environment says something that cannot be. */
export class ConfigError extends Error {
  constructor(variable: string, why: string) {
    super(`${variable} ${why}`)
    this.name = 'ConfigError'
  }
}

const parse = (environment: Readonly<Record<string, string | undefined>>): Environment => {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  try {
    return create(given, Environment)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const value: unknown = error.value
    const told = typeof value === 'number' && Number.isNaN(value) ? 'is no number' : error.message
    throw new ConfigError(String(error.key), told)
  }
}

const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host)

/** All of them or none: half a service is a mistake. */
const together = <Name extends keyof Environment>(
  given: Environment,
  names: readonly Name[],
): Record<Name, string> | undefined => {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = given[name]
    if (typeof value === 'string') values[name] = value
  }
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length === names.length) return undefined
  const [first] = missing
  if (first !== undefined)
    throw new ConfigError(first, `is missing beside ${names.filter((name) => name !== first).join(', ')}`)
  return isWhole(values, names) ? values : undefined
}
const isWhole = <Name extends string>(
  values: Partial<Record<Name, string>>,
  names: readonly Name[],
): values is Record<Name, string> => names.every((name) => values[name] !== undefined)

/** A key file of the live service, as JSON. Nothing of it is ever told. */
const readServiceAccount = (text: string): ServiceAccountKey => {
  try {
    return create(JSON.parse(text), ServiceAccount)
  } catch {
    throw new ConfigError('FIREBASE_SERVICE_ACCOUNT', 'is no key file: JSON with client_email and private_key.')
  }
}

const readIdentity = (given: Environment): IdentityConfig => {
  const live = together(given, [
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_SERVICE_ACCOUNT',
  ])
  if (!live) return { mode: 'local', enumerationProtection: given.IDENTITY_ENUMERATION_PROTECTION === 'on' }
  return {
    mode: 'firebase',
    apiKey: live.FIREBASE_API_KEY,
    authDomain: live.FIREBASE_AUTH_DOMAIN,
    projectId: live.FIREBASE_PROJECT_ID,
    account: readServiceAccount(live.FIREBASE_SERVICE_ACCOUNT),
  }
}

const readPayment = (given: Environment): PaymentConfig => {
  const live = together(given, ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'])
  if (!live) return { mode: 'sandbox-local' }
  return {
    mode: given.BRAINTREE_MODE,
    merchantId: live.BRAINTREE_MERCHANT_ID,
    publicKey: live.BRAINTREE_PUBLIC_KEY,
    privateKey: live.BRAINTREE_PRIVATE_KEY,
  }
}

/** Whoever signs anybody in and takes any card belongs on this machine alone, and never in production. */
const checkStandIns = ({ APP_ENV, HOST }: Environment, identity: IdentityConfig, payment: PaymentConfig): void => {
  if (APP_ENV === 'production') {
    const stand = 'is production, where the local'
    if (identity.mode === 'local')
      throw new ConfigError(
        'APP_ENV',
        `${stand} identity provider does not run: set FIREBASE_PROJECT_ID and its companions.`,
      )
    if (payment.mode === 'sandbox-local')
      throw new ConfigError(
        'APP_ENV',
        `${stand} card gateway does not run: set BRAINTREE_MERCHANT_ID and its companions.`,
      )
  } else if (!isLoopbackHost(HOST))
    throw new ConfigError(
      'HOST',
      `${HOST} can be reached from outside, and the embedded run signs anybody in and takes any card: use 127.0.0.1.`,
    )
}

/** The addresses in e-mails and for search engines are the world's; where the server listens is not one of them. */
const checkOrigin = ({ APP_ENV, PUBLIC_ORIGIN }: Environment): void => {
  if (APP_ENV === 'production' && PUBLIC_ORIGIN === undefined)
    throw new ConfigError('PUBLIC_ORIGIN', 'is missing: production has to say how the world calls it.')
}

/** Everything that the environment decides, read once. @throws ConfigError that names the variable. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = parse(environment)
  const identity = readIdentity(given)
  const payment = readPayment(given)
  checkStandIns(given, identity, payment)
  checkOrigin(given)
  const dataDir = resolve(given.DATA_DIR)
  return {
    env: given.APP_ENV,
    host: given.HOST,
    port: given.PORT,
    gatewayPort: given.GATEWAY_PORT ?? (given.PORT === 0 ? 0 : given.PORT + 1),
    dataDir,
    database: given.DATABASE_URL
      ? { kind: 'postgresql', url: given.DATABASE_URL }
      : { kind: 'pglite', directory: dataDir },
    identity,
    payment,
    logLevel: given.LOG_LEVEL ?? (given.APP_ENV === 'embedded' ? 'warn' : 'info'),
    publicOrigin: given.PUBLIC_ORIGIN ? new URL(given.PUBLIC_ORIGIN).origin : null,
    trustedProxies: given.TRUSTED_PROXIES,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? null,
    staffEmail: given.STAFF_EMAIL ?? null,
    mapTilesUrl: given.MAP_TILES_URL ?? null,
    brand: {
      name: given.BRAND_NAME ?? null,
      supportPhone: given.BRAND_SUPPORT_PHONE ?? null,
      supportEmail: given.BRAND_SUPPORT_EMAIL ?? null,
      legalEntity: given.BRAND_LEGAL_ENTITY ?? null,
    },
  }
}
