import { isIP } from 'node:net'
import { coerce, define, defaulted, optional, string, type, type Infer, type Struct } from 'superstruct'

/** @param why the whole fault. Never put the value into it: it may be a secret. */
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

const isPrintable = (value: string): boolean => !/\p{Cc}/u.test(value)

/** A name shown to people. */
const words = (most: number): Struct<string, null> =>
  text(
    `must have 1 to ${most} printable characters, and no space around them.`,
    (value) => value.length <= most && isPrintable(value) && value.trim() === value,
  )

/** An id or a credential at an outside service. */
const Key = text(
  'must have 1 to 200 printable characters, and no space in them.',
  (value) => value.length <= 200 && isPrintable(value) && !/\s/.test(value),
)

const Phone = text(
  'must be a phone number, such as +1 212 736 3100.',
  (value) => /^\+?[\d ().-]{4,40}$/.test(value) && /\d.*\d.*\d/.test(value),
)

const addressOf = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)

/** False for invalid percent encoding, e.g. `%zz`. */
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

const webAddressOf = (value: string): URL | undefined => {
  const address = addressOf(value)
  return address !== undefined && /^https?:$/.test(address.protocol) ? address : undefined
}

/** The base of all our addresses. Refuse a path or query: it would silently be cut off. */
const Origin = text(
  'must be an address such as https://stayless.example: no path, no query, no name or password.',
  (value) => {
    const address = webAddressOf(value)
    return address !== undefined && address.href === `${address.origin}/` && !value.includes('@')
  },
)

/** Sent to every browser: refuse credentials. */
const TilesAddress = text(
  'must be an address that begins with https:// or http:// and has {z}, {x} and {y} in it, without a password.',
  (value) => {
    const address = webAddressOf(value)
    return (
      address !== undefined &&
      address.username === '' &&
      address.password === '' &&
      ['{z}', '{x}', '{y}'].every((place) => value.includes(place))
    )
  },
)

/** Runs in the checkout: refuse `http:`. */
const ScriptAddress = text('must be an address that begins with https://.', (value) => {
  const address = webAddressOf(value)
  return address?.protocol === 'https:' && address.username === ''
})

/** `Stayless <no-reply@stayless.example>`, or the address alone. */
const Sender = text(
  'must be an e-mail address, or a name with one in angle brackets.',
  (value) => isPrintable(value) && /^([^<>]{1,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value),
)

const Email = text(
  'must be an e-mail address.',
  (value) => value.length <= 254 && isPrintable(value) && /^[^\s<>@]+@[^\s<>@]+$/.test(value),
)

const Contact = text(
  'must be an address that begins with mailto: or https://.',
  (value) => /^(mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/[^\s]+)$/.test(value) && addressOf(value) !== undefined,
)

/** All variables, each validated on its own. */
export const Environment = type({
  PORT: defaulted(whole(0, 65_535), '3000'),
  HOST: defaulted(
    text('must be an IP address or localhost.', (host) => host === 'localhost' || isIP(host) > 0),
    '127.0.0.1',
  ),
  GATEWAY_PORT: optional(whole(0, 65_535)),
  DATA_DIR: defaulted(words(1000), '.data'),
  DATABASE_URL: optional(DatabaseUrl),
  APP_ENV: defaulted(oneOf(['embedded', 'production']), 'embedded'),
  DEMO_CATALOGUE: optional(oneOf(['on', 'off'])),
  LOG_LEVEL: optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  PUBLIC_ORIGIN: optional(Origin),
  TRUSTED_PROXIES: defaulted(whole(0, 10), '0'),
  SMTP_URL: optional(SmtpUrl),
  MAIL_FROM: optional(Sender),
  STAFF_EMAIL: optional(Email),
  HOTEL_SHARE_PERCENT: defaulted(whole(0, 100), '100'),
  MAP_TILES_URL: optional(TilesAddress),
  MAP_TILES_ATTRIBUTION: optional(words(200)),
  GOOGLE_PLACES_API_KEY: optional(Key),
  SECURITY_CONTACT: optional(Contact),
  BRAND_NAME: optional(words(60)),
  BRAND_SUPPORT_PHONE: optional(Phone),
  BRAND_SUPPORT_EMAIL: optional(Email),
  BRAND_LEGAL_ENTITY: optional(words(120)),
  IDENTITY_ENUMERATION_PROTECTION: defaulted(oneOf(['on', 'off']), 'on'),
  FIREBASE_API_KEY: optional(Key),
  FIREBASE_AUTH_DOMAIN: optional(
    text('must be the name of a host, such as stayless.firebaseapp.com.', (host) => /^[a-z0-9.-]+$/i.test(host)),
  ),
  FIREBASE_PROJECT_ID: optional(Key),
  FIREBASE_SERVICE_ACCOUNT: optional(string()),
  BRAINTREE_MODE: defaulted(oneOf(['sandbox', 'production']), 'production'),
  BRAINTREE_MERCHANT_ID: optional(Key),
  BRAINTREE_PUBLIC_KEY: optional(Key),
  BRAINTREE_PRIVATE_KEY: optional(Key),
  APPLE_PAY_SCRIPT_URL: defaulted(ScriptAddress, 'https://applepay.cdn-apple.com/jsapi/v1/apple-pay-sdk.js'),
  GOOGLE_PAY_SCRIPT_URL: defaulted(ScriptAddress, 'https://pay.google.com/gp/p/js/pay.js'),
  GOOGLE_PAY_MERCHANT_ID: optional(Key),
})
export type Environment = Infer<typeof Environment>
