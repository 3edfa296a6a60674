import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { en } from '#locales/en.ts'
import type { Failure } from '#src/i18n/errorText.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { Offline, LoadError, type LoadErrorProps } from './LoadError.tsx'

const { title, text: ours } = en.account.failed

test.each<[Failure | null, string]>([
  [null, ours],
  [{ code: 'internal' }, ours],
  [{ code: 'bad_answer' }, ours],
  [{ code: 'auth/internal-error' }, ours],
  [{ code: 'unreachable' }, en.errors.network],
  [{ code: 'timeout' }, en.errors.network],
  [{ code: 'unauthorized' }, en.errors.signInNeeded],
  [{ code: 'not_ready' }, en.errors.notReady],
  [{ code: 'upstream_failed' }, en.errors.upstream],
  [{ code: 'too_many_requests', retryAfterSeconds: 180 }, 'Please, wait for 3 minutes before you can try again'],
])('shows the sentence of the error %j if it has one, and else that the fault is ours', async (failure, text) => {
  show({ failure })
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${title}${text}${en.common.retry}`)
})

test('offline, every page shows the same title, and what loads later', async () => {
  show({ failure: { code: 'network' }, offline: 'search.offline' })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`${en.common.offline}${en.search.offline}${en.common.retry}`)
  show({ failure: { code: 'unreachable' }, offline: 'search.offline' })
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${title}${en.errors.network}${en.common.retry}`)
})

test('offers to retry unless a retry is running, or another way on', async () => {
  const onRetry = vi.fn<() => void>()
  const onLogOut = vi.fn<() => void>()
  const way = <Button onClick={onLogOut}>Log out</Button>
  show({ onRetry, way })
  await userEvent.click(page.getByRole('button', { name: en.common.retry }))
  await userEvent.click(page.getByRole('button', { name: 'Log out' }))
  expect([onRetry.mock.calls.length, onLogOut.mock.calls.length]).toEqual([1, 1])
  show({ onRetry, busy: true })
  await expect.element(page.getByRole('button', { name: en.common.retry })).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(page.getByRole('button', { name: en.common.retry }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('content that loads once the network returns is announced without an alert, and offers no button', async () => {
  inEnglish(<Offline text="credits.offline" />)
  await expect.element(page.getByRole('status')).toHaveTextContent(`${en.common.offline}${en.credits.offline}`)
  expect(page.getByRole('button').elements()).toEqual([])
})

const show = (props: Partial<LoadErrorProps>) =>
  inEnglish(
    <LoadError of="account.failed" failure={null} offline="account.offline.text" onRetry={() => {}} {...props} />,
  )

const inEnglish = (component: ReactNode) =>
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      {component}
    </PageI18nProvider>,
  )
