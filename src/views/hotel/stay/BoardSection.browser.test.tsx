import type { PriceMatrixResponse } from '#contract/hotel/rates.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import { en } from '#locales/en.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import 'temporal-polyfill/global'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardSection } from './BoardSection.tsx'
import { priceMatrixQuery } from '#src/actors/hotel/hotel.ts'
import { replace } from '#src/ui/replace.testing.ts'

const FIRST = '2026-12-24'
const answers = new Map<string, Promise<PriceMatrixResponse>>()
replace(priceMatrixQuery, ({ checkIn }: { checkIn: string }) => ({
  queryKey: ['board', checkIn],
  queryFn: () => answers.get(checkIn),
}))

test('while totals of other days load, the old ones stay readable and look out of date', async () => {
  const first = answerTo(FIRST)
  const later = answerTo('2026-12-25')
  open()
  first(boardAt(300))
  await expect.element(figure()).toHaveTextContent('$300')
  const board = page.getByRole('grid')
  const isFormer = () => Number(getComputedStyle(boardBox(board.element())).opacity) < 1
  expect(isFormer()).toBe(false)
  await userEvent.click(page.getByRole('button', { name: 'A day later' }))
  await expect.poll(isFormer).toBe(true)
  await expect.element(figure()).toHaveTextContent('$300')
  expect(boardBox(board.element()).getAttribute('aria-busy')).toBe('true')
  later(boardAt(412))
  await expect.element(figure()).toHaveTextContent('$412')
  expect([isFormer(), boardBox(board.element()).getAttribute('aria-busy')]).toEqual([false, 'false'])
})

/** @returns a function that answers the request. */
const answerTo = (day: string): ((answer: PriceMatrixResponse) => void) => {
  const gate: { open?: (answer: PriceMatrixResponse) => void } = {}
  answers.set(dayHour(day, 15), new Promise((resolve) => (gate.open = resolve)))
  return (answer) => gate.open?.(answer)
}

const boardAt = (total: number): PriceMatrixResponse => ({
  currency: 'USD',
  board: Array.from({ length: 24 }, () =>
    Array.from({ length: 24 }, () => ({
      total,
      hours_total: total,
      hours_saved: 0,
      guaranteed: true,
      guaranteeable: null,
    })),
  ),
  terms: Array.from({ length: 24 }, () => ({
    cancellation: { refundable: false, deadline: null, deadline_local: null },
    board: 'room_only',
  })),
})

const figure = () => page.getByText(/^\D*\d{3}\D*$/).first()
const boardBox = (grid: Element): Element => {
  const box = grid.closest('[aria-busy]')
  if (box === null) throw new Error('nothing says whether it is busy')
  return box
}

const Page = () => {
  const [day, setDay] = useState(FIRST)
  const criteria = defaultCriteria('2026-11-21')
  return (
    <>
      <button type="button" onClick={() => setDay('2026-12-25')}>
        A day later
      </button>
      <BoardSection
        hotelId="nyc-0001"
        stay={{ ...criteria, checkIn: dayHour(day, 15), checkOut: dayHour('2026-12-27', 11) }}
        timeZone="America/New_York"
        problemOf={() => undefined}
        onChoose={() => undefined}
      />
    </>
  )
}

const open = () => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <PageI18nProvider locale="en" texts={en}>
        <Page />
      </PageI18nProvider>
    </QueryClientProvider>,
  )
}
