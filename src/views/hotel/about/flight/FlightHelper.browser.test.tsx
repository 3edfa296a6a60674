import { keepTogether } from '#locales/kit/i18n.ts'
import { textDirection } from '#contract/shared/locale.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { stopClock } from '#src/ui/clock.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { useDraft } from '#src/views/searchForm/useSearchDraft.ts'
import '#src/styles/global.css.ts'
import 'temporal-polyfill/global'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FlightHelper } from './FlightHelper.tsx'

test('landing at JFK at 06:40 arrives at 09:00, shows the calculation, and sets the check-in with one press', async () => {
  const { chosen } = open('en')
  await userEvent.selectOptions(page.getByLabelText('Airport'), 'Kennedy')
  await userEvent.fill(page.getByLabelText('Landing time'), '06:40')
  const result = page.getByRole('status')
  await expect.element(result).toHaveTextContent('by 09:00 on Thu 24 Dec')
  await expect.element(result).toHaveTextContent('20 min, passport and bag 60 min, then 58 min')
  expect(chosen).toEqual([])
  await userEvent.click(page.getByRole('button', { name: /09:00/ }))
  expect(chosen).toEqual(['2026-12-24T09:00'])
  await expect.element(result).toHaveTextContent(en.hotelParts.flight.used)
})

test('arrives sooner without passport control and with hand luggage, and from a nearer airport', async () => {
  open('en')
  await userEvent.selectOptions(page.getByLabelText('Airport'), 'Kennedy')
  await userEvent.fill(page.getByLabelText('Landing time'), '06:40')
  await userEvent.click(page.getByLabelText('Passport control'))
  await expect.element(page.getByRole('status')).toHaveTextContent('passport and bag 20 min, then 58 min')
  await userEvent.click(page.getByLabelText('Checked bag'))
  await expect.element(page.getByRole('status')).toHaveTextContent('by 08:00')
  await userEvent.selectOptions(page.getByLabelText('Airport'), 'LaGuardia')
  await expect.element(page.getByRole('status')).toHaveTextContent('0 min, then 32 min')
})

test('a guest who arrives after midnight books the evening before, and reads that the room waits', async () => {
  const { chosen } = open('he')
  await userEvent.fill(page.getByLabelText(he.search.landing.time), '23:30')
  await expect.element(page.getByRole('status')).toHaveTextContent(keepTogether(he.hotelParts.flight.waits))
  expect(page.getByRole('status').element().textContent).not.toMatch(/יום\P{L}*יום/u)
  const take = page.getByRole('button')
  expect(take.element().textContent).not.toMatch(/יום\P{L}*יום/u)
  await userEvent.click(take)
  expect(chosen).toEqual(['2026-12-24T23:00'])
})

test('landing early in the morning books the evening before, and keeps the day of landing', async () => {
  const { chosen } = open('ar')
  const { flight } = ar.hotelParts
  const { landing } = ar.search
  await userEvent.fill(page.getByLabelText(landing.time), '01:30')
  await userEvent.click(page.getByRole('button'))
  expect(chosen).toEqual(['2026-12-23T23:00'])
  await expect.element(page.getByLabelText(flight.day)).toHaveValue('2026-12-24')
  await expect.element(page.getByRole('status')).toHaveTextContent(flight.used)
  expect(page.getByRole('button').elements()).toEqual([])
})

test.each(['en', 'ar', 'he'] as const)(
  'landing after the stay has ended is refused with a reason (%s)',
  async (locale) => {
    const { flight } = { en, ar, he }[locale].hotelParts
    const { landing } = { en, ar, he }[locale].search
    const { chosen } = open(locale, { checkIn: '2026-12-24T15:00', checkOut: '2026-12-25T11:00' })
    await userEvent.selectOptions(page.getByLabelText(flight.day), '2026-12-25')
    await userEvent.fill(page.getByLabelText(landing.time), '13:00')
    const result = page.getByRole('status')
    await expect
      .element(result)
      .toHaveTextContent(keepTogether({ en, ar, he }[locale].search.stay.checkOutNotAfterCheckIn))
    expect(page.getByRole('button').elements()).toEqual([])
    // From the day before, the stay is a different and longer one.
    await userEvent.selectOptions(page.getByLabelText(flight.day), '2026-12-23')
    await userEvent.click(page.getByRole('button'))
    expect(chosen).toEqual(['2026-12-23T15:00'])
  },
)

