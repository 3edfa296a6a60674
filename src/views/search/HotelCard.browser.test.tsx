import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { ar } from '#locales/ar.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { HotelCard, type HotelCardProps } from './HotelCard.tsx'
import { guaranteed } from './hotelSummary.samples.ts'
import type { SearchedPlace } from '#src/views/parts/hotel/useSearchedPlace.ts'

test.each([
  ['from ten answers on', { requests: 10, agreed: 8, usual_hours: 3, demo: true }],
  ['not with fewer', null],
])('a card says how the hotel answers requests for hours: %s', (_, answer_record) => {
  renderPage(<Card hotel={{ ...guaranteed, answer_record }} />, 'rtl')
  const text = (page.getByRole('article').element().textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
  const isSaid = answer_record !== null
  expect(text.includes('وافق الفندق على 8 من آخر 10 طلبات، وعادةً ما يرد خلال 3 ساعات')).toBe(isSaid)
  expect(text.includes(ar.hotel.answers.demo)).toBe(isSaid)
})

describe('a hotel in the list, in Arabic', () => {
  beforeEach(async () => {
    await page.viewport(900, 700)
    renderPage(<Card />, 'rtl')
  })

  test('is one link with one tab stop, plus the heart; a press around the heart opens the hotel', async () => {
    const link = page.getByRole('link')
    await expect.element(link).toHaveAccessibleName('فندق الساعة')
    await expect.element(link).toHaveAttribute('href', '/hotels/h1?in=2026-12-24-20&rate=guaranteed')
    await userEvent.tab()
    await expect.element(link).toHaveFocus()
    await userEvent.tab()
    const heart = page.getByRole('button', { name: 'فندق الساعة' })
    await expect.element(heart).toHaveFocus()
    const { width, height, left, top } = boxOf(heart.element())
    expect([width, height]).toEqual([44, 44])
    expect(heart.element().contains(document.elementFromPoint(left + 22, top + 22))).toBe(true)
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)

    const box = boxOf(page.getByRole('article').element())
    for (const [x, y] of [
      [box.left + 20, box.top + 20],
      [box.right - 20, box.bottom - 20],
      [box.left + box.width / 2, box.top + box.height / 2],
    ] as const)
      expect(document.elementFromPoint(x, y)).toBe(link.element())
  })

  test('runs right to left: picture first, price last', () => {
    const card = boxOf(page.getByRole('article').element())
    const picture = boxOf(document.querySelector('img'))
    const price = boxOf(page.getByRole('group').element())
    expect(Math.round(card.right - picture.right)).toBeLessThanOrEqual(1)
    expect(price.left - card.left).toBeLessThan(40)
    expect(price.right).toBeLessThan(picture.left)
  })

  test('shows the total first, then that it includes the hours, the total without them, the night, and the saving', async () => {
    await expect
      .element(page.getByRole('group', { name: ar.search.card.total }))
      .toHaveTextContent(/1,387.*\D420\D+الليلة/)
    const text = page.getByRole('article').element().textContent
    expect(text).toContain('إلغاء مجاني حتى \u2068الأحد، 22 ديسمبر 2126\u2069، \u206815:00\u2069 بتوقيت الفندق')
    expect(text).toMatch(/ساعاتك مضمونة بزيادة\D*15.*عند الطلب:\D*1,361\D*1,372/)
    expect(text).toContain('توفّر')
    await expect.element(page.getByRole('img', { name: /66 ساعة/ })).toBeVisible()
  })

  test('says that a price per night is for all rooms of the party', async () => {
    const room = { adults: 2, children: [] }
    renderPage(<Card stay={{ ...EVENING, rooms: [room, room] }} />, 'rtl')
    await expect
      .element(page.getByRole('group', { name: ar.search.card.total }))
      .toHaveTextContent(/420\D+الليلة لغرفتين/)
  })

  test('does not mention savings if there are none', () => {
    const rate = { ...guaranteed.rate, money_saved: 0 }
    renderPage(<Card hotel={{ ...guaranteed, rate }} />, 'rtl')
    expect(page.getByRole('article').element().textContent).not.toContain('توفّر')
  })

  test('shows the distance from a place, and the city in a country or region, which has no center', () => {
    expect(text()).toContain('1.2')
    expect(text()).not.toContain(guaranteed.city)
    renderPage(<Card place={{ name: 'أمريكا', where: 'أمريكا', kind: 'region' }} />, 'rtl')
    expect(text()).toContain(guaranteed.city)
    expect(text()).not.toContain('1.2')
  })

  test('shows the location of a hotel searched by name, not its distance from itself', () => {
    renderPage(<Card hotel={{ ...guaranteed, distance: 0 }} />, 'rtl')
    expect(text()).toContain(guaranteed.city)
  })

  test('with hours on request, shows the sum that hotels are compared by, says what is paid now, and its link asks for that rate', async () => {
    const rate = { ...guaranteed.rate, total: 287, ask_total: null, ask_hours_total: null, checkout_guaranteed: false }
    renderPage(<Card hotel={{ ...guaranteed, hours_total: 312, rate }} />, 'rtl')
    const text = page.getByRole('article').element().textContent
    const sum = page.getByRole('group', { name: ar.search.card.total })
    await expect.element(sum).toHaveTextContent(/^\D*312\D+420\D+الليلة قبل الضرائب والساعات الإضافية/)
    expect(text).toContain(ar.search.card.onlyOnRequest)
    expect(text).toMatch(/287\D+312\D+إذا وافق الفندق/)
    expect(text).not.toContain(ar.search.card.guaranteed)
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/hotels/h1?in=2026-12-24-20&rate=request')
  })

  test('for a guest who filters by terms, shows the total, night and deadline of that rate, and leads to it', async () => {
    const refundable = {
      rateKey: 'k2',
      avg_night_price: 441,
      total: 1450,
      hours_total: 1450,
      deadline: '2126-12-20T20:00:00Z',
      deadline_local: '2126-12-20T15:00',
    }
    const cancellation = { refundable: false, deadline: null, deadline_local: null }
    const wanted = { freeCancellation: true, breakfast: false }
    renderPage(<Card hotel={{ ...guaranteed, cancellation, refundable }} wanted={wanted} />, 'rtl')
    const price = page.getByRole('group', { name: ar.search.card.total })
    await expect.element(price).toHaveTextContent(/^\D*1,450\D+441\D+الليلة/)
    expect(page.getByRole('article').element().textContent).toContain(
      'إلغاء مجاني حتى \u2068الجمعة، 20 ديسمبر 2126\u2069، \u206815:00\u2069 بتوقيت الفندق',
    )
    await expect
      .element(page.getByRole('link'))
      .toHaveAttribute('href', '/hotels/h1?in=2026-12-24-20&rate=guaranteed%2Cfree')
  })

  test('with standard hours, shows what more the hotel guarantees instead of the line, and no guarantee note', () => {
    const stay = { checkIn: '2026-12-24T15:00', checkOut: '2026-12-27T11:00', rooms: [{ adults: 2, children: [] }] }
    const later = { hour: 14, price: 22 }
    renderPage(<Card stay={stay} hotel={{ ...guaranteed, later_check_out: later }} />, 'rtl')
    const text = page
      .getByRole('article')
      .element()
      .textContent.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    expect(text).toMatch(/مضمون: البقاء حتى 14:00 مقابل \D*22/)
    expect(text).not.toContain(ar.search.card.guaranteed)
    expect(document.querySelectorAll('[role="img"][aria-label*="ساعة"]')).toHaveLength(0)
    renderPage(<Card stay={stay} hotel={{ ...guaranteed, later_check_out: null }} />, 'rtl')
    expect(page.getByRole('article').element().textContent).toContain(ar.search.card.laterOnRequest)
  })

  test('reports when it is highlighted by pointer or keyboard, and when no longer', async () => {
    const highlightedIds: (string | null)[] = []
    renderPage(
      <>
        <Card onLight={(id) => highlightedIds.push(id)} />
        <p>outside</p>
      </>,
      'rtl',
    )
    await userEvent.tab()
    await userEvent.hover(page.getByRole('article'))
    await userEvent.hover(page.getByText('outside'))
    expect(highlightedIds).toEqual(['h1', 'h1', null])
    highlightedIds.length = 0
    await userEvent.tab({ shift: true })
    expect(highlightedIds.at(-1)).toBeNull()
  })

  test('reserves the place of its picture', () => {
    const picture = boxOf(document.querySelector('img'))
    expect(picture.width).toBeGreaterThan(200)
    expect(picture.height).toBeGreaterThan(200)
  })
})

