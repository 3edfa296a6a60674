import { expect, test } from 'vitest'
import { lockScroll } from './scrollLock.ts'

test('the page stands still until the last that lies over it has gone', () => {
  const [first, second] = [lockScroll(), lockScroll()]
  second()
  expect(document.documentElement.style.overflow).toBe('hidden')
  first()
  expect(document.documentElement.style.overflow).toBe('')
})
