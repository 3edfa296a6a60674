import { liveCardSources } from '#server/adapters/payments/contentPolicy.ts'
import type { Config } from '#server/config.ts'
import type { SecuritySettings, SourceDirective } from '#server/http/security.ts'

type Sources = Partial<Record<SourceDirective, readonly string[]>>

const identitySources = ({ identity }: Config): Sources =>
  identity.mode === 'local'
    ? {}
    : {
        'script-src': ['https://apis.google.com'],
        'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        'frame-src': [`https://${identity.authDomain}`],
        // Where the pictures of Google and Facebook accounts lie.
        'img-src': ['https://lh3.googleusercontent.com', 'https://graph.facebook.com'],
      }

const cardSources = ({ payment }: Config): Sources =>
  payment.mode === 'sandbox-local' ? {} : liveCardSources(payment.mode)

const mapSources = ({ mapTilesUrl }: Config): Sources =>
  mapTilesUrl === null ? {} : { 'img-src': [new URL(mapTilesUrl).origin] }

const merge = (all: readonly Sources[]): Sources => {
  const merged: Record<string, readonly string[]> = {}
  for (const sources of all)
    for (const [directive, hosts] of Object.entries(sources))
      merged[directive] = [...(merged[directive] ?? []), ...hosts]
  return merged
}

/**
 * What pages may load beyond our own origin: the local card gateway, or the hosts of the live services that are set up.
 * One policy for all pages: whoever walks from home to the checkout stays in the document of home.
 */
export const securityOf = (config: Config, gatewayOrigin: string | null): SecuritySettings => ({
  gatewayOrigin,
  production: config.env === 'production',
  extra: merge([identitySources(config), cardSources(config), mapSources(config)]),
})
