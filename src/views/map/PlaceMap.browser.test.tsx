import { beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { PlaceMap } from './PlaceMap.tsx'

const location = { lat: 40.758, lng: -73.98 }

beforeEach(async () => {
  await page.viewport(400, 600)
  scrollTo(0, 0)
})

test('a wheel over the map scrolls the page, and the place stays centered', async () => {
  await open()
  const before = boxOfPin().top - box().top
  await userEvent.wheel(map(), { delta: { y: 200 } })
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  expect(boxOfPin().top - box().top).toBeCloseTo(before, 0)
})

test('one finger over the map scrolls the page', async () => {
  await open()
  const before = boxOfPin().top - box().top
  const outer = window.frameElement?.getBoundingClientRect()
  const scale = outer ? outer.width / window.innerWidth : 1
  const at = (y: number) => [
    { x: (outer?.left ?? 0) + 200 * scale, y: (outer?.top ?? 0) + (box().top + scrollY + y) * scale },
  ]
  await touch({ type: 'touchStart', touchPoints: at(250) })
  for (let y = 240; y >= 50; y -= 10) await touch({ type: 'touchMove', touchPoints: at(y) })
  await touch({ type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => scrollY).toBeGreaterThan(50)
  expect(boxOfPin().top - box().top).toBeCloseTo(before, 0)
})

test.each(['en', 'ar'] as const)('the map is no keyboard trap, and its buttons are 44 px (%s)', async (locale) => {
  await open(locale)
  page.getByRole('button', { name: 'Before' }).element().focus()
  const passed: (string | null)[] = []
  for (let stop = 0; stop < 12; stop += 1) {
    await userEvent.tab()
    passed.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null)
    if (passed.at(-1) === 'After') break
  }
  const { zoomIn, zoomOut, simplified } = (locale === 'ar' ? ar : en).map
  expect(passed.slice(0, 3)).toEqual([zoomIn, zoomOut, simplified])
  expect(passed.at(-1)).toBe('After')
  for (const name of [zoomIn, zoomOut]) {
    const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
  }
})

const touch = async (event: object): Promise<void> => {
  const browser = cdp()
  // The provider's CDP session has `send`; Vitest's type of it is empty.
  if ('send' in browser && typeof browser.send === 'function')
    await Reflect.apply(browser.send, browser, ['Input.dispatchTouchEvent', event])
  else throw new Error('this browser has no finger')
}

const map = () => page.getByRole('region', { name: /Hotel Here/ })
const box = (): DOMRect => map().element().getBoundingClientRect()
const boxOfPin = (): DOMRect => {
  const pin = document.querySelector('[data-pin="here"] > span')
  if (pin === null) throw new Error('no pin')
  return pin.getBoundingClientRect()
}

const open = async (locale: 'en' | 'ar' = 'en') => {
  renderPage(
    <PageI18nProvider locale={locale} texts={locale === 'ar' ? ar : en}>
      <button type="button">Before</button>
      <div style={{ blockSize: 300 }}>
        <PlaceMap name="Hotel Here" location={location} />
      </div>
      <button type="button">After</button>
      <div style={{ blockSize: 1500 }} />
    </PageI18nProvider>,
    locale === 'ar' ? 'rtl' : 'ltr',
  )
  await expect.poll(() => document.querySelector('[data-pin="here"]')).not.toBe(null)
}
