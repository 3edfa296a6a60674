import { isIP } from 'node:net'
import { coerce, define, defaulted, optional, string, type, type Infer, type Struct } from 'superstruct'

/** A text that must be this, told in these words: what was written may be a secret, and is never repeated. */
const text = (why: string, isRight: (value: string) => boolean): Struct<string, null> =>
  define(why, (value) => (typeof value === 'string' && isRight(value)) || why)

const whole = (least: number, most: number): Struct<number, null> =>
  coerce(
    define('whole number', (value) =>
      typeof value === 'number' && value >= least && value <= most
        ? true
        : `must be a whole number from ${least} to ${most}.`,
    ),
    string(),
    (digits) => (/^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN),
  )

const oneOf = <const Choice extends string>(choices: readonly Choice[]): Struct<Choice, null> =>
  define('choice', (value) => choices.some((choice) => choice === value) || `must be one of ${choices.join(', ')}.`)

const between = (least: number, most: number): Struct<string, null> =>
  text(`must have ${least} to ${most} characters.`, ({ length }) => length >= least && length <= most)

const addressOf = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)

/** The parts of an address as they are sent: `%zz` is none. */
const isDecodable = ({ username, password, pathname }: URL): boolean => {
  try {
    decodeURIComponent(`${username}${password}${pathname}`)
    return true
  } catch {
    return false
  }
}

const DatabaseUrl = text('must be an address such as postgresql://user:password@host/name.', (value) => {
  const address = addressOf(value)
  return address !== undefined && /^postgres(ql)?:$/.test(address.protocol) && isDecodable(address)
})

const SmtpUrl = text('must be an address such as smtps://user:password@host.', (value) => {
  const address = addressOf(value)
  return address !== undefined && /^smtps?:$/.test(address.protocol) && address.hostname !== '' && isDecodable(address)
})

const WebAddress = text('must be an address that begins with https:// or http://.', (value) =>
  /^https?:$/.test(addressOf(value)?.protocol ?? ''),
)

/** As it stands in e-mails: `Stayless <no-reply@stayless.example>`, or the address alone. */
const Sender = text('must be an e-mail address, or a name with one in angle brackets.', (value) =>
  /^([^<>\r\n]{1,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value),
)

const Email = text('must be an e-mail address.', (value) => value.length <= 254 && /^[^\s<>@]+@[^\s<>@]+$/.test(value))

const Contact = text('must be an address that begins with mailto: or https://.', (value) =>
  /^(mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/[^\s]+)$/.test(value),
)

/** The variables that are read, each as it must be by itself. */
export const Environment = type({
  PORT: defaulted(whole(0, 65_535), '3000'),
  HOST: defaulted(
    text('must be an IP address or localhost.', (host) => host === 'localhost' || isIP(host) > 0),
    '127.0.0.1',
  ),
  GATEWAY_PORT: optional(whole(0, 65_535)),
  DATA_DIR: defaulted(between(1, 1000), '.data'),
  DATABASE_URL: optional(DatabaseUrl),
  APP_ENV: defaulted(oneOf(['embedded', 'production']), 'embedded'),
  DEMO_CATALOGUE: optional(oneOf(['on', 'off'])),
  LOG_LEVEL: optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  PUBLIC_ORIGIN: optional(WebAddress),
  TRUSTED_PROXIES: defaulted(whole(0, 10), '0'),
  SMTP_URL: optional(SmtpUrl),
  MAIL_FROM: optional(Sender),
  STAFF_EMAIL: optional(Email),
  MAP_TILES_URL: optional(WebAddress),
  SECURITY_CONTACT: optional(Contact),
  BRAND_NAME: optional(between(1, 60)),
  BRAND_SUPPORT_PHONE: optional(between(1, 40)),
  BRAND_SUPPORT_EMAIL: optional(Email),
  BRAND_LEGAL_ENTITY: optional(between(1, 120)),
  IDENTITY_ENUMERATION_PROTECTION: defaulted(oneOf(['on', 'off']), 'on'),
  FIREBASE_API_KEY: optional(string()),
  FIREBASE_AUTH_DOMAIN: optional(
    text('must be the name of a host, such as stayless.firebaseapp.com.', (host) => /^[a-z0-9.-]+$/i.test(host)),
  ),
  FIREBASE_PROJECT_ID: optional(string()),
  FIREBASE_SERVICE_ACCOUNT: optional(string()),
  BRAINTREE_MODE: defaulted(oneOf(['sandbox', 'production']), 'production'),
  BRAINTREE_MERCHANT_ID: optional(string()),
  BRAINTREE_PUBLIC_KEY: optional(string()),
  BRAINTREE_PRIVATE_KEY: optional(string()),
})
export type Environment = Infer<typeof Environment>
