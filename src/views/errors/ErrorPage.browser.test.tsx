import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { replace } from '#src/ui/replace.testing.ts'

replace(PageHead, ({ title }: { title: string }) => <title>{title}</title>)

test.each<[unknown, string, string | null]>([
  [new Error('chunk lost'), '500', 'chunk lost'],
  [Object.assign(new Error('Sold out'), { status: 409 }), '409', 'Sold out'],
  [{ status: 503 }, '503', null],
  ['a text', '500', null],
  [undefined, '500', null],
  [{ status: '404', message: 7 }, '500', null],
])('%o is shown with status %s and its own message', async (error, status, message) => {
  inEnglish(error)
  const alertBox = page.getByRole('alert')
  await expect.element(alertBox.getByRole('heading', { level: 1 })).toHaveTextContent(en.errors.somethingWrong)
  await expect.element(alertBox).toHaveTextContent(status)
  await expect.element(alertBox).toHaveTextContent(en.errors.refreshOrSupport)
  expect(document.querySelector('bdi')?.textContent ?? null).toBe(message)
  await expect.poll(() => document.title).toContain(status)
})

test('the button reloads the page', async () => {
  const navigated = new Promise<string>((resolve) => {
    const stay = (event: NavigateEvent) => {
      event.preventDefault()
      resolve(event.navigationType)
    }
    navigation.addEventListener('navigate', stay, { once: true })
  })
  inEnglish(new Error('chunk lost'))
  await userEvent.click(page.getByRole('button', { name: en.common.refresh }))
  expect(await navigated).toBe('reload')
})

test('untranslated text in a right-to-left page is marked as English, in its own direction', async () => {
  renderPage(
    <PageI18nProvider locale="he" texts={he}>
      <ErrorPage error={new Error('chunk lost.')} />
    </PageI18nProvider>,
    'rtl',
  )
  const message = page.getByText('chunk lost.')
  await expect.element(message).toHaveAttribute('lang', 'en')
  expect(message.element().tagName).toBe('BDI')
})

const inEnglish = (error: unknown) =>
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <ErrorPage error={error} />
    </PageI18nProvider>,
  )
