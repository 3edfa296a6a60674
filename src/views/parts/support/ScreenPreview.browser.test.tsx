import { en } from '#locales/en.ts'
import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { frozenDocument } from '#src/actors/system/frozenScreen.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenPreview } from './ScreenPreview.tsx'

const ENVELOPE: CaptureEnvelope = {
  version: 3,
  build: 'entry-1',
  at: '2026-11-04T09:05:00Z',
  note: '',
  machines: {},
  actors: { checkout: { value: 'form' } },
  steps: [],
  connection: [],
  seen: {},
  cache: [],
  page: {
    route: '/faq',
    params: {},
    search: {},
    locale: 'en',
    zone: 'UTC',
    currency: { name: 'US Dollar', symbol: '$', code: 'USD', rate: 1 },
    width: 1280,
    height: 860,
    scrolled: [],
    scheme: 'light',
    hourCycle: 'h23',
    isOnline: true,
    isSignedIn: false,
    now: '2026-11-04T09:05:00Z',
  },
  cut: [],
}
replace(frozenDocument, () => 'about:blank')

const caption = page.getByText(en.support.preview)

test('the document gets the screen, fits the width, and nobody can use it', async () => {
  await page.viewport(360, 740)
  const frame = show()
  const got = new Promise<unknown>((resolve) => {
    frame.contentWindow?.addEventListener('message', ({ data }) => resolve(data))
  })
  tell(frame, 'frozen.waits')
  expect(await got).toMatchObject({ type: 'frozen.open', address: '/faq', snapshots: ENVELOPE.actors })
  tell(frame, 'frozen.shown')
  await expect.element(caption).toBeVisible()
  expect([frame.inert, frame.ariaHidden, frame.tabIndex]).toEqual([true, 'true', -1])
  expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(360)
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('a picture that cannot be drawn leaves nothing', async () => {
  const frame = show()
  await expect.element(caption).toBeVisible()
  // Another window has no say, and neither has another origin.
  const data = { type: 'frozen.failed' }
  for (const { source, origin } of [
    { source: window, origin: location.origin },
    { source: frame.contentWindow, origin: 'https://elsewhere.example' },
  ])
    dispatchEvent(new MessageEvent('message', { source, origin, data }))
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  await expect.element(caption).toBeVisible()
  tell(frame, 'frozen.failed')
  await expect.element(caption).not.toBeInTheDocument()
})

test('a picture that does not come is given up', async () => {
  vi.useFakeTimers()
  show()
  expect(document.querySelector('figure')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => document.querySelector('figure')).toBeNull()
})

const tell = ({ contentWindow }: HTMLIFrameElement, type: string): void => {
  dispatchEvent(new MessageEvent('message', { source: contentWindow, origin: location.origin, data: { type } }))
}

const show = (): HTMLIFrameElement => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <ScreenPreview envelope={ENVELOPE} />
    </PageI18nProvider>,
  )
  const frame = document.querySelector('iframe')
  if (frame === null) throw new Error('no frame')
  return frame
}
