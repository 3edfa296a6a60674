import { COPIED_FLAG_MS } from '#contract/booking/loyalty.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ShareButton } from './ShareButton.tsx'

const URL_OF_STAY = 'https://stayless.example/hotels/nyc-0009?in=2026-12-24-20&out=2026-12-27-14'
const share = vi.fn<(data: ShareData) => Promise<void>>()
const writeText = vi.fn<(text: string) => Promise<void>>()

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('shares the name and the link with its hours; a dismissed share sheet copies nothing', async () => {
  open({ canShare: true })
  share.mockReset().mockRejectedValue(new DOMException('put away', 'AbortError'))
  await userEvent.click(page.getByRole('button'))
  expect(share.mock.calls).toEqual([[{ title: 'Meridian Yard', url: URL_OF_STAY }]])
  expect(writeText).not.toHaveBeenCalled()
})

test('copies the link if the device refuses to share', async () => {
  open({ canShare: true })
  share.mockReset().mockRejectedValue(new DOMException('not here', 'NotAllowedError'))
  writeText.mockResolvedValue()
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('status')).toHaveTextContent(en.common.copied)
  expect(writeText.mock.calls).toEqual([[URL_OF_STAY]])
})

test('copies the link on other devices, and says so for three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open({ canShare: false })
  writeText.mockReset().mockResolvedValue()
  await userEvent.click(page.getByRole('button', { name: en.hotel.share }))
  await expect.element(page.getByRole('status')).toHaveTextContent(en.common.copied)
  expect(writeText.mock.calls).toEqual([[URL_OF_STAY]])
  vi.advanceTimersByTime(COPIED_FLAG_MS)
  await expect.element(page.getByRole('button', { name: en.hotel.share })).toBeVisible()
})

test('suggests another way if copying is not allowed', async () => {
  open({ canShare: false })
  writeText.mockReset().mockRejectedValue(new Error('no leave'))
  await userEvent.click(page.getByRole('button', { name: en.hotel.share }))
  await expect.element(page.getByRole('status')).toHaveTextContent(en.hotel.shareRefused)
})

const open = ({ canShare }: { canShare: boolean }) => {
  writeText.mockReset()
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(canShare ? { share } : {}) })
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <ShareButton title="Meridian Yard" url={URL_OF_STAY} />
    </PageI18nProvider>,
  )
}
