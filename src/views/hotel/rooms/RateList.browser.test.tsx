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

describe('the ways to have the hours of a room, in Hebrew', () => {
  beforeEach(async () => {
    onChoose.mockReset()
    await page.viewport(700, 900)
    renderPage(<List />, 'rtl')
  })

  test('the guaranteed one stands first, the one that asks for most stands last', () => {
    const rows = page.getByRole('radio').elements()
    expect(rows).toHaveLength(4)
    expect(rowText(rows[0])).toContain('15 שעות מובטחות')
    expect(rowText(rows[3])).toContain('15 שעות לפי בקשה')
  })

  test('a press anywhere on a row chooses it', async () => {
    await userEvent.click(page.getByText('15 שעות מובטחות'))
    expect(onChoose.mock.calls).toEqual([[bothSides]])
    await expect.element(page.getByRole('radio').first()).toBeChecked()
  })

  test('one tab stop, and arrows walk the list from above', async () => {
    await userEvent.tab()
    await expect.element(page.getByRole('radio').nth(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(onChoose.mock.calls).toEqual([[checkOutOnly]])
  })

  test('runs from the right: the promise there, the total at the left end of its row', () => {
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
