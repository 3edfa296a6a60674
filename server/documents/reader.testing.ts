import { getDocumentProxy, getMeta } from 'unpdf'

interface Piece {
  str: string
  dir: string
  transform: number[]
  width: number
}

/** Min. gap between two columns, in points. */
const COLUMN_GAP = 12
const COLUMN = '|'

/** Direction of a piece; null for punctuation, which follows its line. */
const wayOf = ({ str, dir }: Piece): string | null => (/[\p{L}\p{N}$]/u.test(str) ? dir : null)

const startOf = ({ transform }: Piece): number => transform[4] ?? 0

const columnsOf = (line: readonly Piece[]): Piece[][] => {
  const columns: Piece[][] = []
  for (const piece of line) {
    const last = columns.at(-1)
    const before = last?.at(-1)
    if (last && before && startOf(piece) - (startOf(before) + before.width) < COLUMN_GAP) last.push(piece)
    else columns.push([piece])
  }
  return columns
}

/** Returns the pieces of a line, given from left to right, in reading order. */
const inOrder = (line: readonly Piece[], rtl: boolean): string[] => {
  const base = rtl ? 'rtl' : 'ltr'
  const runs: { way: string; pieces: Piece[] }[] = []
  for (const piece of line) {
    const last = runs.at(-1)
    const way = wayOf(piece) ?? base
    if (last?.way === way) last.pieces.push(piece)
    else runs.push({ way, pieces: [piece] })
  }
  const texts = runs.map(({ way, pieces }) =>
    (way === 'rtl' ? pieces.reverse() : pieces).map(({ str }) => str).join(''),
  )
  return rtl ? texts.reverse() : texts
}

/** Returns the lines of each page, extracted as Firefox does; without spaces, which a reader guesses. */
export const linesOf = async (pdf: Uint8Array, rtl: boolean): Promise<string[][]> => {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent()
      const lines = new Map<number, Piece[]>()
      for (const item of items) {
        if (!('str' in item) || item.str === '') continue
        const height = Math.round(Number(item.transform[5]))
        lines.set(height, [...(lines.get(height) ?? []), item])
      }
      return [...lines]
        .sort(([one], [other]) => other - one)
        .map(([, pieces]) => {
          const visiblePieces = pieces.filter(({ str }) => str.trim() !== '').sort((a, b) => startOf(a) - startOf(b))
          const columns = columnsOf(visiblePieces).map((column) => withoutSpaces(inOrder(column, rtl).join('')))
          return (rtl ? columns.reverse() : columns).join(COLUMN)
        })
    }),
  )
}

/**
 * Normalizes a text for comparison: forms of a letter count as equal, and marks at the ends of runs are dropped, since a reader
 * guesses their place.
 */
export const withoutSpaces = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\s().\u200B\u2060\u2066-\u2069]/gu, '')

export const titleOf = async (pdf: Uint8Array): Promise<unknown> => {
  const { info } = await getMeta(await getDocumentProxy(Uint8Array.from(pdf)))
  return info['Title']
}
