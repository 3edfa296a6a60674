import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { he } from '#locales/he.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import { bothSides, checkOutOnly, neitherSide, offer } from '#machines/rates/rates.samples.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { RateList } from './RateList.tsx'

const onChoose = vi.fn<(rate: Rate) => void>()

describe('the variants of a room, in Hebrew', () => {
  beforeEach(async () => {
    onChoose.mockReset()
    await page.viewport(700, 900)
    renderPage(<List />, 'rtl')
  })

  test('list the guaranteed one first and the one with most hours on request last', () => {
    const rows = page.getByRole('radio').elements()
    expect(rows).toHaveLength(4)
    expect(rowText(rows[0])).toContain('15 שעות מובטחות')
    expect(rowText(rows[3])).toContain('15 שעות לפי בקשה')
  })

  test('are selected by a press anywhere on the row', async () => {
    await userEvent.click(page.getByText('15 שעות מובטחות'))
    expect(onChoose.mock.calls).toEqual([[bothSides]])
    await expect.element(page.getByRole('radio').first()).toBeChecked()
  })

  test('have one tab stop, and arrow keys walk the list from the top', async () => {
    await userEvent.tab()
    await expect.element(page.getByRole('radio').nth(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(onChoose.mock.calls).toEqual([[checkOutOnly]])
  })

  test('run right to left: promise on the right, total at the left end of the row', () => {
    const [first] = page.getByRole('radio').elements()
    const row = first?.closest('label')?.getBoundingClientRect()
    const total = page.getByText('437').element().getBoundingClientRect()
    const radio = first?.getBoundingClientRect()
    expect(row && radio && row.right - radio.right < 30).toBe(true)
    expect(row && total.left - row.left < 30).toBe(true)
  })
})

const List = () => {
  const [selected, setSelected] = useState(neitherSide)
  return (
    <PageI18nProvider locale="he" texts={he}>
      <RateList
        offer={offer}
        selected={selected}
        onChoose={(rate) => {
          onChoose(rate)
          setSelected(rate)
        }}
      />
    </PageI18nProvider>
  )
}

const rowText = (radio: Element | undefined): string => radio?.closest('label')?.textContent ?? ''
