import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

interface Look {
  /** In the gate as well. There component tests look at what is rendered; all of these looks together cost a third of its journeys. */
  inGate?: boolean
  /** Into frames of other origins as well, such as the card fields: it costs a page of its own. */
  frames?: boolean
  /** Of all rules these alone. */
  rules?: string[]
  except?: string[]
  /** What is on the page many times over is looked at in its first ones: where the others are. */
  alike?: string | undefined
}

const DIALOG = ':is(dialog[open], [role="dialog"], [role="alertdialog"]):visible'

/** The dialog of a wallet lies behind a wall of its own. */
const WALLET_SHEET = '[data-wallet-sheet]'

/**
 * Nothing on the page as it stands bars anyone, as far as a machine can tell. Of a page with a dialog, the dialog: what lies
 * behind it cannot be reached, and was looked at before it opened.
 */
export const expectAccessible = async (
  page: Page,
  { inGate = false, frames = false, rules, except = [], alike }: Look = {},
): Promise<void> => {
  if (test.info().project.name.startsWith('gate') && !inGate) return
  const builder = new AxeBuilder({ page }).setLegacyMode(!frames).disableRules(except)
  if ((await page.locator(`css:light=${DIALOG}`).count()) > 0)
    builder.include('dialog[open], [role="dialog"], [role="alertdialog"]')
  else if ((await page.locator(WALLET_SHEET).count()) > 0) builder.include({ fromShadowDom: [WALLET_SHEET, 'dialog'] })
  if (alike !== undefined) builder.exclude(alike)
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual([])
}
