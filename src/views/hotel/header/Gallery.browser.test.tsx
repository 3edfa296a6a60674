import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { Gallery } from './Gallery.tsx'

test('opens the picture that was pressed', async () => {
  // A phone shows only the large picture.
  await page.viewport(1280, 900)
  const onOpen = vi.fn<(place: number | null) => void>()
  const pictures = (['facade', 'lobby', 'room'] as const).map((kind) => ({ url: `/${kind}`, kind }))
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <Gallery pictures={pictures} hotel="Meridian Yard" hour={15} onOpen={onOpen} />
    </PageI18nProvider>,
  )
  const strip = page.getByRole('list').getByRole('button')
  await userEvent.click(strip.nth(1))
  await userEvent.click(page.getByRole('button', { name: en.hotel.next }))
  await userEvent.click(strip.nth(1))
  expect(onOpen.mock.calls).toEqual([[2], [0]])
})

test.each([
  ['en', 'ltr', en],
  ['ar', 'rtl', ar],
  ['he', 'rtl', he],
] as const)(
  'the number of the picture is read before that of all, as digits are (%s)',
  async (locale, direction, texts) => {
    const pictures = (['facade', 'lobby', 'room'] as const).map((kind) => ({ url: `/${kind}`, kind }))
    renderPage(
      <PageI18nProvider locale={locale} texts={texts} currency={DEFAULT_CURRENCY}>
        <Gallery pictures={pictures} hotel="Meridian Yard" hour={15} onOpen={() => undefined} />
      </PageI18nProvider>,
      direction,
    )
    const counter = page.getByRole('status').element()
    expect(counter.textContent).toBe('1 / 3')
    const [first, last] = ['1', '3'].map((digit) => leftOf(counter, digit))
    expect(first).toBeLessThan(last ?? 0)
  },
)

/** Where a digit of the text is drawn. */
const leftOf = (element: Element, digit: string): number => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode() !== null) {
    const at = texts.currentNode.textContent?.indexOf(digit) ?? -1
    if (at < 0) continue
    range.setStart(texts.currentNode, at)
    range.setEnd(texts.currentNode, at + 1)
    return range.getBoundingClientRect().left
  }
  throw new Error(`there is no ${digit}`)
}
