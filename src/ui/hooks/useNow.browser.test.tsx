import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '#src/ui/render.testing.tsx'
import { rereadNow, useNow } from './useNow.ts'

const minute = (): string => new Date(Date.now()).toISOString().slice(11, 16)
const Shown = () => <p>{useNow(minute, null)}</p>

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-26T23:58:30Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
)
afterEach(() => vi.useRealTimers())

const show = async (): Promise<void> => {
  renderPage(<Shown />)
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('23:58')
}
const shown = () => document.querySelector('p')?.textContent

test('the time is read again as each minute begins', async () => {
  await show()
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => shown()).toBe('23:59')
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => shown()).toBe('00:00')
})

test.each([
  ['another window was used', () => window.dispatchEvent(new Event('focus'))],
  ['the browser restored the page', () => window.dispatchEvent(new Event('pageshow'))],
  ['another tab was shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['something opens', rereadNow],
])('the time is read again when %s, even if no timer ran', async (_, act) => {
  await show()
  vi.setSystemTime(new Date('2026-11-28T07:00:00Z'))
  expect(shown()).toBe('23:58')
  act()
  await expect.poll(() => shown()).toBe('07:00')
})

test('a page that shows no time runs no timer', async () => {
  await show()
  expect(vi.getTimerCount()).toBe(1)
  renderPage(<p>nothing</p>)
  await expect.element(page.getByText('nothing')).toBeVisible()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})
