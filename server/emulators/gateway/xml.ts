/** Responses of the merchant API are XML, with the type of a value in its `type` attribute and names in kebab-case. */
export type XmlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly XmlValue[]
  | { readonly [name: string]: XmlValue }

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these characters
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Element name of list items, which readers ignore. */
const ITEM = 'item'

const isList = (value: XmlValue): value is readonly XmlValue[] => Array.isArray(value)

const element = (name: string, value: XmlValue): string => {
  const tag = kebab(name)
  if (value === null) return `<${tag} nil="true"/>`
  if (value instanceof Date) return `<${tag} type="datetime">${value.toISOString()}</${tag}>`
  if (isList(value)) return `<${tag} type="array">${value.map((one) => element(ITEM, one)).join('')}</${tag}>`
  if (typeof value === 'boolean') return `<${tag} type="boolean">${value}</${tag}>`
  if (typeof value === 'number') return `<${tag} type="integer">${value}</${tag}>`
  if (typeof value === 'string') return `<${tag}>${escaped(value)}</${tag}>`
  return `<${tag}>${children(value)}</${tag}>`
}

const children = (value: { readonly [name: string]: XmlValue }): string =>
  Object.entries(value)
    .map(([name, one]) => element(name, one))
    .join('')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

export const xmlDocument = (root: string, value: XmlValue): string => HEAD + element(root, value)

/** A page of search results: a collection whose elements have their own name. */
export const xmlCollection = (root: string, name: string, values: readonly XmlValue[]): string => {
  const tag = kebab(root)
  const page = `<current-page-number type="integer">1</current-page-number><page-size type="integer">${values.length}</page-size><total-items type="integer">${values.length}</total-items>`
  return `${HEAD}<${tag} type="collection">${page}${values.map((one) => element(name, one)).join('')}</${tag}>`
}