test.each([
  [900, 'w=800&h=1000'],
  [360, 'w=1600&h=900'],
])('at %i px the card requests a picture of its own shape: %s', async (width, format) => {
  await page.viewport(width, 700)
  renderPage(<Card hotel={{ ...guaranteed, image: '/pictures/h1/facade-0.svg?hour=20&v=2' }} />, 'rtl')
  await expect.poll(pictureUrl).toMatch(`/pictures/h1/facade-0.svg?hour=20&v=2&${format}`)
})

test.each(['ltr', 'rtl'] as const)(
  'the lines of a night’s price end where the sum above them ends (%s)',
  async (direction) => {
    await page.viewport(360, 700)
    const room = { adults: 2, children: [] }
    renderPage(<Card stay={{ ...EVENING, rooms: [room, room] }} />, direction)
    const price = page.getByRole('group').element()
    const ends = lineEnds(price, direction)
    expect(ends.length).toBeGreaterThan(2)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(2)
  },
)

/** Where the text of each line ends, from top to bottom. */
const lineEnds = (element: Element, direction: 'ltr' | 'rtl'): number[] => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const lines = new Map<number, number>()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() !== null) {
    range.selectNodeContents(texts.currentNode)
    for (const { bottom, left, right, width } of range.getClientRects()) {
      if (width === 0) continue
      const line = Math.round(bottom)
      const end = direction === 'ltr' ? right : -left
      lines.set(line, Math.max(lines.get(line) ?? -Infinity, end))
    }
  }
  return [...lines.values()]
}

