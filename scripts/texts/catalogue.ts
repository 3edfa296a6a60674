import { parseSync, type ESTree } from 'vite'

/** Position of a text in its file: offsets of the whole literal, including quotes. */
export interface Spot {
  start: number
  end: number
  text: string
}

/** Form name of a text without plural forms. */
export const ONLY = ''

/** A text at its path: one spot, or one per plural form. */
export interface CatalogueText {
  path: string
  file: string
  spots: ReadonlyMap<string, Spot>
}

/** All texts of one language by path, in the order of their files. */
export type Catalogue = ReadonlyMap<string, CatalogueText>

/** Content of the files of a language by name, e.g. `home.ts`. */
export type Sources = ReadonlyMap<string, string>

/** Files that only combine texts of the others. */
const GATHERING: ReadonlySet<string> = new Set(['first.ts', 'more.ts', 'guest.ts', 'paying.ts', 'server.ts'])

/** Files that are loaded at different times but share the path prefix of another file. */
const PREFIX_OF: Readonly<Partial<Record<string, string>>> = {
  searchForm: 'search',
  firstCommon: 'common',
  searchShort: 'search',
  hotelShort: 'hotel',
  checkoutShort: 'checkout',
  firstErrors: 'errors',
  errorsShort: 'errors',
  favoritesShort: 'favorites',
}

const prefixOf = (file: string): string => {
  const name = file.replace(/\.ts$/, '')
  return PREFIX_OF[name] ?? name
}

const bare = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node

const spotOf = (node: ESTree.Expression): Spot | null => {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return { start: node.start, end: node.end, text: node.value }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return { start: node.start, end: node.end, text: node.quasis.map(({ value }) => value.cooked).join('') }
  return null
}

const nameOf = (key: ESTree.PropertyKey, where: string): string => {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  throw new Error(`${where} has a part without a plain name`)
}

/** Properties of an object, or indexed elements of an array. Spreads are skipped: their texts belong to another file. */
const partsOf = (node: ESTree.Expression, where: string): [string, ESTree.Expression][] => {
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((property): [string, ESTree.Expression][] => {
      if (property.type === 'SpreadElement') return []
      return [[nameOf(property.key, where), bare(property.value)]]
    })
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element, index): [string, ESTree.Expression][] => {
      if (element === null || element.type === 'SpreadElement') throw new Error(`${where} has a part that is no text`)
      return [[String(index), bare(element)]]
    })
  throw new Error(`${where} is neither a text nor a group of texts`)
}

const entriesOf = (node: ESTree.Expression, path: string, file: string): CatalogueText[] => {
  const only = spotOf(node)
  if (only) return [{ path, file, spots: new Map([[ONLY, only]]) }]
  const parts = partsOf(node, path)
  if (!parts.some(([name]) => name === 'other'))
    return parts.flatMap(([name, part]) => entriesOf(part, `${path}.${name}`, file))
  const spots = parts.map(([form, part]): [string, Spot] => {
    const spot = spotOf(part)
    if (!spot) throw new Error(`${path}.${form} is not a text`)
    return [form, spot]
  })
  return [{ path, file, spots: new Map(spots) }]
}

/** The exported object of texts. @throws if the file does not parse, or exports none. */
const textsOf = (file: string, source: string): ESTree.Expression => {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} is not TypeScript: ${errors[0]?.message}`)
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    const init = statement.declaration.declarations[0]?.init
    if (init) return bare(init)
  }
  throw new Error(`${file} exports no texts`)
}

/** Every text by its path. Throws on a duplicate path, and on a part that is neither a text nor a group of texts. */
export const readCatalogue = (sources: Sources): Catalogue => {
  const catalogue = new Map<string, CatalogueText>()
  for (const [file, source] of sources) {
    if (GATHERING.has(file)) continue
    for (const entry of entriesOf(textsOf(file, source), prefixOf(file), file)) {
      if (catalogue.has(entry.path)) throw new Error(`${entry.path} stands twice`)
      catalogue.set(entry.path, entry)
    }
  }
  return catalogue
}

/** A string literal in the formatter's style: single quotes, or double quotes if the text contains a single one. */
const literal = (text: string): string => {
  const escaped = JSON.stringify(text).slice(1, -1)
  return text.includes("'") ? `"${escaped}"` : `'${escaped.replaceAll('\\"', '"')}'`
}

/** A new text for one form of an entry. */
export interface Change {
  entry: CatalogueText
  form: string
  text: string
}

/** The changed files with their new content; only the literals of the changed texts are replaced. */
export const applyChanges = (sources: Sources, changes: readonly Change[]): Map<string, string> => {
  const changed = new Map<string, string>()
  const spots = changes.flatMap(({ entry, form, text }) => {
    const spot = entry.spots.get(form)
    return spot && spot.text !== text ? [{ file: entry.file, spot, text }] : []
  })
  // Back to front, so that offsets before a change stay valid.
  for (const { file, spot, text } of spots.toSorted((a, b) => b.spot.start - a.spot.start)) {
    const source = changed.get(file) ?? sources.get(file) ?? ''
    changed.set(file, source.slice(0, spot.start) + literal(text) + source.slice(spot.end))
  }
  return changed
}

/** Sorted names of the parameters of a text. */
export const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].toSorted()
