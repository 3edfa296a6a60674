import { scrolledParts } from '#src/views/parts/support/scrolledParts.ts'
import { expect, onTestFinished, test } from 'vitest'
import { holdScroll } from './holdScroll.ts'

const ROW = '<p style="block-size: 100px">Row</p>'

const show = (): { list: Element; strip: Element } => {
  document.body.innerHTML = `
    <main>
      <div data-list tabindex="0" style="block-size: 200px; overflow: auto">${ROW.repeat(9)}</div>
      <div dir="rtl" data-strip tabindex="0" style="inline-size: 100px; overflow: auto"><p style="inline-size: 900px">Wide</p></div>
      <input type="password" aria-label="Password" size="2" value="correct horse battery staple">
    </main>
    <div style="block-size: 4000px"></div>`
  onTestFinished(() => {
    document.body.innerHTML = ''
  })
  const [list, strip] = [document.querySelector('[data-list]'), document.querySelector('[data-strip]')]
  if (list === null || strip === null) throw new Error('nothing is shown')
  return { list, strip }
}

test('a frozen page is scrolled like the page of the guest, also where a list is filled later', async () => {
  const before = show()
  before.list.scrollTop = 320
  before.strip.scrollLeft = -150
  scrollTo(0, 70)
  const field = document.querySelector('input')
  if (field) field.scrollLeft = 50
  const parts = scrolledParts()
  const main = 'html > body:nth-of-type(1) > main:nth-of-type(1)'
  expect(parts).toEqual([
    { part: 'html', top: 70, left: 0 },
    { part: `${main} > div:nth-of-type(1)`, top: 320, left: 0 },
    { part: `${main} > div:nth-of-type(2)`, top: 0, left: -150 },
  ])

  const { list, strip } = show()
  list.innerHTML = ''
  scrollTo(0, 0)
  // The document is that of further tests.
  onTestFinished(holdScroll(parts))
  expect([scrollY, strip.scrollLeft, list.scrollTop]).toEqual([70, -150, 0])
  list.innerHTML = ROW.repeat(9)
  await expect.poll(() => list.scrollTop).toBe(320)
  // A dialog that opens over a page may scroll it.
  scrollTo(0, 0)
  document.body.append(document.createElement('dialog'))
  await expect.poll(() => scrollY).toBe(70)
})
