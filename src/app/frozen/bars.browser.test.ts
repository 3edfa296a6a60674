import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { expect, onTestFinished, test } from 'vitest'
import { drawBars } from './bars.ts'

test('what is hidden is a gray bar, in the text of the page as in its fields', () => {
  document.body.innerHTML = `<main><p>For ${HIDDEN}a</p><input aria-label="Name" value="${HIDDEN}b" /><input aria-label="City" value="Paris" /></main>`
  onTestFinished(() => {
    document.body.innerHTML = ''
    CSS.highlights.clear()
  })
  drawBars()
  const [name, city] = document.querySelectorAll('input')
  expect([document.querySelector('p')?.textContent, name?.value, city?.value]).toEqual(['For ████', '████', 'Paris'])
  expect(CSS.highlights.get('bars')?.size).toBe(1)
  expect([name, city].map((field) => field?.style.color)).toEqual(['gray', ''])
})
