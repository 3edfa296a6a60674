import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import 'temporal-polyfill/global'
import { MAX_CAPTURE_NOTE_LENGTH, type CaptureEnvelope } from '#contract/support/captures.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import {
  captureHere,
  deleteScreen,
  isOnline,
  saveScreen,
  sendScreen,
  supportPhone,
} from '#src/actors/system/sendScreen.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ScreenPreview } from './ScreenPreview.tsx'
import { SendScreenDialog } from './SendScreenDialog.tsx'

const TEXTS = { en, ar, he }
const ENVELOPE: CaptureEnvelope = {
  version: 3,
  build: 'entry-1',
  at: '2026-11-04T09:05:00Z',
  note: '',
  machines: {},
  actors: { checkout: { value: 'form' } },
  steps: Array.from({ length: 9 }, (_, at) => ({ at, who: 'checkout', type: 'pay', took: [], snapshot: {} })),
  connection: [],
  seen: {},
  cache: [],
  page: {
    route: '/checkout/{-$id}/{-$rateKey}',
    params: {},
    search: {},
    locale: 'en',
    zone: 'UTC',
    currency: { name: 'US Dollar', symbol: '$', code: 'USD', rate: 1 },
    width: 360,
    height: 720,
    scrolled: [],
    scheme: 'light',
    hourCycle: 'h23',
    isOnline: true,
    isSignedIn: false,
    now: '2026-11-04T09:05:00Z',
  },
  cut: [],
}

const world = {
  online: true,
  picture: 'shown',
  capture: vi.fn<() => Promise<unknown>>(),
  send: vi.fn<(envelope: CaptureEnvelope, key: string) => Promise<string>>(),
  remove: vi.fn<(code: string, key: string) => Promise<void>>(),
  save: vi.fn<(name: string, envelope: CaptureEnvelope) => void>(),
  close: vi.fn<() => void>(),
}
replace(ScreenPreview, ({ envelope }: { envelope: CaptureEnvelope }) => {
  if (world.picture === 'none') return null
  return <p>{`Picture of ${envelope.page.route}`}</p>
})
replace(captureHere, () => world.capture())
replace(isOnline, () => world.online)
replace(sendScreen, (envelope: CaptureEnvelope, key: string) => world.send(envelope, key))
replace(deleteScreen, (code: string, key: string) => world.remove(code, key))
replace(supportPhone, () => Promise.resolve('+1 212 555 0100'))
replace(saveScreen, (name: string, envelope: CaptureEnvelope) => world.save(name, envelope))

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  context: { locale: 'en', texts: en, hourCycle: 'h23' },
})

beforeEach(() => {
  for (const mock of [world.capture, world.send, world.remove, world.save, world.close]) mock.mockReset()
  world.online = true
  world.picture = 'shown'
  world.capture.mockResolvedValue({ capture: ENVELOPE, size: { raw: 20_000, compressed: 4200 } })
})

