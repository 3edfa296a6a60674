import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { ConfigResponse } from '#contract/http/config.ts'
import type { Config } from '#server/config.ts'
import type { Handlers } from '#server/http/handler.ts'

export interface ConfigDeps {
  config: Pick<Config, 'brand' | 'payment' | 'wallets' | 'mapTiles' | 'hotelSharePercent'>
  /** Identity provider for the browser. */
  identityAnswer: ConfigResponse['identity']
  build: string
  /** Null with the live gateway. */
  gatewayOrigin: string | null
  /** The hotels are made up. */
  isDemo: boolean
}

/** The operator's settings, with placeholders for those not set. */
export const brandOf = ({ brand }: Pick<Config, 'brand'>): ConfigResponse['brand'] => ({
  ...DEFAULT_BRAND,
  name: brand.name ?? DEFAULT_BRAND.name,
  support_phone: brand.supportPhone ?? DEFAULT_BRAND.support_phone,
  support_email: brand.supportEmail ?? DEFAULT_BRAND.support_email,
  legal_entity: brand.legalEntity ?? DEFAULT_BRAND.legal_entity,
})

/**
 * The gateway emulator also emulates the wallets. In production Google Pay needs a merchant id; without one it is not offered.
 */
export const walletsOf = (
  { payment, wallets }: Pick<Config, 'payment' | 'wallets'>,
  gatewayOrigin: string | null,
): ConfigResponse['wallets'] => {
  if (payment.mode === 'sandbox-local')
    return {
      'apple-pay': { script: `${gatewayOrigin}/apple-pay-sdk.js` },
      'google-pay': { script: `${gatewayOrigin}/pay.js`, environment: 'TEST', merchant_id: null },
    }
  const { appleScript, googleScript, googleMerchantId: merchant_id } = wallets
  const isLive = payment.mode === 'production'
  return {
    'apple-pay': { script: appleScript },
    'google-pay':
      isLive && merchant_id === null
        ? null
        : { script: googleScript, environment: isLive ? 'PRODUCTION' : 'TEST', merchant_id },
  }
}

/** GET /config/ (decisions §11): what the browser needs at run time. Never a secret. */
export const configRoutes = ({
  config,
  identityAnswer,
  build,
  gatewayOrigin,
  isDemo,
}: ConfigDeps): Pick<Handlers, 'config'> => {
  const answer: ConfigResponse = {
    build,
    brand: brandOf(config),
    identity: identityAnswer,
    payment: { mode: config.payment.mode, gateway_origin: gatewayOrigin },
    wallets: walletsOf(config, gatewayOrigin),
    map: { tiles: config.mapTiles?.url ?? null, attribution: config.mapTiles?.attribution ?? null },
    hotel_share_percent: config.hotelSharePercent,
    demo: isDemo,
  }
  return { config: async () => answer }
}
