export type SourceDirective = 'script-src' | 'connect-src' | 'frame-src' | 'img-src'

export interface SecuritySettings {
  /** Origin of the card fields; null where there are none. */
  gatewayOrigin: string | null
  /** Further hosts of live services, by directive. */
  extra?: Partial<Record<SourceDirective, readonly string[]>>
  /** Served over TLS to the world: tells browsers never to come back without it. */
  production: boolean
}

/** What every answer carries. */
export const baseHeaders = ({ production }: SecuritySettings): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  // `same-origin` alone would cut the sign-in pop-ups off from the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(production ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
})

/**
 * The content security policy of a page with these inline scripts. Styles may stand in the page: the prerendered pages
 * carry theirs, and components place things by style attributes.
 */
export const contentSecurityPolicy = (
  { gatewayOrigin, extra = {} }: SecuritySettings,
  scriptHashes: readonly string[] = [],
): string => {
  const gateway = gatewayOrigin === null ? [] : [gatewayOrigin]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...gateway, ...(extra['script-src'] ?? []), ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...gateway, ...(extra['connect-src'] ?? [])],
    'frame-src': ["'self'", ...gateway, ...(extra['frame-src'] ?? [])],
    'img-src': ["'self'", 'data:', 'blob:', ...gateway, ...(extra['img-src'] ?? [])],
    'form-action': ["'self'", ...gateway],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
