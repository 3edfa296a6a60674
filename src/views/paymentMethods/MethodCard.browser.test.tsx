import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { he } from '#locales/he.ts'
import { mastercard, visa } from '#machines/paymentMethods/paymentMethods.samples.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { stopClock } from '#src/ui/clock.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { MethodCard } from './MethodCard.tsx'

const onMakePrimary = vi.fn<() => void>()
const onDelete = vi.fn<() => void>()

/** Values in right-to-left texts are isolated. */
const run = (text: string) => `\u2068${text}\u2069`

describe('a saved card, in Hebrew', () => {
  beforeEach(async () => {
    onMakePrimary.mockReset()
    onDelete.mockReset()
    await page.viewport(700, 900)
  })

  test('says if it is primary, and then does not offer to make it primary', async () => {
    show(<MethodCard method={visa} doing={null} onMakePrimary={onMakePrimary} onDelete={onDelete} />)
    await expect.element(page.getByText('ברירת מחדל', { exact: true })).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(1)
  })

  test('shows its digits left to right, and its buttons name the card', async () => {
    show(<MethodCard method={mastercard} doing={null} onMakePrimary={onMakePrimary} onDelete={onDelete} />)
    const masterCard = run(`${run('MasterCard')} שמסתיים ב-${run('4444')}`)
    const digits = page.getByText('MasterCard •••• 4444').element()
    expect(getComputedStyle(digits).direction).toBe('ltr')
    await userEvent.click(page.getByRole('button', { name: `הגדרה כברירת מחדל: ${masterCard}` }))
    await userEvent.click(page.getByRole('button', { name: `מחיקה: ${masterCard}` }))
    expect([onMakePrimary.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 1])
  })

  test('ignores presses on a busy button', async () => {
    show(<MethodCard method={mastercard} doing="removing" onMakePrimary={onMakePrimary} onDelete={onDelete} />)
    await userEvent.click(page.getByRole('button', { name: /מחיקה/ }))
    expect(onDelete).not.toHaveBeenCalled()
  })

  test('says if it has expired', async () => {
    const old = { ...mastercard, expires: '2020-01' }
    show(<MethodCard method={old} doing={null} onMakePrimary={onMakePrimary} onDelete={onDelete} />)
    await expect.element(page.getByText('פג תוקף')).toBeVisible()
    await expect.element(page.getByText('01/20')).toBeVisible()
  })

  test('says so on a page that was opened the day before', async () => {
    stopClock('2026-11-30T12:00')
    onTestFinished(() => void vi.restoreAllMocks())
    const lastDay = { ...mastercard, expires: '2026-11' }
    show(<MethodCard method={lastDay} doing={null} onMakePrimary={onMakePrimary} onDelete={onDelete} />)
    await expect.element(page.getByText('11/26')).toBeVisible()
    expect(page.getByText('פג תוקף').elements()).toEqual([])
    stopClock('2026-12-01T12:00')
    window.dispatchEvent(new Event('focus'))
    await expect.element(page.getByText('פג תוקף')).toBeVisible()
  })
})

test('deleting asks for confirmation, and Escape means no', async () => {
  const onClose = vi.fn<() => void>()
  show(<DeleteDialog method={mastercard} onDelete={onDelete} onClose={onClose} />)
  await expect.element(page.getByRole('dialog', { name: 'למחוק את הכרטיס?' })).toHaveTextContent('4444')
  await userEvent.keyboard('{Escape}')
  expect([onClose.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0])
})

const show = (shown: ReactNode) =>
  renderPage(
    <PageI18nProvider locale="he" texts={he}>
      {shown}
    </PageI18nProvider>,
    'rtl',
  )
