import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules for whole pages, and contrast, which is slower than all the others: the journey tests check both. */
const OF_PAGES = [
  'bypass',
  'color-contrast',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
]

/** Fails on any accessibility violation axe finds in the rendered document. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, {
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
