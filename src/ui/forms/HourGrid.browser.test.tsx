import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { HourGrid } from './HourGrid.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

beforeEach(() => page.viewport(1280, 720))

test.each([
  ['ltr', 'ArrowRight', '16:00'],
  ['ltr', 'ArrowLeft', '14:00'],
  ['rtl', 'ArrowLeft', '16:00'],
  ['rtl', 'ArrowRight', '14:00'],
  ['ltr', 'ArrowDown', '16:00'],
  ['ltr', 'ArrowUp', '14:00'],
] as const)('arrows follow the reading direction, and move the focus (%s, %s)', async (...given) => {
  const [direction, key, hour] = given
  renderPage(<Hours />, direction)
  await userEvent.tab()
  await userEvent.keyboard(`{${key}}`)
  await expect.element(radio(hour)).toBeChecked()
  await expect.element(radio(hour)).toHaveFocus()
})

test('the mark below an hour reads sign, number, unit, also in right-to-left pages', async () => {
  renderPage(
    <HourGrid clock={CLOCK} label="Hours" value={15} tones={[]} mark={() => '\u200E+3 ש׳'} onChange={() => {}} />,
    'rtl',
  )
  await expect.element(radio('15:00')).toBeVisible()
  const [text] = radio('15:00').element().lastElementChild?.childNodes ?? []
  const leftOf = (letter: string): number => {
    const at = text?.textContent?.indexOf(letter) ?? -1
    const range = document.createRange()
    if (text) range.setStart(text, at)
    if (text) range.setEnd(text, at + 1)
    return range.getBoundingClientRect().left
  }
  expect([leftOf('ש') < leftOf('+'), leftOf('+') < leftOf('3')]).toEqual([true, true])
})

test.each(['+14 h', '\u200E+15 ש׳', '\u200E+15 س', '−12%'])(
  'on a tablet the mark of an hour fits within it: %s',
  async (mark) => {
    await page.viewport(768, 1024)
    renderPage(
      <div style={{ inlineSize: 694 }}>
        <HourGrid clock={CLOCK} label="Hours" value={15} tones={[]} mark={() => mark} onChange={() => {}} />
      </div>,
    )
    await expect.element(radio('00:00')).toBeVisible()
    const range = document.createRange()
    range.selectNodeContents(radio('00:00').element().lastElementChild ?? document.body)
    expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(radio('00:00').element().clientWidth)
  },
)

test.each(['+14 h', '\u200E+15 ש׳', '\u200E+15 س', '−12%'])(
  'on a wide window the mark of an hour touches neither edge: %s',
  async (mark) => {
    renderPage(
      <div style={{ inlineSize: 920 }}>
        <HourGrid clock={CLOCK} label="Hours" value={15} tones={[]} mark={() => mark} onChange={() => {}} />
      </div>,
    )
    await expect.element(radio('00:00')).toBeVisible()
    const range = document.createRange()
    range.selectNodeContents(radio('00:00').element().lastElementChild ?? document.body)
    expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(radio('00:00').element().clientWidth - 4)
  },
)

test('with several rows, up and down go to the hour above and below', async () => {
  await page.viewport(600, 740)
  renderPage(<Hours />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(radio('03:00')).toHaveFocus()
})

test('arrows never select a disabled hour, nor leave the day', async () => {
  renderPage(<Hours passed={15} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await expect.element(radio('15:00')).toBeChecked()
})

test('all hours are one tab stop, at the selected one', async () => {
  renderPage(<Hours />)
  await userEvent.tab()
  await expect.element(radio('15:00')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

const twoDigits = (hour: number): string => String(hour).padStart(2, '0')
const CLOCK = { hour: (hour: number) => `${twoDigits(hour)}:00`, hourShort: twoDigits }

const radio = (hour: string) => page.getByRole('radio', { name: hour })

/** @param passed hours before this one are disabled. */
const Hours = ({ passed = 0 }: { passed?: number }) => {
  const [hour, setHour] = useState(15)
  return (
    <>
      <HourGrid
        clock={CLOCK}
        label="Check-in time"
        value={hour}
        tones={[]}
        onChange={setHour}
        isDisabled={(one) => one < passed}
      />
      <input aria-label="Next field" />
    </>
  )
}
