import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { maya } from '#machines/auth/auth.samples.ts'
import { en } from '#locales/en.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const world = vi.hoisted(() => ({ user: {} }))
vi.mock('./useAuth.ts', () => ({ useAuth: () => ({ step: 'signedIn', user: world.user }) }))
vi.mock('#src/views/layout/modals.tsx', () => ({ useModals: () => ({ close: () => undefined }) }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const open = (user: Partial<typeof maya>) => {
  world.user = { ...maya, referral_code: 'MAYA-7Q2', ...user }
  renderPage(
    <WordsProvider locale="en" texts={en}>
      <AccountMenu />
    </WordsProvider>,
  )
}

const promo = () => page.getByText('MAYA-7Q2')

test('a guest finds their promo code in the menu', async () => {
  open({ type: 'regular' })
  await expect.element(promo()).toBeVisible()
})

test('a business account has none to give', async () => {
  open({ type: 'b2b' })
  await expect.element(page.getByText(en.account.role.b2b, { exact: true })).toBeVisible()
  await expect.element(promo()).not.toBeInTheDocument()
})
