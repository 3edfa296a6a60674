import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { COPIED_FLAG_MS } from '#contract/booking/loyalty.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { PromoBlock } from './PromoBlock.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  vi.useRealTimers()
  writeText.mockReset().mockResolvedValue()
  share.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
})

describe('the promo code', () => {
  test('shows Copied for three seconds, ignores presses meanwhile, and can be copied again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderPage(<English />)
    press('Copy the code MAYA-7Q2')
    await untilStatus('Copied')
    press('Copied')
    press('Copied')
    expect(writeText.mock.calls).toEqual([['MAYA-7Q2']])
    vi.advanceTimersByTime(COPIED_FLAG_MS - 1)
    await settled()
    expect(statusText()).toBe('Copied')
    vi.advanceTimersByTime(1)
    await untilStatus('')
    press('Copy the code MAYA-7Q2')
    await untilStatus('Copied')
    expect(writeText).toHaveBeenCalledTimes(2)
  })

  test('is selected if the clipboard is refused, with a message', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    renderPage(<English />)
    await userEvent.click(page.getByRole('button', { name: 'Copy the code MAYA-7Q2' }))
    await expect.element(page.getByRole('status')).toHaveTextContent(en.account.promo.refused)
    expect(getSelection()?.toString()).toBe('MAYA-7Q2')
  })

  test("is shared in the guest's language, with a link that contains it", async () => {
    renderPage(<Hebrew />, 'rtl')
    await userEvent.click(page.getByRole('button', { name: he.account.promo.share }))
    expect(share.mock.calls).toEqual([
      [
        {
          text: expect.stringContaining('MAYA-7Q2'),
          url: `${location.origin}/he?promo=MAYA-7Q2`,
        },
      ],
    ])
    expect(statusText()).toBe('')
  })

  test('shows nothing if the share sheet is dismissed, and a message if sharing fails', async () => {
    renderPage(<English />)
    const button = page.getByRole('button', { name: 'Share' })
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    await userEvent.click(button)
    expect(statusText()).toBe('')
    share.mockRejectedValueOnce(new DOMException('broken', 'DataError'))
    await userEvent.click(button)
    await expect.element(page.getByRole('status')).toHaveTextContent(en.account.promo.shareFailed)
  })

  test('shows only the last failure', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    share.mockRejectedValue(new DOMException('broken', 'DataError'))
    renderPage(<English />)
    const copying = page.getByRole('button', { name: 'Copy the code MAYA-7Q2' })
    await userEvent.click(copying)
    await untilStatus(en.account.promo.refused)
    await userEvent.click(page.getByRole('button', { name: 'Share' }))
    await untilStatus(en.account.promo.shareFailed)
    await userEvent.click(copying)
    await untilStatus(en.account.promo.refused)
    expect(statusText()).toBe(en.account.promo.refused)
  })

  test('runs left to right in a right-to-left line', () => {
    renderPage(<Hebrew />, 'rtl')
    const code = page.getByText('MAYA-7Q2', { exact: true }).element()
    expect(getComputedStyle(code).direction).toBe('ltr')
    expect(page.getByRole('heading').element().textContent).toContain('25')
  })
})

const English = () => (
  <PageI18nProvider locale="en" texts={en}>
    <PromoBlock code="MAYA-7Q2" />
  </PageI18nProvider>
)
const Hebrew = () => (
  <PageI18nProvider locale="he" texts={he}>
    <PromoBlock code="MAYA-7Q2" />
  </PageI18nProvider>
)

/** Not with `userEvent`, which needs a running clock. */
const press = (name: string): void => {
  const button = page.getByRole('button', { name, exact: true }).element()
  if (button instanceof HTMLElement) button.click()
}
const statusText = (): string => page.getByRole('status').element().textContent ?? ''
const settled = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()))
/** By frames: waiting by time would advance the fake clock. */
const untilStatus = async (text: string): Promise<void> => {
  for (let frame = 0; frame < 200 && statusText() !== text; frame += 1) await settled()
  expect(statusText()).toBe(text)
}