const text = () => page.getByRole('article').element().textContent

const pictureUrl = () => document.querySelector('img')?.currentSrc

const EVENING = { checkIn: '2026-12-24T20:00', checkOut: '2026-12-27T14:00', rooms: [{ adults: 2, children: [] }] }
const MANHATTAN: SearchedPlace = { name: 'مانهاتن', where: 'مانهاتن', kind: 'city' }
const QUERY = { in: '2026-12-24-20' }
const NO_TERMS = { freeCancellation: false, breakfast: false }
const nobody = () => undefined

test('near an airport, says when a guest who lands there is at the door', async () => {
  const place = { name: 'JFK', where: '', kind: 'poi' } as const
  renderPage(<Card place={place} door="2126-12-24T10:40" hotel={{ ...guaranteed, distance: 11.4 }} />, 'rtl')
  const said = ar.search.card.atDoor
  await expect.element(page.getByRole('article')).toHaveTextContent(/10:40/)
  expect(
    page
      .getByRole('article')
      .element()
      .textContent?.replaceAll(/\p{Cf}/gu, ''),
  ).toContain(said.replace('{{place}}', 'JFK').replace('{{distance}}', '11 كم').split('{{time}}')[0])
})

test('near the guest, distances are from them', async () => {
  renderPage(<Card place={{ name: '', where: '', kind: 'you' }} />, 'rtl')
  await expect.element(page.getByRole('article')).toHaveTextContent(/على بُعد .*1[.,]2 كم.* منك/u)
})

test.each([
  ['its base rate', NO_TERMS],
  ['the rate a guest filters by', { freeCancellation: true, breakfast: false }],
])('a list left open past the deadline of a hotel no longer says that canceling is free: %s', async (_, wanted) => {
  const now = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2126-12-21T20:00:00Z'))
  onTestFinished(() => now.mockRestore())
  renderPage(<Card wanted={wanted} />, 'rtl')
  await expect.element(page.getByText(/^إلغاء مجاني حتى/)).toBeVisible()
  now.mockReturnValue(Temporal.Instant.from('2126-12-22T20:00:00Z'))
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText(ar.hotel.rate.notRefundable)).toBeVisible()
  expect(page.getByText(/^إلغاء مجاني حتى/).elements()).toEqual([])
})

const Card = ({
  hotel = guaranteed,
  stay = EVENING,
  lit = false,
  onLight = nobody,
  place = MANHATTAN,
  wanted = NO_TERMS,
  door = null,
}: Partial<Pick<HotelCardProps, 'hotel' | 'stay' | 'lit' | 'onLight' | 'place' | 'wanted' | 'door'>>) => (
  <RouterContextProvider router={router}>
    <PageI18nProvider locale="ar" texts={ar}>
      <HotelCard
        hotel={hotel}
        stay={stay}
        place={place}
        timeZone={null}
        reason="best"
        door={door}
        wanted={wanted}
        eager
        query={QUERY}
        lit={lit}
        onLight={onLight}
      />
    </PageI18nProvider>
  </RouterContextProvider>
)

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const boxOf = (element: Element | null): DOMRect => {
  if (element === null) throw new Error('nothing to measure')
  return element.getBoundingClientRect()
}
