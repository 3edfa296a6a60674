import { expect, test } from 'vitest'
import { lockScroll } from './scrollLock.ts'

test('the page does not scroll until the last overlay has closed', () => {
  const [first, second] = [lockScroll(), lockScroll()]
  second()
  expect(document.documentElement.style.overflow).toBe('hidden')
  first()
  expect(document.documentElement.style.overflow).toBe('')
})
