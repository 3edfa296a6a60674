import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { addDays, datePart, MAX_NIGHTS } from '#contract/hotel/stay.ts'
import { useState } from 'react'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stopClock } from '#src/ui/clock.testing.ts'
import { STAY_DEBOUNCE_MS, useLiveStay } from './useLiveStay.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const CRITERIA = defaultCriteria(Temporal.Now.plainDateISO().toString())
const start = datePart(CRITERIA.checkIn)

test('leaving before the debounce ends does not change the URL', async () => {
  const changed = vi.fn<(next: SearchCriteria) => Promise<void>>()
  const Page = () => {
    const stay = useLiveStay(CRITERIA, 'America/New_York', changed)
    return (
      <button type="button" onClick={() => stay.changeDays({ start, end: addDays(start, 5) })}>
        Longer
      </button>
    )
  }
  renderPage(<Page />)
  await userEvent.click(page.getByText('Longer'))
  renderPage(<p>elsewhere</p>)
  vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
  expect(changed).not.toHaveBeenCalled()
})

test('an invalid stay shows its problem and does not change the URL; a valid one does', async () => {
  const changed: SearchCriteria[] = []
  const Page = () => {
    const stay = useLiveStay(CRITERIA, 'America/New_York', async (next) => void changed.push(next))
    const last = (nights: number) => () => stay.changeDays({ start, end: addDays(start, nights) })
    return (
      <>
        <button type="button" onClick={last(MAX_NIGHTS + 1)}>
          Too many
        </button>
        <button type="button" onClick={last(MAX_NIGHTS)}>
          As many as can be
        </button>
        <p role="status">{stay.problem}</p>
      </>
    )
  }
  renderPage(<Page />)
  await userEvent.click(page.getByText('Too many'))
  vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
  await expect.element(page.getByRole('status')).toHaveTextContent('too_many_nights')
  expect(changed).toEqual([])
  await userEvent.click(page.getByText('As many as can be'))
  expect(changed).toEqual([])
  vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
  await expect.poll(() => changed.map(({ checkOut }) => datePart(checkOut))).toEqual([addDays(start, MAX_NIGHTS)])
})

test.each([
  ['today, after its standard hour', '2026-11-27T19:00', '2026-11-27', '2026-11-27T20:00'],
  ['the night that is running', '2026-11-27T02:01', '2026-11-26', '2026-11-26T23:00'],
])('choosing %s changes the URL to an hour that can be had, and keeps saying which one passed', async (...given) => {
  const [, now, day, checkIn] = given
  stopClock(now)
  const changed: SearchCriteria[] = []
  const Page = () => {
    const [criteria, setCriteria] = useState({ ...defaultCriteria('2026-11-27'), checkIn: '2026-12-24T15:00' })
    const stay = useLiveStay(criteria, 'America/New_York', async (next) => {
      changed.push(next)
      setCriteria(next)
    })
    return (
      <>
        <button type="button" onClick={() => stay.changeDays({ start: day, end: addDays(day, 1) })}>
          Soon
        </button>
        <p role="status">{`${stay.movedCheckIn} ${stay.isAhead}`}</p>
      </>
    )
  }
  renderPage(<Page />)
  await userEvent.click(page.getByText('Soon'))
  vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
  await expect.poll(() => changed.map((next) => next.checkIn)).toEqual([checkIn])
  await expect.element(page.getByRole('status')).toHaveTextContent(`${day}T15:00 false`)
})
