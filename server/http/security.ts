export type SourceDirective = 'script-src' | 'connect-src' | 'frame-src' | 'img-src' | 'form-action'

/** Hosts beyond our own origin, by directive. */
export type Sources = Partial<Record<SourceDirective, readonly string[]>>

export interface SecuritySettings {
  /** What every page may load. */
  everywhere: Sources
  /** What pages with card fields may load besides. */
  payment: Sources
  /** What the checkout may load beyond that. */
  wallets: Sources
  /** Served over TLS to the world: tells browsers never to come back without it. */
  production: boolean
}

export const NO_SOURCES = { everywhere: {}, payment: {}, wallets: {} } as const satisfies Partial<SecuritySettings>

/** What no page of ours needs, frames in it included; the map and paying ask for theirs from our own pages alone. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self)',
  'usb=()',
].join(', ')

/** An answer that is data: nothing of it may run, load or be framed should a browser ever show it. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What every answer carries. */
export const baseHeaders = ({
  production,
}: Pick<SecuritySettings, 'production'>): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  // `same-origin` alone would cut the sign-in pop-ups off from the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  ...(production ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
})

/**
 * The content security policy of a page with these inline scripts. Styles may stand in the page: the prerendered pages
 * carry theirs, and components place things by style attributes.
 */
export const contentSecurityPolicy = (
  { everywhere, payment, wallets }: Omit<SecuritySettings, 'production'>,
  {
    hasCards = false,
    hasWallets = false,
    scriptHashes = [],
  }: { hasCards?: boolean; hasWallets?: boolean; scriptHashes?: readonly string[] } = {},
): string => {
  const beyond = (directive: SourceDirective): readonly string[] => [
    ...(everywhere[directive] ?? []),
    ...((hasCards ? payment[directive] : undefined) ?? []),
    ...((hasWallets ? wallets[directive] : undefined) ?? []),
  ]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...beyond('script-src'), ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...beyond('connect-src')],
    'frame-src': ["'self'", ...beyond('frame-src')],
    'img-src': ["'self'", 'data:', 'blob:', ...beyond('img-src')],
    'form-action': ["'self'", ...beyond('form-action')],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
