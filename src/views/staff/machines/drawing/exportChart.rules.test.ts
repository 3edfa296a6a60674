import { expect, test } from 'vitest'
import { NO_MARKS, type ChartMarks } from '#src/views/staff/machines/chartView.ts'
import { markedChartSvg } from './exportChart.rules.ts'
import { toyChart, toyLayout, toyText } from './toyChart.testing.ts'

const draw = (marks: Partial<ChartMarks> = {}): string =>
  markedChartSvg(
    { chart: toyChart, title: 'Toy & “<pot>”', text: toyText, marks: { ...NO_MARKS, ...marks } },
    toyLayout,
    {
      purpose: 'Coffee',
      fonts: '@font-face{font-family:"Rubik"}',
    },
  )

test('a picture asks for nothing from elsewhere', () => {
  const picture = draw()
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/)
  expect(picture).not.toMatch(/href=|@import|var\(/)
  expect(picture).toContain('font-family="Rubik, sans-serif"')
  expect(picture).toContain('Toy &amp; “&lt;pot&gt;”')
})

test('each mark changes the picture in its own way', () => {
  const id = 'toy.lamp.on'
  const way = 'toy.lamp.on · lamp.press'
  const pictures = [
    draw(),
    draw({ chosen: id }),
    draw({ active: new Set([id]) }),
    draw({ past: new Set([id]) }),
    draw({ next: new Set([id]) }),
    draw({ areOthersPale: true }),
    ...(['added', 'gone', 'changed'] as const).map((tone) => draw({ states: new Map([[id, tone]]) })),
    ...(
      ['covered0', 'covered1', 'covered2', 'covered3', 'survived', 'added', 'gone', 'changed', 'canBeSent'] as const
    ).map((tone) => draw({ ways: new Map([[way, tone]]) })),
  ]
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('beside what is chosen the rest is pale, and boxes stay', () => {
  expect(draw()).not.toContain('<g opacity')
  expect(draw({ chosen: 'toy.pot.brewing' }).match(/<g opacity/g)?.length).toBeGreaterThan(2)
})
