import { keepTogether } from '#locales/kit/i18n.ts'
import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import type { PriceMatrix, HourPair } from '#machines/rates/priceMatrix.rules.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import 'temporal-polyfill/global'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as marks from './PriceMatrixOverlay.css.ts'
import { PriceMatrixView, type PriceMatrixViewProps } from './PriceMatrixView.tsx'
import * as css from './SelectedHoursPanel.css.ts'

test('labels every square with hours, total and guarantee, and describes the board in a sentence', async () => {
  await open('en')
  const grid = page.getByRole('grid', { name: en.hotelParts.board.label })
  await expect
    .element(grid)
    .toHaveAccessibleDescription(/cheapest stay is 23:00 to 00:00 for \$262\. .*: 08:00 to 23:00\./)
  const names = [...grid.element().querySelectorAll('[role="gridcell"]')].map((cell) => cell.getAttribute('aria-label'))
  expect(names).toHaveLength(576)
  expect([names[0], names[8 * 24 + 14], names[15 * 24 + 11], names[16 * 24 + 11], names[23 * 24 + 23]]).toEqual([
    '00:00 to 00:00: $353, on request',
    '08:00 to 14:00: $350, guaranteed',
    '15:00 to 11:00: $300, standard hours',
    '16:00 to 11:00: $298, cheaper',
    '23:00 to 23:00: not available',
  ])
  expect([grid.getByRole('columnheader').elements().length, grid.getByRole('rowheader').elements().length]).toEqual([
    24, 24,
  ])
})

test('hides hour labels half covered by the current hours on a phone, and shows all on a wide window', async () => {
  await open('en')
  await page.viewport(360, 740)
  expect([shown('columnheader'), shown('rowheader')]).toEqual([
    ['0', '6', '18'],
    ['0', '6', '12', '18'],
  ])
  await page.viewport(1280, 800)
  expect(shown('columnheader')).toEqual(['0', '6', '12', '18'])
})

/** Room on a phone: 740 px minus header, section links and heading. */
const ROOM = 460
test.each(['en', 'ar', 'he'] as const)('on a phone the price is in view beside the finger (%s)', async (locale) => {
  await open(locale)
  await page.viewport(360, 740)
  const squares = page.getByRole('grid').element().getBoundingClientRect()
  const price = document.querySelector(`.${css.total}`)
  expect(price?.textContent).toMatch(/\d{3}/)
  expect((price?.getBoundingClientRect().bottom ?? Infinity) - squares.top).toBeLessThan(ROOM)
  await page.viewport(1280, 800)
})

test.each(['en', 'ar', 'he'] as const)(
  'is one tab stop; arrows follow the reading direction, and Enter takes both hours (%s)',
  async (locale) => {
    const { chosen } = await open(locale)
    const grid = page.getByRole('grid').element()
    const first = grid.querySelector<HTMLElement>('[tabindex="0"]')
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    first?.focus()
    expect(focused()).toBe('15-11')
    await userEvent.keyboard(locale === 'en' ? '{ArrowRight}' : '{ArrowLeft}')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(focused()).toBe('13-12')
    await expect.element(total()).toHaveTextContent(/315/)
    expect(chosen).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(chosen).toEqual([{ checkIn: 13, checkOut: 12 }])
    expect(focused()).toBe('13-12')
    await userEvent.keyboard('{Home}{PageDown}')
    expect(focused()).toBe('19-0')
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(focused()).toBe('23-23')
    // Sold out: announced, and not selectable.
    await userEvent.keyboard(' ')
    expect(chosen).toHaveLength(1)
  },
)

test.each(['en', 'he'] as const)(
  'a mouse previews the square it points at, and a press takes it (%s)',
  async (locale) => {
    const { chosen } = await open(locale)
    await userEvent.hover(square('10-13'))
    await expect.element(total()).toHaveTextContent(/335/)
    await userEvent.unhover(square('10-13'))
    await userEvent.hover(page.getByText('outside'))
    await expect.element(total()).toHaveTextContent(/300/)
    await userEvent.click(square('20-14'))
    expect(chosen).toEqual([{ checkIn: 20, checkOut: 14 }])
    await expect.element(page.getByRole('status')).toHaveTextContent(/20:00.*14:00/)
  },
)

