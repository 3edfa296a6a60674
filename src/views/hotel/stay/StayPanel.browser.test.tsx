import { textDirection } from '#contract/shared/locale.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { useDraft } from '#src/views/searchForm/useSearchDraft.ts'
import type { ReactNode } from 'react'
import { StayPanel } from './StayPanel.tsx'

test.each([
  ['en', en],
  ['he', he],
  ['ar', ar],
] as const)('on a phone both hours share a line, and the buttons fill theirs (%s)', async (locale, texts) => {
  await page.viewport(360, 740)
  renderPage(
    <PageI18nProvider locale={locale} texts={texts}>
      <Panel>
        <Button>{texts.hotel.changeDates}</Button>
        <Button look="quiet">{texts.hotel.newSearch}</Button>
      </Panel>
    </PageI18nProvider>,
    textDirection(locale),
  )
  expect(boxOf('20:00').top).toBe(boxOf('14:00').top)
  const [first, last] = page.getByRole('button').all().slice(-2)
  const boxes = [first, last].map((button) => button?.element().getBoundingClientRect())
  const line = page.getByRole('slider').first().element().closest('[role="group"]')?.getBoundingClientRect()
  if (line === undefined) throw new Error('there is no line')
  expect(Math.min(...boxes.map((box) => box?.left ?? 0))).toBe(line.left)
  expect(Math.max(...boxes.map((box) => box?.right ?? 0))).toBe(line.right)
  for (const box of boxes) {
    const inRow = boxes.filter((other) => other?.top === box?.top)
    expect(inRow.reduce((sum, one) => sum + (one?.width ?? 0), 8 * (inRow.length - 1))).toBeCloseTo(line.width, 0)
  }
})

const Panel = ({ children }: { children: ReactNode }) => {
  const stay = { ...defaultCriteria('2026-11-21'), checkIn: '2026-12-25T20:00', checkOut: '2026-12-28T14:00' }
  const draft = useDraft(stay, () => {}, 'America/New_York')
  return <StayPanel draft={draft} tones={{}} timeZone="America/New_York" change={children} />
}

const boxOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()
