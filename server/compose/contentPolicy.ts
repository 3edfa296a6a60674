import { liveIdentitySources } from '#server/adapters/identity/contentPolicy.ts'
import { liveCardSources, liveWalletSources } from '#server/adapters/payments/contentPolicy.ts'
import type { Config } from '#server/config.ts'
import type { SecuritySettings, Sources } from '#server/http/security.ts'

const identitySources = ({ identity }: Config): Sources =>
  identity.mode === 'local' ? {} : liveIdentitySources(identity.authDomain)

/** Card fields load from the local card gateway or from the live service. */
const cardSources = ({ payment }: Config, gatewayOrigin: string | null): Sources => {
  if (payment.mode !== 'sandbox-local') return liveCardSources(payment.mode)
  const gateway = gatewayOrigin === null ? [] : [gatewayOrigin]
  return {
    'script-src': gateway,
    'connect-src': gateway,
    'frame-src': gateway,
    'img-src': gateway,
    'form-action': gateway,
  }
}

/** Empty for the local gateway: `cardSources` already contains its origin. */
const walletSources = ({ payment, wallets }: Config): Sources =>
  payment.mode === 'sandbox-local' ? {} : liveWalletSources([wallets.appleScript, wallets.googleScript])

const mapSources = ({ mapTiles }: Config): Sources =>
  mapTiles === null ? {} : { 'img-src': [new URL(mapTiles.url).origin] }

const merge = (all: readonly Sources[]): Sources => {
  const merged: Record<string, readonly string[]> = {}
  for (const sources of all)
    for (const [directive, hosts] of Object.entries(sources))
      merged[directive] = [...(merged[directive] ?? []), ...hosts]
  return merged
}

/**
 * Hosts beyond our own origin that pages may load from: the configured live services, and those of cards only on pages with card
 * fields.
 */
export const securityOf = (config: Config, gatewayOrigin: string | null): SecuritySettings => ({
  everywhere: merge([identitySources(config), mapSources(config)]),
  payment: cardSources(config, gatewayOrigin),
  wallets: walletSources(config),
  production: config.env === 'production',
})