test('a finger moves over the squares, and the button takes what it found', async () => {
  const { chosen } = await open('ar')
  // A mouse resting on the board, then leaving it, does not reset what the finger found.
  await userEvent.hover(square('20-14'))
  const [from, to] = [square('15-11'), square('9-13')].map((element) => {
    const box = element.getBoundingClientRect()
    return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
  })
  const send = (type: string, at: typeof from) =>
    square('15-11').dispatchEvent(
      new PointerEvent(type, { ...at, bubbles: true, pointerType: 'touch', pointerId: 1, isPrimary: true }),
    )
  // A synthetic pointer cannot be captured.
  const grid = page.getByRole('grid').element()
  grid.setPointerCapture = () => undefined
  grid.hasPointerCapture = () => true
  send('pointerdown', from)
  send('pointermove', to)
  await expect.element(total()).toHaveTextContent(/340/)
  expect(chosen).toEqual([])
  await userEvent.hover(page.getByText('outside'))
  await new Promise(requestAnimationFrame)
  await expect.element(total()).toHaveTextContent(/340/)
  await userEvent.click(page.getByRole('button', { name: ar.hotelParts.board.use }))
  expect(chosen).toEqual([{ checkIn: 9, checkOut: 13 }])
})

test.each(['en', 'ar', 'he'] as const)('marks cover their squares (%s)', async (locale) => {
  await open(locale)
  await userEvent.hover(square('10-13'))
  await expect.element(total()).toHaveTextContent(/335/)
  for (const [mark, hours] of [
    [marks.mine, '15-11'],
    [marks.cheapest, '23-0'],
    [marks.longest, '8-23'],
    [marks.cursor, '10-13'],
  ] as const) {
    const [drawn, under] = [marked(mark), square(hours)].map((element) => element.getBoundingClientRect())
    expect(Math.abs((drawn?.left ?? NaN) - (under?.left ?? NaN))).toBeLessThan(2)
    expect(Math.abs((drawn?.top ?? NaN) - (under?.top ?? NaN))).toBeLessThan(2)
  }
})

test('hours found with the buttons beside the board are announced as squares are', async () => {
  await open('he')
  const later = page.getByRole('button', { name: he.common.stay.hourLater })
  await userEvent.click(later.last())
  await expect.element(page.getByRole('status')).toHaveTextContent(/15:00.*12:00.*305/)
  await userEvent.click(page.getByRole('button', { name: he.hotelParts.board.use }))
  await expect.element(page.getByRole('status')).toHaveTextContent(he.hotelParts.board.used.slice(0, 8))
})

test.each(['en', 'ar', 'he'] as const)(
  'an hour of today that has passed is not called sold out (%s)',
  async (locale) => {
    await open(locale, () => 'in_the_past')
    const texts = { en, ar, he }[locale]
    await userEvent.hover(square('23-12'))
    await expect.element(page.getByText(keepTogether(texts.search.stay.inThePast))).toBeVisible()
    expect(page.getByText(texts.hotelParts.board.none).elements()).toHaveLength(0)
    await expect.element(page.getByText(texts.hotelParts.board.legend.impossibleToday)).toBeVisible()
  },
)

test('takes a suggested pair of hours with one press, and does not offer the hours already chosen', async () => {
  const { chosen } = await open('en')
  const mine = page.getByRole('button', { name: en.hotelParts.board.mine })
  await expect.element(mine).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: /^Cheapest.*24 Dec, 23:00 → 27 Dec, 00:00/ })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Cheapest/ }))
  expect(chosen).toEqual([{ checkIn: 23, checkOut: 0 }])
  await expect.element(total()).toHaveTextContent('$262')
  await expect.element(page.getByText('$38 less than standard hours')).toBeVisible()
})

test.each(['en', 'ar', 'he'] as const)(
  'a square on request says and shows the only side that could be guaranteed (%s)',
  async (locale) => {
    await open(locale)
    const { kind, legend } = { en, ar, he }[locale].hotelParts.board
    const squares = ['2-14', '3-14', '5-14'].map(square)
    const texts = [kind.askedBoth, kind.askedCheckOut, kind.askedCheckIn].map(keepTogether)
    expect(new Set(texts).size).toBe(3)
    for (const [place, text] of texts.entries())
      expect(squares[place]).toHaveAccessibleName(expect.stringContaining(text))
    // Distinct by pattern, not by color alone.
    expect(new Set(squares.map((one) => getComputedStyle(one).backgroundImage.split('repeating-')[0])).size).toBe(2)
    expect(new Set(squares.map((one) => getComputedStyle(one).backgroundPosition)).size).toBe(3)
    await userEvent.hover(square('3-14'))
    await expect.element(page.getByText(keepTogether(legend.askedCheckOut)).first()).toBeVisible()
    await expect.poll(() => page.getByText(keepTogether(legend.askedCheckOut)).elements().length).toBe(2)
  },
)

test('the price difference is that of the two rounded prices shown', async () => {
  await open('en')
  await userEvent.hover(square('12-20'))
  await expect.element(total()).toHaveTextContent('$361')
  await expect.element(page.getByText('$61 more than standard hours')).toBeVisible()
})

test('says which plan the totals of the current square are for', async () => {
  await open('en')
  await userEvent.hover(square('12-20'))
  await expect.element(page.getByText(/^Free cancellation until/)).toBeVisible()
  await expect.element(page.getByText(en.hotel.board.room_only)).toBeVisible()
  await userEvent.hover(square('10-13'))
  await expect.element(page.getByText(en.hotel.rate.notRefundable)).toBeVisible()
})

