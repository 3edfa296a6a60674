import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Look {
  /** Into frames of other origins as well, such as the card fields: it costs a page of its own. */
  frames?: boolean
  /** Of all rules these alone. */
  rules?: string[]
}

/** Nothing on the page as it stands bars anyone, as far as a machine can tell. */
export const expectAccessible = async (page: Page, { frames = false, rules }: Look = {}): Promise<void> => {
  const builder = new AxeBuilder({ page }).setLegacyMode(!frames)
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual([])
}
