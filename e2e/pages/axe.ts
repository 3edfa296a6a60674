import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

interface Look {
  /**
   * Also scan in the gate. Off by default: component tests cover what is rendered there, and all these scans together take a
   * third of the time of its journeys.
   */
  inGate?: boolean
  /** Also scan frames of other origins, e.g. the card fields: costs an extra page. */
  frames?: boolean
  /** Only these rules. */
  rules?: string[]
  except?: string[]
  /** Selector of repeated elements to skip: only the first of their kind are scanned. */
  alike?: string | undefined
}

const DIALOG = ':is(dialog[open], [role="dialog"], [role="alertdialog"]):visible'

/** A wallet's dialog is in a shadow root of its own. */
const WALLET_SHEET = '[data-wallet-sheet]'

/**
 * Finds no accessibility violations on the page. With a dialog open, only the dialog is scanned: what lies behind it cannot be
 * reached, and was scanned before it opened.
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
  await expectNoSmallFields(page)
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual([])
}

/** Below this, iOS zooms in on a focused field and does not zoom out again. */
const LEAST_FIELD_PX = 16
const PHONE_BELOW_PX = 768
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea'

const expectNoSmallFields = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? Infinity) >= PHONE_BELOW_PX) return
  const small = await page
    .locator(FIELDS)
    .evaluateAll(
      (fields, least) =>
        fields
          .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < least)
          .map((field) => field.getAttribute('aria-label') ?? field.id),
      LEAST_FIELD_PX,
    )
  expect(small).toEqual([])
}
