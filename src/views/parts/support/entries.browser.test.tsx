import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { captureHere } from '#src/actors/system/sendScreen.ts'
import { CodeForm } from '#src/views/forms/CodeForm.tsx'
import { Footer } from '#src/views/layout/Footer.tsx'
import { LayoutModals } from '#src/views/layout/LayoutModals.tsx'
import type { LayoutProps } from '#src/views/layout/layoutProps.ts'
import { ModalsProvider, useModals } from '#src/views/layout/modals.tsx'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SendScreen } from './SendScreen.tsx'

replace(captureHere, () => new Promise(() => {}))

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  context: { locale: 'en', texts: en, hourCycle: 'h23' },
})
const ignore = (): void => undefined
const PROPS: LayoutProps = {
  brand: { name: 'Stayless', support_phone: '', support_email: '', legal_entity: '', social: [], apps: [] },
  demo: true,
  online: true,
  currencies: [],
  currency: DEFAULT_CURRENCY,
  chooseCurrency: ignore,
  keepLocale: ignore,
  account: { button: null, link: null, menu: null, dialogs: null },
}

const show = (part: ReactNode): void =>
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        {part}
      </PageI18nProvider>
    </RouterContextProvider>,
  )
const entry = () => page.getByRole('button', { name: en.common.nav.sendScreen })
const dialog = () => page.getByRole('dialog', { name: en.common.nav.sendScreen })

const form = (isRefused: boolean) => (
  <CodeForm
    email="maya@mail.example"
    checking={false}
    message={isRefused ? { key: 'errors.invalidCode', field: 'otp' } : null}
    canResend
    waitSeconds={null}
    onWrite={ignore}
    onCode={ignore}
    onResend={ignore}
    onOtherEmail={ignore}
  />
)

const OpenMenu = () => {
  const { show: open } = useModals()
  return (
    <button type="button" onClick={() => open('menu')}>
      {en.common.nav.menu}
    </button>
  )
}

test('the menu closes, and the dialog opens over the page', async () => {
  show(
    <ModalsProvider>
      <OpenMenu />
      <LayoutModals layoutProps={PROPS} />
    </ModalsProvider>,
  )
  await page.getByRole('button', { name: en.common.nav.menu }).click()
  await entry().click()
  await expect.element(dialog()).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: en.common.nav.menu })).not.toBeInTheDocument()
})

test('a wide window, which has no menu, has the entry in the footer', async () => {
  await page.viewport(1280, 860)
  show(
    <ModalsProvider>
      <Footer brand={PROPS.brand} demo hiddenOnPhone={false} />
      <LayoutModals layoutProps={PROPS} />
    </ModalsProvider>,
  )
  await entry().click()
  await expect.element(dialog()).toBeVisible()
})

test('where something has failed, the entry opens the dialog and gets the focus back', async () => {
  show(<SendScreen />)
  await entry().click()
  await expect.element(dialog()).toBeVisible()
  await page.getByRole('button', { name: en.common.close }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(entry()).toHaveFocus()
})

test('a refused code offers to send the screen, a fresh one does not', async () => {
  show(form(false))
  await expect.element(page.getByText(en.auth.verify.otherEmail)).toBeVisible()
  await expect.element(entry()).not.toBeInTheDocument()
  show(form(true))
  await expect.element(entry()).toBeVisible()
})
