import { expect, test } from 'vitest'
import { isPage } from '#contract/http/pages.ts'

const files = import.meta.glob<string>('./routeTree.gen.ts', { query: '?raw', import: 'default', eager: true })
const tree = Object.values(files).join('\n')
const fullPaths = [...new Set([...tree.matchAll(/fullPath: '([^']*)'/g)].map((match) => match[1] ?? ''))]

test('no page path starts with two letters: such a prefix is a language', () => {
  expect(fullPaths.length).toBeGreaterThan(5)
  expect(fullPaths.filter((path) => /^\/[a-z]{2}(\/|$)/i.test(path))).toEqual([])
})

test("the server knows every page of the browser's router", () => {
  expect(fullPaths.map(addressOf).filter((path) => path !== '' && !isPage(path))).toEqual([])
})

/** A URL of this route, without optional parts. */
const addressOf = (path: string): string =>
  path
    .replaceAll(/\/\{-\$\w+\}/g, '')
    .replaceAll(/\$\w+/g, 'x')
    .replace(/(.)\/$/, '$1')
