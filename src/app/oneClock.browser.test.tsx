import { HOUR_CYCLE_ATTR } from '#contract/http/document.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import { textDirection } from '#contract/shared/locale.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import type { PriceMatrix, PriceTerms } from '#machines/rates/priceMatrix.rules.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { loadPages } from '#src/i18n/loadPages.ts'
import { browserHourCycle } from '#src/services/browserHourCycle.ts'
import { stopClock } from '#src/ui/clock.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import '#src/styles/global.css.ts'
import { BookingFacts } from '#src/views/account/BookingFacts.tsx'
import { StayTimes } from '#src/views/account/StayTimes.tsx'
import { HotelBody } from '#src/views/hotel/about/HotelBody.tsx'
import { FlightHelper } from '#src/views/hotel/about/flight/FlightHelper.tsx'
import { HOTEL } from '#src/views/hotel/hotel.testing.ts'
import { PriceMatrixView } from '#src/views/hotel/stay/board/PriceMatrixView.tsx'
import { StayPanel } from '#src/views/hotel/stay/StayPanel.tsx'
import { HowItWorks } from '#src/views/home/HowItWorks.tsx'
import { SavingsBar } from '#src/views/home/SavingsBar.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { DatesPanel } from '#src/views/searchForm/DatesPanel.tsx'
import { useDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { StaticPage } from '#src/views/static/StaticPage.tsx'
import { StayTimesLarge } from '#src/views/success/StayTimesLarge.tsx'
import 'temporal-polyfill/global'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const TEXTS = { en, ar, he }

replace(PageHead, () => null)

beforeEach(() => stopClock('2026-11-21T09:00'))
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute(HOUR_CYCLE_ATTR)
})

const GUESTS = [
  ['en-US', 'en', 'h12'],
  ['en-GB', 'en', 'h23'],
  ['en-US', 'he', 'h23'],
  ['en-US', 'ar', 'h23'],
] as const

test.each(GUESTS)('every hour on a page is in one cycle (browser %s, page %s: %s)', async (language, locale, cycle) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  const { faq } = await loadPages(locale)
  const night = booked('b1', 'confirmed', '2126-12-24T20:00')
  const parts: Record<string, ReactNode> = {
    'the home page': <HowItWorks today="2026-11-21" />,
    'the savings bar': <Draft of={(draft) => <SavingsBar draft={draft} hasDates />} />,
    'the dates panel': <Draft of={(draft) => <DatesPanel draft={draft} now="2026-11-21T09:00" popoverId="dates" />} />,
    'the stay panel': (
      <Draft of={(draft) => <StayPanel draft={draft} tones={{}} timeZone="America/New_York" change={null} />} />
    ),
    'the hour board': (
      <PriceMatrixView
        board={BOARD}
        terms={TERMS}
        stay={STAY}
        timeZone="America/New_York"
        problemOf={() => undefined}
        onChoose={() => undefined}
      />
    ),
    'the flight helper': <Draft of={(draft) => <FlightHelper airports={[AIRPORT]} draft={draft} landing={null} />} />,
    'the hotel': <HotelBody hotel={WORDY_HOTEL} location={null} />,
    'a deadline': <DeadlineClocks deadline="2026-12-22T19:30:00Z" hotelZone="America/New_York" />,
    'a booking': <BookingFacts booking={night} />,
    'the hours of a booking': <StayTimes booking={night} />,
    'the page after booking': <StayTimesLarge booking={night} />,
    'questions and answers': <StaticPage text={faq} />,
  }
  for (const [name, part] of Object.entries(parts)) {
    renderPage(
      <PageI18nProvider locale={locale} texts={TEXTS[locale]} hourCycle={browserHourCycle()}>
        {part}
      </PageI18nProvider>,
      textDirection(locale),
    )
    if (name === 'the flight helper') {
      await userEvent.fill(page.getByRole('textbox'), '06:40')
      await userEvent.tab()
    }
    expect({ name, ...hoursOf(cycle) }).toEqual({ name, hasOwn: true, others: [] })
  }
})

test('the application continues in the cycle that its prerendered document was written in', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
  expect(browserHourCycle()).toBe('h12')
  document.documentElement.setAttribute(HOUR_CYCLE_ATTR, 'h23')
  expect(browserHourCycle()).toBe('h23')
})

const WRITTEN: Record<HourCycle, RegExp> = {
  h12: /(?<![\d:])\d{1,2}(?::\d\d)?(?:\s[AP]M|[ap])\b/g,
  h23: /(?<![\d:])\d{1,2}:\d\d(?![\d:]|\s[AP]M)/g,
}

/** What a guest reads or hears on the page. */
const said = (): string[] =>
  [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    element instanceof HTMLInputElement ? element.value : '',
    element.childElementCount === 0 || element.childNodes.length > element.childElementCount
      ? (element.textContent ?? '')
      : '',
  ])

const hoursOf = (cycle: HourCycle) => {
  const texts = said()
  return {
    hasOwn: texts.some((text) => text.match(WRITTEN[cycle])),
    others: texts.flatMap((text) => [...(text.match(WRITTEN[cycle === 'h12' ? 'h23' : 'h12']) ?? [])]),
  }
}

const STAY = {
  ...defaultCriteria('2026-11-21'),
  checkIn: dayHour('2026-12-24', 20),
  checkOut: dayHour('2026-12-27', 14),
}
const AIRPORT = { kind: 'airport', name: 'Kennedy', distance: 21.46, code: 'JFK' } as const
const BOARD: PriceMatrix = Array.from({ length: 24 }, () =>
  Array.from({ length: 24 }, () => ({
    total: 300,
    hours_total: 300,
    hours_saved: 0,
    guaranteed: true,
    guaranteeable: null,
  })),
)
const TERMS: PriceTerms = Array.from({ length: 24 }, () => ({
  cancellation: { refundable: true, deadline: '2126-12-22T20:00:00Z', deadline_local: '2126-12-22T15:00' },
  board: 'room_only',
}))
const WORDY_HOTEL = {
  ...HOTEL,
  description: 'The bar opens at 18:00.',
  things_to_know: { ...HOTEL.things_to_know, policies: [{ title: 'At night', text: 'At 03:00, ring the bell.' }] },
}

const Draft = ({ of }: { of: (draft: ReturnType<typeof useDraft>) => ReactNode }) => {
  const [criteria, setCriteria] = useState(STAY)
  return of(useDraft(criteria, setCriteria, 'America/New_York'))
}
