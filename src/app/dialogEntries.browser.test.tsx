import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { BackStackContext } from '#src/ui/overlay/backStack.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { dialogEntries } from './dialogEntries.ts'

const Menu = ({ isBusy = false }: { isBusy?: boolean }) => {
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const close = () => !isBusy && setOpen(null)
  return (
    <>
      <button type="button" onClick={() => setOpen('menu')}>
        Menu
      </button>
      <Dialog open={open === 'menu'} onClose={close} title="The menu" closeLabel="Close">
        <Link to="/about" onClick={close}>
          Other page
        </Link>
        <button type="button" onClick={() => setOpen('settings')}>
          Settings
        </button>
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
      </Dialog>
      <Dialog open={open === 'settings'} onClose={close} title="The settings" closeLabel="Close">
        <p>Language</p>
      </Dialog>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Sure?" closeLabel="Close">
        <p>Yes or no</p>
      </Dialog>
    </>
  )
}

const open = async (isBusy = false) => {
  const root = createRootRoute()
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/before', () => <h1>Before</h1>),
      at('/', () => <Menu isBusy={isBusy} />),
      at('/about', () => <h1>Other</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/before', '/?place=paris'] }),
  })
  const stack = dialogEntries(router)
  renderPage(
    <BackStackContext value={stack}>
      <RouterProvider router={router} />
    </BackStackContext>,
  )
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(dialog('The menu')).toBeVisible()
  return router
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
type Router = Awaited<ReturnType<typeof open>>
const entered = ({ history }: Router): number => history.location.state.dialogs ?? 0
const untilEntered = (router: Router, count: number) => expect.poll(() => entered(router)).toBe(count)

beforeEach(async () => page.viewport(390, 740))

test('on a phone Back closes a dialog, and then leaves the page', async () => {
  const router = await open()
  await untilEntered(router, 1)
  router.history.back()
  await expect.element(dialog('The menu')).not.toBeInTheDocument()
  expect(router.history.location.href).toBe('/?place=paris')
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'Before' })).toBeVisible()
})

test('a dialog closed by its button leaves no entry behind', async () => {
  const router = await open()
  await untilEntered(router, 1)
  await press('Close')
  await untilEntered(router, 0)
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'Before' })).toBeVisible()
})

test('of two dialogs Back closes the upper one first', async () => {
  const router = await open()
  await press('Ask')
  await untilEntered(router, 2)
  router.history.back()
  await expect.element(dialog('Sure?')).not.toBeInTheDocument()
  await expect.element(dialog('The menu')).toBeVisible()
  router.history.back()
  await expect.element(dialog('The menu')).not.toBeInTheDocument()
})

test('a dialog that gives way to another shares its entry', async () => {
  const router = await open()
  await untilEntered(router, 1)
  await press('Settings')
  await expect.element(dialog('The settings')).toBeVisible()
  await untilEntered(router, 1)
  router.history.back()
  await expect.element(dialog('The settings')).not.toBeInTheDocument()
  await untilEntered(router, 0)
})

test('Back from a page that was opened in a dialog leads to the page below the dialog', async () => {
  const router = await open()
  await untilEntered(router, 1)
  await page.getByRole('link', { name: 'Other page' }).click()
  await expect.element(page.getByRole('heading', { name: 'Other' })).toBeVisible()
  router.history.back()
  await expect.element(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await untilEntered(router, 0)
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'Before' })).toBeVisible()
})

test('a dialog that does not close keeps the page, however often the guest goes back', async () => {
  const router = await open(true)
  await untilEntered(router, 1)
  for (const _ of [1, 2, 3]) {
    router.history.back()
    await untilEntered(router, 1)
  }
  await expect.element(dialog('The menu')).toBeVisible()
  expect(router.history.location.pathname).toBe('/')
})

test('on a wide screen a dialog is no entry', async () => {
  await page.viewport(1280, 800)
  const router = await open()
  await new Promise((done) => setTimeout(done, 50))
  expect(entered(router)).toBe(0)
})
