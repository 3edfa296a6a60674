import { describe, expect, test } from 'vitest'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { he } from './he.ts'

type Tree = { readonly [key: string]: string | Tree }

/** In the letters on cards, and in the order in which it is typed. */
const IN_LATIN = 'checkout.payment.expiryHint'

describe('the texts of every language', () => {
  test.each([
    ['en', en],
    ['ar', ar],
    ['he', he],
  ])('%s has the plural forms its numbers need', (locale, texts) => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const plurals = leaves(texts).filter(([, leaf]) => typeof leaf !== 'string')
    expect(plurals.length).toBeGreaterThan(10)
    expect(plurals.filter(([, leaf]) => Object.keys(leaf).toSorted().join() !== needed.join())).toEqual([])
  })

  test.each([
    ['ar', ar],
    ['he', he],
  ])('%s has the same parameters as English', (_, texts) => {
    const there = new Map(leaves(texts))
    const differing = leaves(en)
      .map(([path, leaf]) => ({ path, en: params(leaf), there: params(there.get(path) ?? '') }))
      .filter((row) => row.en !== row.there)
    expect(differing).toEqual([])
  })

  test.each([
    ['ar', ar],
    ['he', he],
  ])('%s has no empty text and none in English', (locale, texts) => {
    const script = locale === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Hebrew}/u
    const bare = leaves(texts)
      .flatMap(([path, leaf]) => (typeof leaf === 'string' ? [{ path, text: leaf }] : forms(path, leaf)))
      .filter(
        ({ path, text }) =>
          path !== IN_LATIN && /[a-z]/i.test(text.replaceAll(/\{\{\w+\}\}/g, '')) && !script.test(text),
      )
    expect(bare).toEqual([])
  })
})

/** A plural counts as one leaf with all its forms. */
const leaves = (tree: Tree, path = ''): [string, string | Tree][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string | Tree][] => {
    const here = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' || typeof value['other'] === 'string' ? [[here, value]] : leaves(value, here)
  })

const forms = (path: string, leaf: Tree): { path: string; text: string }[] =>
  Object.entries(leaf).flatMap(([form, text]) => (typeof text === 'string' ? [{ path: `${path}.${form}`, text }] : []))

/** A plural form may omit the count ("two nights"), but no other parameter. */
const params = (leaf: string | Tree): string => {
  const texts = typeof leaf === 'string' ? [leaf] : Object.values(leaf).filter((form) => typeof form === 'string')
  const named = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))
  return [...new Set(named.filter((name) => typeof leaf === 'string' || name !== 'n'))].toSorted().join()
}
