import { array, boolean, enums, integer, nullable, string, type, type Infer } from 'superstruct'

/** Settings that the browser needs at run time. Never a secret. */
export const ConfigResponse = type({
  build: string(),
  brand: type({
    name: string(),
    support_phone: string(),
    support_email: string(),
    legal_entity: string(),
    social: array(type({ name: string(), url: string() })),
    apps: array(type({ name: enums(['app-store', 'google-play']), url: nullable(string()) })),
  }),
  identity: type({
    mode: enums(['local', 'firebase']),
    api_key: string(),
    auth_domain: string(),
    project_id: string(),
  }),
  payment: type({
    mode: enums(['sandbox-local', 'sandbox', 'production']),
    /** Origin of the local card gateway; null with the live service. */
    gateway_origin: nullable(string()),
  }),
  /** The wallets' own scripts; null if the wallet is not offered. */
  wallets: type({
    'apple-pay': nullable(type({ script: string() })),
    'google-pay': nullable(
      type({ script: string(), environment: enums(['TEST', 'PRODUCTION']), merchant_id: nullable(string()) }),
    ),
  }),
  /** Tile URL with {z}, {x} and {y}, and the attribution that a map with these tiles shows; null means the offline map. */
  map: type({ tiles: nullable(string()), attribution: nullable(string()) }),
  /** The part of an accepted price for extra hours that the hotel gets. */
  hotel_share_percent: integer(),
  /** The generated demo catalog is on sale. */
  demo: boolean(),
})
export type ConfigResponse = Infer<typeof ConfigResponse>

/** Token for the card SDK, valid for one visit of the checkout. */
export const ClientTokenResponse = type({ client_token: string() })

export const HealthResponse = type({
  status: enums(['ok', 'starting', 'stopping']),
  /** `down`: the database does not respond. */
  database: enums(['pglite', 'postgresql', 'down']),
  build: string(),
})
export type HealthResponse = Infer<typeof HealthResponse>

export const OutboxResponse = type({
  messages: array(
    type({
      to: string(),
      subject: string(),
      lang: string(),
      text: string(),
      html: string(),
      sent_at: nullable(string()),
    }),
  ),
})
export type OutboxResponse = Infer<typeof OutboxResponse>
