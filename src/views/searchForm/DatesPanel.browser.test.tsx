import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '#contract/shared/locale.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import '#src/styles/global.css.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addSearchTexts, loadTexts, type PageTexts } from '#src/i18n/loadTexts.ts'
import { stopClock } from '#src/ui/clock.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { DatesPanel } from './DatesPanel.tsx'
import { useSearchDraft } from './useSearchDraft.ts'

/** Texts as when the panel opens: its chunk loads some the first page does not have. */
const textsOf = async (locale: Locale): Promise<PageTexts> => {
  const texts = await loadTexts(locale)
  await addSearchTexts(locale, texts)
  return texts
}

/** Values in right-to-left texts are isolated. */
const run = (text: string) => `\u2068${text}\u2069`
const HEBREW_NIGHT = run('יום ד׳, 23 בדצמ׳')
const HEBREW_YES = `לבחור בלילה הזה: צ׳ק-\u2060אין ${HEBREW_NIGHT}, ${run('23:00')}`

test.each([
  ['en', 'You arrive in the night of Wed 23 Dec.', 'Check-in time', 'Take that night: check-in Wed 23 Dec, 23:00'],
  ['he', `ההגעה היא בלילה של ${HEBREW_NIGHT}.`, 'שעת צ׳ק-\u2060אין', HEBREW_YES],
] as const)(
  'a check-in in the small hours says whose night it is, with that night one press away (%s)',
  async (...given) => {
    const [locale, question, hours, yes] = given
    await open(locale)
    await expect.element(page.getByText(question)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: yes }))
    await expect.element(page.getByText(question)).not.toBeInTheDocument()
    const chosen = page.getByRole('radiogroup', { name: hours }).getByRole('radio', { name: '23' })
    await expect.element(chosen).toBeChecked()
    await expect.element(chosen).toHaveFocus()
  },
)

