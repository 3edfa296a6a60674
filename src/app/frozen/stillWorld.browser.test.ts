import { expect, test, vi } from 'vitest'
import { ignoreFocus } from './stillWorld.ts'

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
