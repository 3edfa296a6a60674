/**
 * A link with a token, in text or HTML: its beginning, then the token. Both JavaScript and PostgreSQL read this pattern.
 */
export const LINK_SECRET = String.raw`(/confirm/[a-z-]+/|/desk/|[?&;]token=)[^\s"<&]+`

/** Masks the token of each link, which would open a page for whoever holds it. */
export const withoutLinkSecrets = (text: string): string => text.replaceAll(new RegExp(LINK_SECRET, 'g'), '$1…')
