import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RangeCalendar, type DayRange, type RangeCalendarProps } from './RangeCalendar.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

describe('the calendar of a stay', () => {
  test('takes two presses to choose the days', async () => {
    renderPage(<Calendar locale="en-US" firstDayOfWeek="sun" />)
    await userEvent.click(page.getByRole('button', { name: /December 15/ }))
    await userEvent.click(page.getByRole('button', { name: /December 18/ }))
    await expect.element(page.getByTestId('chosen')).toHaveTextContent('2026-12-15 2026-12-18')
  })

  test('reads two presses on one day as one night', async () => {
    renderPage(<Calendar locale="en-US" firstDayOfWeek="sun" />)
    const day = page.getByRole('button', { name: /December 15/ })
    await userEvent.click(day)
    await userEvent.click(day)
    await expect.element(page.getByTestId('chosen')).toHaveTextContent('2026-12-15 2026-12-16')
  })

  test('disables days before the first, and those too long after the start', async () => {
    renderPage(<Calendar locale="en-US" firstDayOfWeek="sun" maxNights={4} />)
    await expect.element(page.getByRole('button', { name: /December 9/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(page.getByRole('button', { name: /December 15/ }))
    await expect.element(page.getByRole('button', { name: /December 20/ })).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('button', { name: /December 19/ })).not.toHaveAttribute('aria-disabled')
  })

  test('in Arabic starts the week on Saturday, uses Latin digits, and the left arrow goes to the next day', async () => {
    renderPage(<Calendar locale="ar-AE-u-ca-gregory-nu-latn" firstDayOfWeek="sat" />, 'rtl')
    const first = page.getByRole('grid').first()
    await expect.element(first.getByRole('columnheader', { includeHidden: true }).first()).toHaveTextContent('س')
    const day = first.getByText('24', { exact: true })
    await userEvent.click(day)
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('25')
  })
})

const Calendar = ({
  maxNights = 30,
  ...props
}: Pick<RangeCalendarProps, 'locale' | 'firstDayOfWeek'> & { maxNights?: number }) => {
  const [range, setRange] = useState<DayRange>({ start: '2026-12-24', end: '2026-12-27' })
  return (
    <div style={{ inlineSize: 720 }}>
      <RangeCalendar
        {...props}
        value={range}
        minDay="2026-12-10"
        maxDay="2027-12-10"
        maxNights={maxNights}
        label="Days"
        onChange={setRange}
      />
      <output data-testid="chosen">
        {range.start} {range.end}
      </output>
    </div>
  )
}
