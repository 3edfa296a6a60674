/** Texts that a guest's browser may hold and no captured screen may contain. No part of one occurs in anything that is public. */
export const SECRETS = {
  password: 'Zq7!vornak-Hulba&9',
  code: '804917',
  card: '4929817263549018',
  token: 'tkn_9fQxW2LmPzR8uYcB',
  note: 'Sag Ruthgard bloss nix, jawohl',
  address: '14 Quellmarder Alley, Zwenkfurt',
} as const

/** Letters of a part that give a secret away. */
const PIECE = 6

const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - PIECE + 1) }, (_, at) => text.slice(at, at + PIECE).toLowerCase())

/** Base64 of a text inside a longer one: how its bytes are grouped depends on the bytes before it. */
const base64Of = (text: string): string[] => [
  btoa(text).replace(/.?=*$/, ''),
  btoa(` ${text}`).slice(2).replace(/.?=*$/, ''),
  btoa(`  ${text}`).slice(3).replace(/.?=*$/, ''),
]

const percentOf = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

const reversed = (text: string): string => Array.from(text).toReversed().join('')

const formsOf = (secret: string): string[] => [
  secret,
  reversed(secret),
  ...base64Of(secret),
  ...base64Of(secret).map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  encodeURIComponent(secret),
  percentOf(secret),
  JSON.stringify(secret).slice(1, -1),
]

const NAMES_BY_PIECE: ReadonlyMap<string, string> = new Map(
  Object.entries(SECRETS).flatMap(([name, secret]) =>
    formsOf(secret).flatMap((form) => piecesOf(form).map((piece) => [piece, name] as const)),
  ),
)

/** Names of the secrets of which a text contains six letters in a row, plain or encoded. */
export const secretsIn = (text: string): string[] => {
  const folded = text.toLowerCase()
  const found = new Set<string>()
  for (let at = 0; at + PIECE <= folded.length; at += 1) {
    const name = NAMES_BY_PIECE.get(folded.slice(at, at + PIECE))
    if (name !== undefined) found.add(name)
  }
  return [...found]
}

/** All secrets, as fields that nobody expects. */
export const UNEXPECTED: Readonly<Record<string, unknown>> = { ...SECRETS, nested: [{ ...SECRETS }] }
