import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { HourGrid } from './HourGrid.tsx'
import { renderPage } from './render.testing.tsx'

test.each([
  ['ltr', 'ArrowRight', '16:00'],
  ['ltr', 'ArrowLeft', '14:00'],
  ['rtl', 'ArrowLeft', '16:00'],
  ['rtl', 'ArrowRight', '14:00'],
  ['ltr', 'ArrowUp', '03:00'],
] as const)('the arrows go by the direction of reading, and the focus with them (%s, %s)', async (...given) => {
  const [direction, key, hour] = given
  renderPage(<Hours />, direction)
  await userEvent.tab()
  await userEvent.keyboard(`{${key}}`)
  await expect.element(radio(hour)).toBeChecked()
  await expect.element(radio(hour)).toHaveFocus()
})

test('no arrow chooses an hour that cannot be had, nor one beyond the day', async () => {
  renderPage(<Hours passed={15} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowDown}')
  await expect.element(radio('15:00')).toBeChecked()
})

test('all hours are one tab stop, at the one that is chosen', async () => {
  renderPage(<Hours />)
  await userEvent.tab()
  await expect.element(radio('15:00')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

const radio = (hour: string) => page.getByRole('radio', { name: hour })

/** @param passed hours before this one are off. */
const Hours = ({ passed = 0 }: { passed?: number }) => {
  const [hour, setHour] = useState(15)
  return (
    <>
      <HourGrid label="Check-in time" value={hour} tones={[]} onChange={setHour} isDisabled={(one) => one < passed} />
      <input aria-label="Next field" />
    </>
  )
}