test('with hours on request, shows the sum with them, what is paid now, and the most that can be charged', async () => {
  await open('en')
  await userEvent.hover(square('5-12'))
  await expect.element(total()).toHaveTextContent('$355')
  await expect
    .element(page.getByText('$300 now. At most $355 in total, if the hotel accepts the bid we suggest.'))
    .toBeVisible()
  await expect.element(page.getByText(/\$55 more than standard hours/)).toBeVisible()
  await userEvent.hover(square('10-13'))
  await expect.element(page.getByText(/At most/)).not.toBeInTheDocument()
})

test('moving the cursor renders no square again', async () => {
  await open('en')
  const changes: MutationRecord[] = []
  const watcher = new MutationObserver((records) => changes.push(...records))
  watcher.observe(page.getByRole('grid').element(), { attributes: true, childList: true, subtree: true })
  await userEvent.hover(square('10-13'))
  await expect.element(total()).toHaveTextContent('$335')
  expect(changes.map(({ attributeName }) => attributeName)).toEqual(['tabindex', 'tabindex'])
  watcher.disconnect()
})

/**
 * $300; an extra hour costs $5, an hour less saves $2. On request before 8:00; no room for check-in from 23:00 with check-out
 * from 12:00.
 */
/** By check-in hour: the only side that could be guaranteed. */
const ONE_SIDE: Readonly<Record<number, 'check_in' | 'check_out'>> = { 3: 'check_in', 5: 'check_out' }

const BOARD: PriceMatrix = Array.from({ length: 24 }, (_row, checkIn) =>
  Array.from({ length: 24 }, (_column, checkOut) => {
    if (checkIn === 23 && checkOut > 11) return null
    const hours_saved = Math.max(0, 15 - checkIn) + Math.max(0, checkOut - 11)
    const unused = Math.max(0, checkIn - 15) + Math.max(0, 11 - checkOut)
    // $60.20 more than standard hours, shown as $361 and $300.
    const hours_total = 300.4 + 5 * hours_saved - 2 * unused + (checkIn === 12 && checkOut === 20 ? 0.2 : 0)
    return {
      total: checkIn >= 8 ? hours_total : hours_total - 5 * hours_saved,
      hours_total,
      hours_saved,
      guaranteed: checkIn >= 8,
      guaranteeable: ONE_SIDE[checkIn] ?? null,
    }
  }),
)

/** Refundable from check-in at 12:00. */
const TERMS: PriceMatrixViewProps['terms'] = Array.from({ length: 24 }, (_row, checkIn) => ({
  cancellation:
    checkIn < 12
      ? { refundable: false, deadline: null, deadline_local: null }
      : { refundable: true, deadline: '2126-12-22T20:00:00Z', deadline_local: '2126-12-22T15:00' },
  board: 'room_only',
}))

const square = (hours: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-hours="${hours}"]`)
  if (element === null) throw new Error(`there is no square ${hours}`)
  return element
}
/** A mark may have several classes. */
const marked = (mark: string): Element => {
  const element = document.querySelector(`[class="${mark}"]`)
  if (element === null) throw new Error('there is no such mark')
  return element
}
const shown = (role: string) =>
  [...document.querySelectorAll<HTMLElement>(`[role="${role}"] [data-figure]`)]
    .filter((figure) => getComputedStyle(figure).visibility === 'visible')
    .map((figure) => figure.dataset['figure'])

const focused = () => document.activeElement?.getAttribute('data-hours')
/** The price beside the board. */
const total = () => page.getByText(/^\D*\d{3}\D*$/).first()

const open = async (locale: Locale, problemOf: PriceMatrixViewProps['problemOf'] = () => undefined) => {
  const chosen: HourPair[] = []
  const Page = () => {
    const [hours, setHours] = useState<HourPair>({ checkIn: 15, checkOut: 11 })
    return (
      <>
        <p>outside</p>
        <PriceMatrixView
          board={BOARD}
          terms={TERMS}
          stay={{
            ...defaultCriteria('2026-11-21'),
            checkIn: dayHour('2026-12-24', hours.checkIn),
            checkOut: dayHour('2026-12-27', hours.checkOut),
          }}
          timeZone="America/New_York"
          problemOf={problemOf}
          onChoose={(next) => {
            chosen.push(next)
            setHours(next)
          }}
        />
      </>
    )
  }
  await page.viewport(1280, 900)
  renderPage(
    <PageI18nProvider locale={locale} texts={{ en, ar, he }[locale]}>
      <Page />
    </PageI18nProvider>,
    textDirection(locale),
  )
  await expect.element(page.getByRole('grid')).toBeVisible()
  return { chosen }
}
