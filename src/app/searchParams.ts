/**
 * Parses a query into flat strings; the last value wins. Accepts any bytes, never throws. An `&amp;` is read as `&`: links copied
 * from the source of a page or an e-mail contain it, and a value never does (there it would be `%26`).
 */
export const parseQuery = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query.replaceAll(/&(?:amp;)+/g, '&')))

/** Readable URLs: the separators of our own parameters stay unescaped. */
export const writeQuery = (search: Record<string, unknown>): string => {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [`${encode(name)}=${encode(String(value))}`]
      : [],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

// A lone surrogate cannot be encoded. URLs escape an apostrophe as `%27`: left unescaped, it would be a different URL.
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll('%7C', '|')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
