import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ignoreFocus, openInert } from './stillWorld.ts'

test('a field of a frozen page is left unheard, so that no form checks the bar in it', () => {
  const page = document.createElement('div')
  const form = document.createElement('form')
  const [name, email] = [document.createElement('input'), document.createElement('input')]
  form.append(name, email)
  page.append(form)
  document.body.append(page)
  const heard = vi.fn<(event: Event) => void>()
  for (const type of ['focusin', 'focusout']) form.addEventListener(type, heard)
  for (const type of ['focus', 'blur']) name.addEventListener(type, heard)
  ignoreFocus(page)
  name.focus()
  expect(document.activeElement).toBe(name)
  email.focus()
  page.remove()
  expect(heard).not.toHaveBeenCalled()
})

test('a dialog over a frozen page takes neither the focus nor a press', async () => {
  const frozen = document.createElement('main')
  frozen.innerHTML = '<dialog><button>Log in</button></dialog>'
  document.body.append(frozen)
  onTestFinished(() => frozen.remove())
  openInert(frozen)
  const [dialog, button] = [frozen.querySelector('dialog'), frozen.querySelector('button')]
  if (dialog === null || button === null) throw new Error('nothing is shown')
  dialog.showModal()
  await expect.element(page.elementLocator(dialog)).toBeVisible()
  const { x, y, width, height } = button.getBoundingClientRect()
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).not.toBe(button)
  button.focus()
  expect(document.activeElement).toBe(document.body)
})