const open = async (locale: Locale = 'en', width = 360) => {
  await page.viewport(width, 760)
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
        <SendScreenDialog onClose={world.close} />
      </PageI18nProvider>
    </RouterContextProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const { support } = en

test.each([
  { locale: 'en', width: 1280 },
  { locale: 'en', width: 360 },
  { locale: 'ar', width: 360 },
  { locale: 'he', width: 360 },
] as const)('says what is sent, in $locale at $width px', async ({ locale, width }) => {
  await open(locale, width)
  const texts = TEXTS[locale].support
  await expect.element(page.getByText(texts.never.secrets)).toBeVisible()
  await expect.element(page.getByText(texts.sent.online)).toBeVisible()
  expect(document.querySelector('dialog')?.scrollWidth).toBeLessThanOrEqual(width)
  expect(document.body.textContent).toContain('9')
  expect(document.body.textContent).toContain('5')
  await expectAccessible()
})

test('a picture shows what is sent; without one, the words stay', async () => {
  await open()
  await expect.element(page.getByText(`Picture of ${ENVELOPE.page.route}`)).toBeVisible()
  world.picture = 'none'
  await open()
  await expect.element(page.getByText(support.sent.page)).toBeVisible()
  await expect.element(button(support.send)).toBeVisible()
})

test('offline no picture is asked for', async () => {
  world.capture.mockResolvedValue({
    capture: { ...ENVELOPE, page: { ...ENVELOPE.page, isOnline: false } },
    size: { raw: 20_000, compressed: 4200 },
  })
  await open()
  await expect.element(page.getByText(support.sent.offline)).toBeVisible()
  expect(page.getByText(/^Picture of/).elements()).toEqual([])
})

test('every line that is sent can be read', async () => {
  await open()
  await page.getByText(support.lines).click()
  const lines = page.getByRole('region', { name: support.lines })
  await expect.element(lines).toHaveTextContent('checkout.value: "form"')
  await expect.element(lines).toHaveTextContent('route: "/checkout/{-$id}/{-$rateKey}"')
  await expectAccessible()
})

test('the code is shown in two groups, read letter by letter, and has the focus', async () => {
  world.send.mockResolvedValue('K7WM3XPT')
  await open()
  await page.getByLabelText(support.note).fill(' The window closed\u200b ')
  await button(support.send).click()
  await expect.element(page.getByText('K7WM 3XPT')).toBeVisible()
  expect(document.activeElement?.textContent).toBe('K7WM 3XPTK, 7, W, M, 3, X, P, T')
  expect(world.send.mock.calls[0]?.[0].note).toBe('The window closed')
  await expectAccessible()
  await button(support.code.done).click()
  expect(world.close).toHaveBeenCalledOnce()
})

test('support is one press from a call', async () => {
  world.send.mockResolvedValue('K7WM3XPT')
  await open()
  await button(support.send).click()
  const call = page.getByRole('link', { name: `${support.code.call} +1 212 555 0100` })
  await expect.element(call).toHaveAttribute('href', 'tel:+12125550100')
})

test('a sent screen is deleted with the key it was sent with, and the code goes away', async () => {
  world.send.mockResolvedValue('K7WM3XPT')
  world.remove.mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce()
  await open()
  await button(support.send).click()
  await button(support.code.delete).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(support.code.notDeleted)
  await button(support.code.delete).click()
  await expect.element(page.getByText(support.code.deleted)).toBeVisible()
  expect(page.getByText('K7WM 3XPT').elements()).toEqual([])
  await expect.element(button(support.code.done)).toHaveFocus()
  const key = world.send.mock.calls[0]?.[1]
  expect(world.remove.mock.calls).toEqual([
    ['K7WM3XPT', key],
    ['K7WM3XPT', key],
  ])
  await expectAccessible()
})

test.each([
  { failure: { code: 'unreachable', status: 0 }, says: support.fileFailed },
  { failure: { code: 'internal', status: 500 }, says: support.fileFailed },
  { failure: { code: 'timeout', status: 0 }, says: support.fileSlow },
  { failure: { code: 'too_many_requests', status: 429 }, says: support.tooMany },
] as const)(
  'after $failure.code the same button saves a file, and trying again keeps the key',
  async ({ failure, says }) => {
    world.send.mockRejectedValueOnce(Object.assign(new Error('refused'), failure)).mockResolvedValueOnce('K7WM3XPT')
    await open()
    await button(support.send).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(says)
    await button(support.saveFile).click()
    expect(world.save).toHaveBeenCalledExactlyOnceWith('stayless-screen-2026-11-04-0905.json', ENVELOPE)
    await expect.element(page.getByText('stayless-screen-2026-11-04-0905.json')).toBeVisible()
    await button(en.common.retry).click()
    await expect.element(page.getByText('K7WM 3XPT')).toBeVisible()
    const [first, second] = world.send.mock.calls
    expect(first?.[1]).toBe(second?.[1])
  },
)

test('offline a file is saved, and nothing is sent', async () => {
  world.online = false
  await open()
  await expect.element(page.getByText(support.fileOffline)).toBeVisible()
  await expect.element(page.getByText(/30 days/)).not.toBeInTheDocument()
  await button(support.saveFile).click()
  expect(world.save).toHaveBeenCalledOnce()
  expect(world.send).not.toHaveBeenCalled()
  await expectAccessible()
  await button(support.code.done).click()
  expect(world.close).toHaveBeenCalledOnce()
})

test('a press while it is sent sends nothing more', async () => {
  world.send.mockReturnValue(new Promise(() => {}))
  await open()
  await button(support.send).click()
  await button(support.sending).click()
  expect(world.send).toHaveBeenCalledOnce()
})

test('a note that is too long says by how much, and is not sent', async () => {
  await open()
  await page.getByLabelText(support.note).fill('x'.repeat(MAX_CAPTURE_NOTE_LENGTH + 2))
  await expect.element(page.getByText('2 characters too many')).toBeVisible()
  button(support.send).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(world.send).not.toHaveBeenCalled()
})

test('a page that cannot be read is told, with a way out', async () => {
  world.capture.mockRejectedValue(new Error('no stream'))
  await open()
  await expect.element(page.getByRole('alert')).toHaveTextContent(support.failed)
  await userEvent.keyboard('{Escape}')
  expect(world.close).toHaveBeenCalledOnce()
})
