import { sequence } from '#server/adapters/places/sequence.testing.ts'

const SCRIPTS = [
  'a',
  '7',
  '"',
  "'",
  '<',
  '>',
  '&',
  ';',
  ':',
  ',',
  '.',
  '|',
  '\\',
  '/',
  '%',
  '{',
  '[',
  '$',
  'ß',
  'م',
  'ש',
  '\u202E',
  '🏨',
  '​',
]
const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  "' or 1=1; --",
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30T15:00',
  '99999-12-24T15:00',
  'a|b|c|d',
  '1:'.repeat(200),
  'x'.repeat(5000),
]
/** Invalid percent encodings, invalid UTF-8, and encodings that hide a path or a line break. */
const NASTY_ESCAPES = [
  '%',
  '%0',
  '%00',
  '%FF%FE',
  '%E0%A4%A',
  '%ED%A0%80',
  '%ED%BF%BF',
  '%C0%80',
  '%2e%2e%2f',
  '+',
  '%0d%0a',
  '%F4%90%80%80',
]

/** Generates nonsense of every kind, the same for the same seed. */
export const garbage = (seed: number) => {
  const next = sequence(seed)
  const pick = <T>(items: readonly T[], other: T): T => items[next(items.length)] ?? other
  const times = <T>(most: number, make: () => T): T[] => Array.from({ length: next(most + 1) }, make)

  const text = (): string => (next(2) === 0 ? pick(NASTY_TEXTS, '') : times(30, () => pick(SCRIPTS, '')).join(''))
  /** A piece of an address: printable ASCII, with percent signs that may mean nothing. */
  const escaped = (): string => {
    if (next(3) === 0) return encodeURIComponent(text())
    return times(6, () =>
      next(2) === 0 ? pick(NASTY_ESCAPES, '%') : `%${next(256).toString(16).padStart(2, '0')}`,
    ).join('')
  }
  /** Any bytes that HTTP allows in a header. */
  const headerText = (): string =>
    times(60, () => String.fromCodePoint(next(4) === 0 ? 0x80 + next(0x80) : 0x20 + next(0x5f)))
      .join('')
      .trim()
  const value = (depth = 0): unknown => {
    const kind = next(depth > 3 ? 7 : 9)
    if (kind === 0) return null
    if (kind === 1) return next(2) === 0
    if (kind === 2) return pick([0, -1, 0.1, 1e21, -1e-9, Number.MAX_SAFE_INTEGER, 1e308], 0)
    if (kind <= 6) return text()
    if (kind === 7) return times(4, () => value(depth + 1))
    return Object.fromEntries(times(4, () => [text(), value(depth + 1)]))
  }
  return { next, pick, times, text, escaped, headerText, value }
}
export type Garbage = ReturnType<typeof garbage>

/** Bodies that are invalid for every call. */
export const NO_BODIES: readonly string[] = [
  '{',
  '[]',
  'null',
  'true',
  '7',
  '"text"',
  '\u0000',
  "{'a':1}",
  '{"a":1}}',
  '{"a":NaN}',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
]

/** Returns copies of the body, each with the replacement at another path. */
export const replaceEverywhere = (
  body: unknown,
  replacement: unknown,
  path: readonly string[] = [],
): { path: string; body: unknown }[] => {
  if (!isRecord(body)) return path.length === 0 ? [] : [{ path: path.join('.'), body: replacement }]
  const here = path.length === 0 ? [] : [{ path: path.join('.'), body: replacement }]
  return [
    ...here,
    ...Object.keys(body).flatMap((name) =>
      replaceEverywhere(body[name], replacement, [...path, name]).map((changed) => ({
        path: changed.path,
        body: { ...body, [name]: changed.body },
      })),
    ),
  ]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
