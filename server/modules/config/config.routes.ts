import { DEFAULT_BRAND } from '#contract/brand.ts'
import type { ConfigAnswer } from '#contract/config.ts'
import type { Config } from '#server/config.ts'
import type { Handlers } from '#server/http/handler.ts'

export interface ConfigDeps {
  config: Pick<Config, 'brand' | 'payment' | 'mapTiles'>
  /** Whom the browser signs in with. */
  identityAnswer: ConfigAnswer['identity']
  build: string
  /** Null with the live card service. */
  gatewayOrigin: string | null
  /** The hotels on sale are made up. */
  isDemo: boolean
}

/** The operator's own words where they have set them, the placeholders elsewhere. */
export const brandOf = ({ brand }: Pick<Config, 'brand'>): ConfigAnswer['brand'] => ({
  ...DEFAULT_BRAND,
  name: brand.name ?? DEFAULT_BRAND.name,
  support_phone: brand.supportPhone ?? DEFAULT_BRAND.support_phone,
  support_email: brand.supportEmail ?? DEFAULT_BRAND.support_email,
  legal_entity: brand.legalEntity ?? DEFAULT_BRAND.legal_entity,
})

/** GET /config/ (decisions §11): what the browser needs to know at run time. Never a secret. */
export const configRoutes = ({
  config,
  identityAnswer,
  build,
  gatewayOrigin,
  isDemo,
}: ConfigDeps): Pick<Handlers, 'config'> => {
  const answer: ConfigAnswer = {
    build,
    brand: brandOf(config),
    identity: identityAnswer,
    payment: { mode: config.payment.mode, gateway_origin: gatewayOrigin },
    map: { tiles: config.mapTiles?.url ?? null, attribution: config.mapTiles?.attribution ?? null },
    demo: isDemo,
  }
  return { config: async () => answer }
}
