import { expect, test } from 'vitest'
import { isPage } from '#contract/pages.ts'
import tree from './routeTree.gen.ts?raw'

const fullPaths = [...new Set([...tree.matchAll(/fullPath: '([^']*)'/g)].map((match) => match[1] ?? ''))]

test('no page begins with two letters: such a prefix is a language', () => {
  expect(fullPaths.length).toBeGreaterThan(5)
  expect(fullPaths.filter((path) => /^\/[a-z]{2}(\/|$)/i.test(path))).toEqual([])
})

test('the server knows every page of the browser', () => {
  const sample = (path: string) =>
    path
      .replaceAll(/\/\{-\$\w+\}/g, '')
      .replaceAll(/\$\w+/g, 'x')
      .replace(/(.)\/$/, '$1')
  expect(fullPaths.map(sample).filter((path) => path !== '' && !isPage(path))).toEqual([])
})
