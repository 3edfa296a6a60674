import { expect, test } from 'vitest'
import '#src/styles/global.css.ts'
import { Facts } from './Facts.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

/** Which facts have a visible dot before them: the dot's box lies before its fact. */
const dotted = (mark = '·'): boolean[] => {
  const row = document.querySelector('[data-testid="box"] > span')
  if (!row) throw new Error('no facts')
  const frame = row.getBoundingClientRect()
  const isClipped = getComputedStyle(row).overflowX === 'clip'
  return [...row.children].map((fact) => {
    const { left, right } = fact.getBoundingClientRect()
    const before = getComputedStyle(fact, '::before')
    if (!before.content.includes(mark)) return false
    const room = getComputedStyle(row).direction === 'rtl' ? frame.right - right : left - frame.left
    return !isClipped || room >= Number.parseFloat(before.width)
  })
}

for (const dir of ['ltr', 'rtl'] as const) {
  const renderAt = (width: number) =>
    renderPage(
      <div dir={dir} data-testid="box" style={{ width }}>
        <Facts>
          {['hotel', 'reference', 'nights'].map((fact) => (
            <bdi key={fact} style={{ display: 'block', width: 100 }}>
              {fact}
            </bdi>
          ))}
        </Facts>
      </div>,
    )

  test(`a dot stands between facts of one line (${dir})`, () => {
    renderAt(400)
    expect(dotted()).toEqual([false, true, true])
  })

  test(`no dot stands at the end or the beginning of a line (${dir})`, () => {
    renderAt(230)
    expect(dotted()).toEqual([false, true, false])
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
}

test('a fact that is left out leaves no dot', () => {
  renderPage(
    <div data-testid="box" style={{ width: 400 }}>
      <Facts>
        {false}
        <bdi>hotel</bdi>
        {null}
        <bdi>nights</bdi>
        {false}
      </Facts>
    </div>,
  )
  expect(dotted()).toEqual([false, true])
})

const renderEnds = (width: number) =>
  renderPage(
    <div data-testid="box" style={{ width }}>
      <Facts ends>
        <span style={{ display: 'block', width: 100 }}>29 October</span>
        <span style={{ display: 'block', width: 100 }}>31 October</span>
      </Facts>
    </div>,
  )

test('a dash separates the two ends of a time while they share a line', () => {
  renderEnds(230)
  expect(dotted('–')).toEqual([false, true])
  renderEnds(180)
  expect(dotted('–')).toEqual([false, false])
})

test('dots are not read out, and facts are read separately', () => {
  renderPage(
    <p>
      <Facts>
        <bdi>Hotel Fig Arch</bdi>
        <bdi>TQFQKUAW</bdi>
      </Facts>
    </p>,
  )
  expect(document.querySelector('p')?.innerText.split(/\s*\n\s*/)).toEqual(['Hotel Fig Arch', 'TQFQKUAW'])
})
