import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

describe('a dialog', () => {
  test('takes the focus, and gives it back to what opened it', async () => {
    renderPage(<Opener />)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.element(opener).toHaveFocus()
  })

  test('one that must be answered does not close on Escape, nor by a browser that insists', async () => {
    renderPage(<Opener mandatory />)
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await userEvent.keyboard('{Escape}')
    document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }))
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    document.querySelector('dialog')?.close()
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('one that is taken out of the page while it is open gives the focus back as well', async () => {
    renderPage(<Lender />)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.element(opener).toHaveFocus()
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('one that makes room for another leaves the other open, which gives the focus back to the first opener', async () => {
    renderPage(<Chain />)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: 'Settings' }))
    await expect.element(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  test('the page behind it stands still, and moves again', async () => {
    renderPage(<Opener />)
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  })

  test('a press on its opener right behind Escape opens it again', async () => {
    renderPage(<Opener />)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    // As soon as it has the focus again: sooner no key can come to it.
    const press = () => opener.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    opener.element().addEventListener('focus', () => queueMicrotask(press), { once: true })
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('it may be closed by the page, and opened again', async () => {
    renderPage(<Opener />)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: 'Answer' }))
    expect(document.querySelector('dialog')?.open).toBe(false)
    await userEvent.click(opener)
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })
})

const Opener = ({ mandatory = false }: { mandatory?: boolean }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Log in" closeLabel="Close" mandatory={mandatory}>
        <button type="button" onClick={() => setOpen(false)}>
          Answer
        </button>
      </Dialog>
    </>
  )
}

const Lender = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Menu" closeLabel="Close">
          Links
        </Dialog>
      )}
    </>
  )
}

const Chain = () => {
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <button type="button" onClick={() => setOpen('menu')}>
        Open
      </button>
      {open === 'menu' && (
        <Dialog open onClose={close} title="Menu" closeLabel="Close">
          <button type="button" onClick={() => setOpen('settings')}>
            Settings
          </button>
        </Dialog>
      )}
      {open === 'settings' && (
        <Dialog open onClose={close} title="Language" closeLabel="Close">
          English
        </Dialog>
      )}
    </>
  )
}
