import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import { expect, test } from 'vitest'
import { BreakdownList } from './BreakdownList.tsx'

test.each(['ltr', 'rtl'] as const)('every amount reaches the edge of the card (%s)', (direction) => {
  renderPage(
    <BreakdownList
      lines={[
        { id: 'nights', name: '3 nights', amount: <span>373.36 $</span> },
        { id: 'taxes', name: 'Taxes', amount: <span>9.10 $</span> },
      ]}
      total={{ name: 'Total', amount: <span>382.46 $</span> }}
    />,
    direction,
  )
  const card = document.querySelector('dl')?.getBoundingClientRect()
  const amounts = [...document.querySelectorAll('dd span')].map((amount) => amount.getBoundingClientRect())
  const edge = direction === 'ltr' ? 'right' : 'left'
  expect(amounts).toHaveLength(3)
  for (const amount of amounts) expect(amount[edge]).toBeCloseTo(card?.[edge] ?? 0, 0)
})
