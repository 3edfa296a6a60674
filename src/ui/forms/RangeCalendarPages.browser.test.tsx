import { useState } from 'react'
import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { RangeCalendar, type DayRange } from './RangeCalendar.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

const LOCALES = ['en', 'ar', 'he'] as const
const OF_LOCALE = {
  en: { locale: 'en-US', firstDayOfWeek: 'sun' },
  ar: { locale: 'ar-AE-u-ca-gregory-nu-latn', firstDayOfWeek: 'sat' },
  he: { locale: 'he-IL', firstDayOfWeek: 'sun' },
} as const
const HANDS = ['touch', 'mouse', 'keyboard', 'screen reader'] as const
type Hand = (typeof HANDS)[number]

/** The stay before: only the guest's own presses may change it. */
const BEFORE: DayRange = { start: '2027-01-12', end: '2027-01-15' }

const everyWay = LOCALES.flatMap((locale) => HANDS.map((hand) => [locale, hand] as const))

test.each(everyWay)('paging selects no day, and a stay across months can be chosen (%s, %s)', async (...given) => {
  const [locale, hand] = given
  await open(locale, 360)
  await press(hand, pageButton('next'))
  await press(hand, pageButton('prev'))
  await press(hand, day('30', 0))
  await press(hand, pageButton('next'))
  await press(hand, pageButton('prev'))
  await press(hand, pageButton('next'))
  expect(chosen()).toBe('2027-01-12 2027-01-15, 0 times')
  await press(hand, day('2', 0))
  expect(chosen()).toBe('2027-01-30 2027-02-02, 1 times')
})

test.each(HANDS)('the last day may be pressed first, and the first day on the page before (%s)', async (hand) => {
  await open('he', 360)
  await press(hand, day('2', 0))
  await press(hand, pageButton('prev'))
  expect(chosen()).toBe('2027-01-12 2027-01-15, 0 times')
  await press(hand, day('30', 0))
  expect(chosen()).toBe('2026-12-30 2027-01-02, 1 times')
})

test.each(HANDS)('on a desktop a stay can end beyond the two months shown (%s)', async (hand) => {
  await open('en', 900)
  await press(hand, day('20', 1))
  await press(hand, pageButton('next'))
  expect(chosen()).toBe('2027-01-12 2027-01-15, 0 times')
  await press(hand, day('3', 1))
  expect(chosen()).toBe('2027-02-20 2027-03-03, 1 times')
})

test('on a phone the next month is reachable from any day', async () => {
  await open('en', 360)
  await press('touch', day('18', 0))
  await press('touch', pageButton('next'))
  await press('touch', day('17', 0))
  expect(chosen()).toBe('2027-01-18 2027-02-17, 1 times')
})

test('after paging only the start day is shown as selected', async () => {
  await open('en', 360)
  await press('touch', day('30', 0))
  await press('touch', pageButton('next'))
  expect(drawn()).toEqual([])
  await press('touch', pageButton('prev'))
  expect(drawn()).toEqual(['30'])
})

test('after paging a mouse over the days previews the stay up to it', async () => {
  await open('en', 360)
  await press('mouse', day('30', 0))
  await press('mouse', pageButton('next'))
  expect(drawn()).toEqual([])
  await userEvent.hover(day('2', 0))
  await expect.poll(drawn).toEqual(['1', '2'])
})

test.each(['the next field', 'closing'] as const)(
  'leaving after the first day, by %s, sets the start of the stay and keeps its length',
  async (way) => {
    await open('en', 360)
    await press('touch', day('20', 0))
    if (way === 'closing') await userEvent.click(page.getByRole('button', { name: 'Close' }))
    else await userEvent.click(page.getByRole('textbox'))
    expect(chosen()).toBe('2027-01-20 2027-01-23, 1 times')
  },
)

test('a press on text between the days selects nothing and keeps the start', async () => {
  await open('en', 360)
  await press('mouse', day('20', 0))
  await userEvent.click(page.getByText('January 2027'))
  await userEvent.click(page.getByRole('heading').first())
  expect(chosen()).toBe('2027-01-12 2027-01-15, 0 times')
  await press('mouse', day('22', 0))
  expect(chosen()).toBe('2027-01-20 2027-01-22, 1 times')
})

const open = async (locale: (typeof LOCALES)[number], width: number): Promise<void> => {
  await page.viewport(width, 800)
  renderPage(<Calendar locale={locale} />, locale === 'en' ? 'ltr' : 'rtl')
  await expect.element(page.getByRole('application')).toBeVisible()
}

const Calendar = ({ locale }: { locale: (typeof LOCALES)[number] }) => {
  const [open, setOpen] = useState(true)
  const [{ range, times }, setChosen] = useState({ range: BEFORE, times: 0 })
  return (
    <>
      {open && (
        <RangeCalendar
          value={range}
          minDay="2026-12-10"
          maxDay="2027-12-10"
          maxNights={30}
          {...OF_LOCALE[locale]}
          label="Days"
          onChange={(next) => setChosen((before) => ({ range: next, times: before.times + 1 }))}
        />
      )}
      <input aria-label="Next field" />
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      <output>
        {range.start} {range.end}, {times} times
      </output>
    </>
  )
}

const chosen = (): string | null => document.querySelector('output')?.textContent ?? null

/** Days shown as selected. */
const drawn = () => [...document.querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent)

const pageButton = (way: 'prev' | 'next'): HTMLElement => {
  const [previous, next] = document.querySelectorAll('[role="application"] button')
  return elementOf(way === 'prev' ? previous : next)
}

/** A day of the first or second month shown. */
const day = (number: string, month: 0 | 1): HTMLElement => {
  const days = document.querySelectorAll('table')[month]?.querySelectorAll('[role="button"]') ?? []
  return elementOf([...days].find((one) => one.textContent === number && getComputedStyle(one).visibility !== 'hidden'))
}

const elementOf = (element: Element | undefined): HTMLElement => {
  if (element instanceof HTMLElement) return element
  throw new Error('nothing to press')
}

const press = async (hand: Hand, element: HTMLElement): Promise<void> => {
  if (hand === 'mouse') await userEvent.click(element)
  else if (hand === 'touch') await tap(element)
  // A screen reader activates without pointer events.
  else if (hand === 'screen reader') element.click()
  else {
    element.focus()
    await userEvent.keyboard('{Enter}')
  }
  await frame()
  await frame()
}

const touch = async (event: object): Promise<void> => {
  const browser = cdp()
  // The provider's CDP session has `send`; Vitest's type of it is empty.
  if ('send' in browser && typeof browser.send === 'function')
    await Reflect.apply(browser.send, browser, ['Input.dispatchTouchEvent', event])
  else throw new Error('this browser has no finger')
}

/** A real touch, so the browser fires events in its own order. */
const tap = async (element: HTMLElement): Promise<void> => {
  element.scrollIntoView({ block: 'nearest' })
  const inner = element.getBoundingClientRect()
  const outer = window.frameElement?.getBoundingClientRect()
  const scale = outer ? outer.width / window.innerWidth : 1
  const x = (outer?.left ?? 0) + (inner.left + inner.width / 2) * scale
  const y = (outer?.top ?? 0) + (inner.top + inner.height / 2) * scale
  await touch({ type: 'touchStart', touchPoints: [{ x, y }] })
  await touch({ type: 'touchEnd', touchPoints: [] })
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