beforeEach(() => page.viewport(1280, 720))

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test("today's passed hours are disabled, and a chosen one moves to the next", async () => {
  await openAt(`${TODAY}T19:00`, { checkIn: dayHour(TODAY, 15), checkOut: dayHour('2026-11-23', 11) })
  const hours = page.getByRole('radiogroup', { name: 'Check-in time' })
  await expect.element(hours.getByRole('radio', { name: '18:00' })).toBeDisabled()
  await expect.element(hours.getByRole('radio', { name: '19:00' })).toBeEnabled()
  await expect.element(hours.getByRole('radio', { name: '20:00' })).toBeChecked()
  await expect.element(page.getByText('15:00 has already passed at your destination.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /20 November/ })).toHaveAttribute('aria-disabled', 'true')
})

test('before six, yesterday can be chosen: the night that began then, from now', async () => {
  await openAt('2026-11-27T02:01', { checkIn: '2026-12-24T15:00', checkOut: '2026-12-27T11:00' })
  await expect.element(page.getByText('you can book the night of Thu 26 Nov, from now')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tonight, from now' }))
  await expect.element(stayShown()).toHaveTextContent('2026-11-26T23:00 2026-11-27T11:00')
  const hours = page.getByRole('radiogroup', { name: 'Check-in time' }).getByRole('radio')
  expect(hours.elements().map((hour) => hour.hasAttribute('disabled'))).toEqual(
    Array.from({ length: 24 }, (_, hour) => hour < 23),
  )
  hours.last().element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await expect.element(hours.last()).toBeChecked()
})

test('a day of yesterday’s night is taken from its last hour, and said', async () => {
  await openAt('2026-11-27T02:01', { checkIn: '2026-11-28T15:00', checkOut: '2026-11-29T11:00' })
  await userEvent.click(page.getByRole('button', { name: /26 November/ }))
  await userEvent.click(page.getByRole('button', { name: /27 November/ }))
  await expect.element(stayShown()).toHaveTextContent('2026-11-26T23:00 2026-11-27T11:00')
  await expect.element(page.getByText('You take the night that began yesterday')).toBeVisible()
})

test('for a check-in at 02:00 of this night, the running night is one press away', async () => {
  await openAt('2026-11-27T01:30', { checkIn: '2026-11-27T02:00', checkOut: '2026-11-28T11:00' })
  await userEvent.click(page.getByRole('button', { name: 'Tonight, from now' }).last())
  await expect.element(stayShown()).toHaveTextContent('2026-11-26T23:00 2026-11-28T11:00')
})

test('from six, yesterday is over', async () => {
  await openAt('2026-11-27T06:00', { checkIn: '2026-12-24T15:00', checkOut: '2026-12-27T11:00' })
  expect(page.getByRole('button', { name: 'Tonight, from now' }).elements()).toEqual([])
  await openAt('2026-11-27T06:00', { checkIn: '2026-11-28T15:00', checkOut: '2026-11-29T11:00' })
  await expect.element(page.getByRole('button', { name: /26 November/ })).toHaveAttribute('aria-disabled', 'true')
})

test('an hour that a clock change skips cannot be chosen, and one chosen before moves and says so', async () => {
  await openAt(`${TODAY}T09:00`, { checkIn: '2027-03-14T02:00', checkOut: '2027-03-15T11:00' })
  const hours = page.getByRole('radiogroup', { name: 'Check-in time' })
  await expect.element(hours.getByRole('radio', { name: '02:00' })).toBeDisabled()
  await expect.element(hours.getByRole('radio', { name: '03:00' })).toBeChecked()
  await expect
    .element(page.getByText('02:00 doesn’t exist on 14 Mar: the clocks change. It’s now 03:00.'))
    .toBeVisible()
  hours.getByRole('radio', { name: '03:00' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(hours.getByRole('radio', { name: '01:00' })).toBeChecked()
})

test.each(['focus', 'pageshow', 'visibilitychange'])(
  'opened a day later, offers no day that is over (%s)',
  async (event) => {
    await openAt('2026-11-26T12:00', { checkIn: '2026-11-26T15:00', checkOut: '2026-11-28T11:00' })
    await expect.element(page.getByRole('button', { name: /26 November/ }).first()).not.toHaveAttribute('aria-disabled')
    vi.restoreAllMocks()
    stopClock('2026-11-27T12:00')
    const target = event === 'visibilitychange' ? document : window
    target.dispatchEvent(new Event(event))
    await expect
      .element(page.getByRole('button', { name: /26 November/ }).first())
      .toHaveAttribute('aria-disabled', 'true')
    // What was chosen stays, with its problem.
    await expect.element(stayShown()).toHaveTextContent('2026-11-26T15:00 2026-11-28T11:00')
    await expect.element(page.getByRole('alert')).toHaveTextContent('This check-in time has already passed')
  },
)

test('the foot names days by their date', async () => {
  await open('en')
  const foot = page.getByRole('button', { name: 'Done', exact: true }).element().parentElement
  expect(foot?.textContent).toContain('Thu 24 Dec')
  expect(foot?.textContent).toContain('Sun 27 Dec')
})

test.each([
  ['en', '20:00, 6% off one night', '09:00, 6 extra hours'],
  ['he', '20:00, ', '09:00, '],
  ['ar', '20:00, ', '09:00, '],
] as const)('an hour is labeled with what it saves or adds (%s)', async (locale, late, early) => {
  await open(locale)
  const radios = page.getByRole('radiogroup').first().getByRole('radio')
  await expect.element(radios.nth(20)).toHaveAccessibleName(new RegExp(`^${late}`))
  await expect.element(radios.nth(9)).toHaveAccessibleName(new RegExp(`^${early}`))
  await expect.element(radios.nth(15)).toHaveAccessibleName('15:00')
})

test.each(['en', 'he', 'ar'] as const)('every hour except the standard one shows its value (%s)', async (locale) => {
  await open(locale)
  expect(marksOf(0)).toEqual([...added(15, 1), '', '2', '3', '4', '5', '6', '7', '8', '9'])
  const atEnd = ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2']
  expect(marksOf(1)).toEqual([...atEnd, '', ...added(1, 12)])
})

test.each(['ltr', 'rtl'] as const)('at twice the text size the figures fit every hour (%s)', async (direction) => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  await open(direction === 'ltr' ? 'en' : 'he')
  await userEvent.click(page.getByRole('button', { name: direction === 'ltr' ? 'Choose hours' : 'בחירת שעות' }))
  const radios = page.getByRole('radio').all()
  expect(radios).toHaveLength(48)
  for (const radio of radios) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = radio.element()
    expect([scrollWidth <= clientWidth, scrollHeight <= clientHeight]).toEqual([true, true])
  }
})

test('on a phone days and hours are two steps, and each keeps its choice', async () => {
  await page.viewport(360, 740)
  await open('en')
  await expect.element(page.getByRole('application')).toBeVisible()
  expect(page.getByRole('radiogroup').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Hours', exact: true }))
  expect(page.getByRole('application').elements()).toEqual([])
  await userEvent.click(page.getByRole('radio', { name: '20:00' }).first())
  await userEvent.click(page.getByRole('button', { name: 'Dates', exact: true }))
  await expect.element(page.getByRole('button', { name: 'Dates', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('6% off one night')).toBeVisible()
})

test.each(['en', 'he', 'ar'] as const)(
  "a low window shows days, both rows of hours and the panel's end together (%s)",
  async (locale) => {
    await page.viewport(1280, 720)
    await open(locale)
    await expect.element(page.getByRole('application')).toBeVisible()
    // Avoids the question about the small hours.
    await userEvent.click(page.getByRole('radiogroup').first().getByRole('radio').nth(20))
    const panel = page.getByRole('application').element().parentElement
    // Room in a window of 720 px below the form of the home page.
    expect(panel?.getBoundingClientRect().height).toBeLessThanOrEqual(540)
    for (const group of page.getByRole('radiogroup').elements()) {
      const tops = [...group.children].map((hour) => Math.round(hour.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
    }
  },
)

test('on a phone the end of the panel is visible from the start', async () => {
  await page.viewport(360, 740)
  const texts = await textsOf('en')
  renderPage(
    <div style={{ blockSize: 600, overflow: 'auto' }}>
      <Panel locale="en" texts={texts} />
    </div>,
  )
  for (const name of ['Choose hours', 'Done']) {
    const button = page.getByRole('button', { name, exact: true })
    expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(600)
    await userEvent.click(button)
  }
})

test.each([
  [['en-GB', 'en'], 'Mon'],
  [['en-US', 'en'], 'Sun'],
])("the week starts as in the guest's country: %j, %s", async (languages, day) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  await open('en')
  const month = page.getByRole('grid').first()
  await expect.element(month.getByRole('columnheader', { includeHidden: true }).first()).toHaveTextContent(day)
})

test.each([
  [
    'en',
    '3 nights',
    'Choose your check-in and check-out dates, December 2026',
    'Selected Range: Thursday 24 December to Sunday 27 December 2026, Thursday, 24 December 2026 selected',
    'Saturday, 5 December 2026',
  ],
  [
    'he',
    '3 לילות',
    'בחירת תאריכי צ׳ק-\u2060אין וצ׳ק-\u2060אאוט, דצמבר 2026',
    'טווח נבחר: יום חמישי 24 דצמבר עד יום ראשון 27 דצמבר 2026, יום חמישי, 24 בדצמבר 2026 נבחר',
    'יום שבת, 5 בדצמבר 2026',
  ],
  [
    'ar',
    '3 ليالٍ',
    'اختر تاريخ الوصول وتاريخ المغادرة, ديسمبر 2026',
    'المدى الزمني المحدد: الخميس، 24 إلى الأحد، 27 ديسمبر، 2026, الخميس، 24 ديسمبر 2026 المحدد',
    'السبت، 5 ديسمبر 2026',
  ],
] as const)("the calendar labels stay and days in the page's language (%s)", async (...given) => {
  const [locale, stay, calendar, chosen, day] = given
  await page.viewport(414, 740)
  await open(locale)
  const dates = page.getByRole('application', { name: calendar, exact: true })
  await expect.element(page.getByText(stay, { exact: true })).toBeVisible()
  await expect.element(dates.getByRole('button', { name: chosen, exact: true })).toBeVisible()
  await expect.element(dates.getByRole('button', { name: day, exact: true })).toBeVisible()
})

test('today is the date at the destination', async () => {
  // 00:30 on the 25th there.
  vi.useFakeTimers({ now: new Date('2026-12-24T10:30:00Z'), toFake: ['Date'] })
  renderPage(<Panel locale="en" texts={await textsOf('en')} timeZone="Pacific/Kiritimati" />)
  await expect.element(page.getByRole('button', { name: /^Today, .*25 December/ })).toBeVisible()
})

test('one press restores the standard hour at either end of the stay', async () => {
  await open('en')
  await userEvent.click(page.getByRole('button', { name: 'Standard hours' }))
  for (const [group, hour] of [
    ['Check-in time', '15:00'],
    ['Check-out time', '11:00'],
  ] as const)
    await expect.element(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: hour })).toBeChecked()
})

test('a stay from the last bookable day may have the maximum length, and no more', async () => {
  stopClock(`${TODAY}T09:00`)
  const texts = await textsOf('ar')
  renderPage(<Panel locale="ar" texts={texts} first="2027-11-21" last="2027-11-22" />, 'rtl')
  await expect.element(dayIn2027('22 ديسمبر')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(dayIn2027('21 نوفمبر'))
  await userEvent.click(dayIn2027('21 ديسمبر'))
  await expect.element(page.getByText('30 ليلة', { exact: true })).toBeVisible()
})

const dayIn2027 = (name: string) => page.getByRole('button', { name: new RegExp(`، ${name} 2027`) })

/** Marks of added hours, from one count to another. */
const added = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, hour) => `+${from < to ? from + hour : from - hour}`)

/** Text below each hour: `+3` hours, or the percent it saves. */
const marksOf = (group: number) => {
  const radios = page.getByRole('radiogroup').nth(group).getByRole('radio').all()
  return radios.map((radio) => /^\d\d\D*?(\+?\d+)?\D*$/.exec(radio.element().textContent)?.[1] ?? '')
}

const TODAY = '2026-11-21'

/** The panel at `now` in New York. */
const openAt = async (now: string, stay: { checkIn: string; checkOut: string }): Promise<void> => {
  stopClock(now)
  const texts = await textsOf('en')
  renderPage(<At stay={stay} texts={texts} />)
}

const At = ({ stay, texts }: { stay: { checkIn: string; checkOut: string }; texts: PageTexts }) => {
  const draft = useSearchDraft({ ...defaultCriteria(TODAY), ...stay }, 'search', 'America/New_York')
  return (
    <PageI18nProvider locale="en" texts={texts}>
      {draft.now !== null && <DatesPanel draft={draft} now={draft.now} popoverId="dates" />}
      <output>{`${draft.criteria.checkIn} ${draft.criteria.checkOut}`}</output>
    </PageI18nProvider>
  )
}

const stayShown = () => page.getByRole('status').and(page.getByText(/^2\d{3}-/))

const open = async (locale: Locale): Promise<void> => {
  stopClock(`${TODAY}T09:00`)
  const texts = await textsOf(locale)
  renderPage(<Panel locale={locale} texts={texts} />, locale === 'en' ? 'ltr' : 'rtl')
}

const Panel = ({
  locale,
  texts,
  timeZone,
  first = '2026-12-24',
  last = '2026-12-27',
}: {
  locale: Locale
  texts: PageTexts
  timeZone?: string
  first?: string
  last?: string
}) => {
  const initial = {
    ...defaultCriteria(TODAY),
    checkIn: dayHour(first, 4),
    checkOut: dayHour(last, 11),
  }
  const draft = useSearchDraft(initial)
  return (
    <PageI18nProvider locale={locale} texts={texts}>
      <DatesPanel
        draft={timeZone === undefined ? draft : { ...draft, timeZone }}
        now={`${TODAY}T09:00`}
        popoverId="dates"
      />
    </PageI18nProvider>
  )
}
