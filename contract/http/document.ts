import type { Locale } from '#contract/shared/locale.ts'

/**
 * Placeholders that the build writes into every document for values that only the running server knows. The server fills them in
 * once, when it starts. Nobody can register the origin (RFC 2606).
 */
export const PLACEHOLDERS = {
  origin: 'https://origin.invalid',
  brand_name: '%brand_name%',
  support_phone: '%support_phone%',
  /** The support phone as a `tel:` link needs it. */
  support_tel: '%support_tel%',
  support_email: '%support_email%',
} as const
export type BlankName = keyof typeof PLACEHOLDERS

/** Marks head elements from the server until the application renders its own and removes them. */
export const SERVER_HEAD_ATTR = 'data-ahead'

/** Placeholder for the server render of a request. */
export const SERVER_RENDER_SLOT = '<!--first view-->'
/** Marks the root while it shows a server render, which the application replaces. */
export const SERVER_RENDERED_ATTR = 'data-first'
/** Marks a button where every press counts, e.g. "one hour later". */
export const REPEATABLE_ATTR = 'data-steps'
/**
 * Marks a button that was pressed before the page was interactive. Value: indexes of its presses among all early presses, e.g.
 * `1 3`.
 */
export const EARLY_CLICK_ATTR = 'data-pressed-early'
/** On `<html>` of an English document that shows hours before the application has loaded: their cycle. */
export const HOUR_CYCLE_ATTR = 'data-hour-cycle'
/** Marks a document whose visitor has chosen another currency than the server renders. */
export const CURRENCY_MISMATCH_ATTR = 'data-own-currency'

/** Open Graph needs a country with the language. */
export const OPEN_GRAPH_LOCALE: Readonly<Record<Locale, string>> = { en: 'en_US', ar: 'ar_AR', he: 'he_IL' }
