import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { FORCED_COLORS } from '#src/styles/media.ts'
import { RadioList } from './forms/Choice.tsx'
import { HourGrid } from './forms/HourGrid.tsx'
import { HourMeter } from './stay/HourMeter.tsx'
import { RangeCalendar } from './forms/RangeCalendar.tsx'
import { renderPage } from './render.testing.tsx'
import { Tabs } from './content/Tabs.tsx'
import { Chip } from './content/Tag.tsx'
import { StayLegend, StayLine } from './stay/StayLine.tsx'
import type { StayTone } from '#contract/hotel/staySegments.ts'

/** In forced colors, pattern, border and the system highlight replace what color says elsewhere. */

const TONES: readonly StayTone[] = ['standard', 'gained', 'guaranteed', 'agreed', 'asked', 'givenBack', 'idle']

beforeEach(async () => {
  await page.viewport(900, 800)
  await emulate('active')
  if (!matchMedia(FORCED_COLORS).matches) throw new Error('the colours are not forced')
})
afterEach(() => emulate('none'))

test('the tones of the stay line look different, in the line and in its legend', () => {
  renderPage(
    <>
      <StayLegend items={TONES.map((tone) => ({ tone, label: tone }))} />
      <StayLine stay={{ checkInHour: 20, checkOutHour: 14, nights: 2, checkOutTone: 'asked' }} label="stay" />
    </>,
  )
  const legend = looksOf([...document.querySelectorAll('li > span')])
  expect(new Set(legend).size, legend.join('\n')).toBe(TONES.length)
  const [idle, givenBack, standard, , , asked] = document.querySelectorAll('[role="img"] > div > span')
  const line = looksOf([idle, givenBack, standard, asked])
  expect(new Set(line).size, line.join('\n')).toBe(4)
})

test('the hours of a day differ by tone; selected and passed hours differ too', () => {
  const tones = TONES.flatMap((tone) => [tone, tone, tone])
  renderPage(
    <HourGrid
      clock={{ hour: String, hourShort: String }}
      label="Hours"
      value={23}
      tones={tones}
      onChange={() => undefined}
      isDisabled={(at) => at === 1}
    />,
  )
  const hours = document.querySelectorAll('[role="radio"]')
  const looks = looksOf([...TONES.keys()].map((place) => hours[place * 3]).concat(hours[1], hours[23]))
  expect(new Set(looks).size, looks.join('\n')).toBe(TONES.length + 2)
})

test('selected end days, days between and disabled days look different', () => {
  renderPage(
    <RangeCalendar
      value={{ start: '2026-12-15', end: '2026-12-18' }}
      minDay="2026-12-10"
      maxDay="2027-12-10"
      maxNights={30}
      locale="en-US"
      firstDayOfWeek="sun"
      label="Days"
      onChange={() => undefined}
    />,
  )
  const looks = looksOf([dayOf('15')?.firstElementChild ?? undefined, dayOf('16'), dayOf('20'), dayOf('5')])
  expect(new Set(looks).size, looks.join('\n')).toBe(4)
})

test('the selected item looks different: tabs, choices, chips, section links, and hours of a meter', () => {
  renderPage(
    <>
      <Tabs
        label="Stays"
        tabs={[
          { name: 'a', label: 'A' },
          { name: 'b', label: 'B' },
        ]}
        selected="a"
        onSelect={() => undefined}
      >
        {null}
      </Tabs>
      <Chip pressed onPress={() => undefined}>
        One
      </Chip>
      <Chip pressed={false} onPress={() => undefined}>
        Other
      </Chip>
      <a href="#one" aria-current="true">
        One
      </a>
      <a href="#other">Other</a>
      <HourMeter done={50} of={100} label="hours" />
    </>,
  )
  for (const pair of ['[role="tab"]', 'button[aria-pressed]', 'a']) {
    const looks = looksOf([...document.querySelectorAll(pair)])
    expect(new Set(looks).size, `${pair}: ${looks.join('\n')}`).toBe(2)
  }
  const hours = looksOf([...document.querySelectorAll('[role="img"] > *')])
  expect(new Set(hours).size, hours.join('\n')).toBe(2)
})

test('a selected choice has its dot', () => {
  renderPage(
    <RadioList
      label="Pay with"
      value="card"
      options={[
        { value: 'card', label: 'Card' },
        { value: 'invoice', label: 'Invoice' },
      ]}
      onChange={() => undefined}
    />,
  )
  const [chosen] = document.querySelectorAll('input')
  if (!chosen) throw new Error('nothing to choose')
  expect(getComputedStyle(chosen, '::after').backgroundColor).not.toBe(getComputedStyle(chosen).backgroundColor)
})

const emulate = async (value: 'active' | 'none'): Promise<void> => {
  const browser = cdp()
  // The provider's CDP session has `send`; Vitest's type of it is empty.
  if (!('send' in browser) || typeof browser.send !== 'function') throw new Error('this browser cannot be told')
  await Reflect.apply(browser.send, browser, [
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  ])
}

/** Styles visible in forced colors; shadows are not. */
const lookOf = (element: Element | undefined): string => {
  if (element === undefined) throw new Error('nothing to look at')
  const { backgroundColor, backgroundImage, color, borderBlockStart, borderBlockEnd, outline } =
    getComputedStyle(element)
  return [backgroundColor, backgroundImage, color, borderBlockStart, borderBlockEnd, outline].join(' | ')
}

const looksOf = (elements: readonly (Element | undefined)[]): string[] => elements.map(lookOf)

const dayOf = (text: string): Element | undefined =>
  [...document.querySelectorAll('[role="button"]')].find((one) => one.textContent === text)
