import { deflateSync, inflateSync } from 'node:zlib'

const hex = (text: string): string =>
  `<${Array.from(text, (letter) => letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')).join('')}>`

/**
 * Some pairs, e.g. lam and alef, are one glyph. All readers tried (Chrome, Firefox, Poppler) order the letters of a
 * right-to-left line glyph by glyph, and then have the two reversed. Each finds Unicode's single character for the pair, also
 * when the two letters are typed.
 */
const PAIRS: ReadonlyMap<string, string> = new Map(
  ['\uFEF5', '\uFEF7', '\uFEF9', '\uFEFB', '\uFC43'].map((one) => [hex(one.normalize('NFKC')), hex(one)]),
)

const STREAM = /(\d+) 0 obj\s*<<([^<>]*)>>\s*stream\r?\n/g
const TRAILER = /trailer\s*<<([\s\S]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/

/** Returns the PDF with character maps that have one character per glyph, as an incremental update (ISO 32000-1, 7.5.6). */
export const searchable = (pdf: Uint8Array): Uint8Array<ArrayBuffer> => {
  const text = Buffer.from(pdf).toString('latin1')
  const objects = [...text.matchAll(STREAM)].flatMap((match) => {
    const [head, id = '', about = ''] = match
    if (about.includes('/Subtype')) return []
    const start = match.index + head.length
    const length = Number(/\/Length (\d+)/.exec(about)?.[1])
    const stored = pdf.subarray(start, start + length)
    const table = (about.includes('/FlateDecode') ? inflateSync(stored) : Buffer.from(stored)).toString('latin1')
    const better = table.replaceAll(/<[0-9A-F]{8,}>/g, (letters) => PAIRS.get(letters) ?? letters)
    return table.includes('begincmap') && better !== table ? [{ id, content: deflateSync(better) }] : []
  })
  if (objects.length === 0) return Uint8Array.from(pdf)
  const [, dictionary = '', last = ''] = TRAILER.exec(text) ?? []
  if (last === '') throw new Error('The document has no trailer to write after')
  const pieces: Buffer[] = [Buffer.from(pdf), Buffer.from('\n')]
  const at = (): number => pieces.reduce((sum, { length }) => sum + length, 0)
  const places: string[] = []
  for (const { id, content } of objects) {
    places.push(`${id} 1\n${String(at()).padStart(10, '0')} 00000 n\r\n`)
    pieces.push(Buffer.from(`${id} 0 obj\n<<\n  /Length ${content.length}\n  /Filter /FlateDecode\n>>\nstream\n`))
    pieces.push(content, Buffer.from('\nendstream\nendobj\n\n'))
  }
  const table = at()
  pieces.push(
    Buffer.from(`xref\n${places.join('')}trailer\n<<${dictionary}  /Prev ${last}\n>>\nstartxref\n${table}\n%%EOF\n`),
  )
  return Uint8Array.from(Buffer.concat(pieces))
}
