import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

describe('a dialog', () => {
  test('takes the focus, and returns it to the opener', async () => {
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

  test('that must be answered does not close on Escape, even if the browser insists', async () => {
    renderPage(<Opener mandatory />)
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await userEvent.keyboard('{Escape}')
    document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }))
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    document.querySelector('dialog')?.close()
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('returns the focus if it is unmounted while open', async () => {
    renderPage(<Lender />)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.element(opener).toHaveFocus()
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('that is replaced by another leaves that open, and focus later returns to the first opener', async () => {
    renderPage(<Chain />)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: 'Settings' }))
    await expect.element(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  test('stops the page behind it from scrolling until it closes', async () => {
    renderPage(<Opener />)
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  })

  test('opens again if its opener is pressed right after Escape', async () => {
    renderPage(<Opener />)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    // Presses as soon as it is focused again: no key can reach it sooner.
    const press = () => opener.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    opener.element().addEventListener('focus', () => queueMicrotask(press), { once: true })
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('can be closed by the page, and opened again', async () => {
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
