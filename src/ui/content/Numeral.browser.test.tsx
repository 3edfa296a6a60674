import { expect, test } from 'vitest'
import '#src/styles/fonts.css'
import '#src/styles/global.css.ts'
import { Numeral } from './Numeral.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

const widthsOf = (selector: string): number[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().width)

test('brackets stay close to their text: tabular figures are for digits only', async () => {
  await document.fonts.load('16px Rubik', '(1)')
  renderPage(
    <>
      <span id="word">((((</span>
      <span id="close" style={{ fontVariantNumeric: 'normal' }}>
        ((((
      </span>
      <span id="wide" style={{ fontVariantNumeric: 'tabular-nums' }}>
        ((((
      </span>
    </>,
  )
  const [word, close, wide] = widthsOf('#word, #close, #wide')
  expect(word).toBe(close)
  expect(word).toBeLessThan(wide ?? 0)
})

test('hours and money use tabular figures', async () => {
  await document.fonts.load('16px Rubik', '(1)')
  renderPage(
    <>
      <Numeral>11:11</Numeral>
      <Numeral>00:00</Numeral>
      <time>11 Jan</time>
      <time>08 Jan</time>
    </>,
  )
  const [ones, zeros] = widthsOf('bdi')
  expect(ones).toBe(zeros)
  const [first, second] = widthsOf('time')
  expect(first).toBe(second)
})
