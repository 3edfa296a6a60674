/** The query of an address as flat texts; the last one wins. Any bytes are read, nothing throws. */
export const parseQuery = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))

/** Readable addresses: the marks of our own parameters stay as they are. */
export const writeQuery = (search: Record<string, unknown>): string => {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [`${encode(name)}=${encode(String(value))}`]
      : [],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

// A lone half of a surrogate pair cannot be encoded. A URL writes an apostrophe as `%27`: written otherwise, it would be another address.
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll('%7C', '|')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