test('landing at an hour that has passed at the hotel asks for a later one before it can be used', async () => {
  stopClock('2026-12-24T15:30')
  const { chosen } = open('he')
  const { flight } = he.hotelParts
  const { landing } = he.search
  await userEvent.fill(page.getByLabelText(landing.time), '08:00')
  await expect.element(page.getByRole('status')).toHaveTextContent(keepTogether(flight.past))
  expect(page.getByRole('button').elements()).toEqual([])
  await userEvent.fill(page.getByLabelText(landing.time), '16:30')
  await userEvent.click(page.getByRole('button'))
  expect(chosen).toEqual(['2026-12-24T19:00'])
})

test('the time is in 24 hours, however it is written, and an invalid one is marked', async () => {
  open('ar')
  const { landing } = ar.search
  const field = page.getByLabelText(landing.time)
  await expect.element(field).toHaveAttribute('type', 'text')
  for (const input of ['21:40', '2140', '21.40', '٢١:٤٠']) {
    await userEvent.fill(field, input)
    await expect.element(page.getByRole('status')).toHaveTextContent(/\d/)
  }
  for (const [input, meant] of [
    ['9:40 PM', '21:40'],
    ['9', '09:00'],
    ['930', '09:30'],
  ] as const) {
    await userEvent.fill(field, input)
    await userEvent.tab()
    await expect.element(field).toHaveValue(meant)
    await expect.element(page.getByRole('status')).toHaveTextContent(/\d/)
  }
  await userEvent.fill(field, '9:70')
  await expect.element(page.getByText(landing.timeWrong)).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByText(landing.timeWrong)).toBeVisible()
  await expect.element(field).toHaveValue('9:70')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(page.getByRole('status').element().textContent).toBe('')
})

test('an airport name is shown in full if it fits', async () => {
  await page.viewport(700, 700)
  open('en')
  const airport = page.getByLabelText('Airport').element()
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.font = getComputedStyle(airport).font
  const { width } = pen.measureText('John F. Kennedy International Airport (JFK)')
  expect(airport.clientWidth).toBeGreaterThan(width + 60)
})

test('an invalid or incomplete time gives no answer', async () => {
  open('en')
  const field = page.getByLabelText('Landing time')
  await userEvent.fill(field, '06:40')
  await expect.element(page.getByRole('button')).toBeVisible()
  await userEvent.clear(field)
  expect([page.getByRole('status').element().textContent, page.getByRole('button').elements().length]).toEqual(['', 0])
})

test('a guest who has said where and when they land reads when they are at the door', async () => {
  const destination = { name: 'Kennedy', point: { lat: 40.64, lng: -73.78 }, poi: true }
  open('en', undefined, { landing: '06:40', destination })
  await expect.element(page.getByLabelText('Airport')).toHaveValue('Kennedy')
  await expect.element(page.getByLabelText('Landing time')).toHaveValue('06:40')
  await expect.element(page.getByRole('status')).toHaveTextContent('by 09:00 on Thu 24 Dec')
})

test('shows no answer and no button until a time is entered', async () => {
  open('en')
  await expect.element(page.getByLabelText('Landing time')).toBeVisible()
  expect([page.getByRole('status').element().textContent, page.getByRole('button').elements().length]).toEqual(['', 0])
})

beforeEach(() => stopClock('2026-11-21T12:00'))
afterEach(() => void vi.restoreAllMocks())

const open = (
  locale: 'en' | 'ar' | 'he',
  stay = { checkIn: '2026-12-24T15:00', checkOut: '2026-12-27T11:00' },
  { landing = null, destination }: { landing?: string | null; destination?: SearchCriteria['destination'] } = {},
) => {
  const chosen: string[] = []
  const Page = () => {
    const [criteria, setCriteria] = useState<SearchCriteria>({
      ...defaultCriteria('2026-11-21'),
      ...stay,
      ...(destination ? { destination } : {}),
    })
    const change = (next: SearchCriteria) => {
      chosen.push(next.checkIn)
      setCriteria(next)
    }
    const draft = useDraft(criteria, change, 'America/New_York')
    return (
      <FlightHelper
        airports={[
          { kind: 'airport', name: 'LaGuardia', distance: 9.6, code: 'LGA' },
          { kind: 'airport', name: 'Kennedy', distance: 21.46, code: 'JFK' },
        ]}
        draft={draft}
        landing={landing}
      />
    )
  }
  renderPage(
    <PageI18nProvider locale={locale} texts={{ en, ar, he }[locale]}>
      <Page />
    </PageI18nProvider>,
    textDirection(locale),
  )
  return { chosen }
}
