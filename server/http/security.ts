export type SourceDirective = 'script-src' | 'connect-src' | 'frame-src' | 'img-src' | 'form-action'

/** Hosts beyond our own origin, by directive. */
export type Sources = Partial<Record<SourceDirective, readonly string[]>>

export interface SecuritySettings {
  /** For every page. */
  everywhere: Sources
  /** Also for pages with card fields. */
  payment: Sources
  /** Also for the checkout. */
  wallets: Sources
  /** Served publicly over TLS: sends HSTS, and browsers never use plain HTTP again. */
  production: boolean
}

export const NO_SOURCES = { everywhere: {}, payment: {}, wallets: {} } as const satisfies Partial<SecuritySettings>

/** Features that no page of ours or frame in it needs. The map and payments use theirs on our own pages only. */
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

/** For responses that are data: nothing may run, load or be framed if a browser shows one. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every response. */
export const baseHeaders = ({
  production,
}: Pick<SecuritySettings, 'production'>): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  // `same-origin` would cut sign-in pop-ups off from the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  ...(production ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
})

/**
 * Policy of the document that shows a captured screen: scripts, styles and pictures of ours, and no request of any other kind,
 * so that the browser itself refuses a call of the API or the card gateway. Only our own pages may frame it.
 */
export const frozenPolicy = (
  { everywhere }: Pick<SecuritySettings, 'everywhere'>,
  scriptHashes: readonly string[],
): string =>
  written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(everywhere['img-src'] ?? [])],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  })

/**
 * Returns the content security policy of a page with these inline scripts. Inline styles are allowed: prerendered pages contain
 * theirs, and components use style attributes.
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
  return written(directives)
}

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
