import type { RoomOffer, RoomRate } from '#contract/hotel/rates.ts'
import { bothSides, neitherSide } from '#machines/rates/rates.samples.ts'
import { NONE_GUARANTEED, readRateChoice, writeRateChoice } from '#machines/rates/rateChoice.rules.ts'
import { BOTH_GUARANTEED } from '#machines/rates/rates.rules.ts'
import { ratesAnswering, ratesRefusing } from '#machines/rates/rates.testing.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { useEffect, useState, type ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ROOM as FREE_ROOM } from '#src/views/hotel/hotel.testing.ts'
import { Rooms } from './Rooms.tsx'
import { useOpenedRoom } from './useOpenedRoom.ts'
import { ratesActor } from '#src/actors/hotel/ratesActor.ts'
import { replace } from '#src/ui/replace.testing.ts'

const onRequest: RoomRate = { ...neitherSide, guaranteed_total: null }
const ROOM: RoomOffer = { ...FREE_ROOM, rates: [onRequest] }

const world = { rates: vi.fn<() => unknown>() }
replace(ratesActor, world.rates)

beforeEach(() => {
  link = {}
})

type RoomsProps = ComponentProps<typeof Rooms>
const here = (data: RoomOffer[] | undefined): RoomsProps['offers'] => ({
  data,
  isPending: false,
  isPaused: false,
  isError: false,
  error: null,
  refetch: () => {},
})
const PLAIN = {
  partyRooms: 1,
  stay: 'one',
  busy: false,
  waiting: 'fresh',
  onRetry: () => {},
  book: () => <button type="button">Book</button>,
  newSearch: null,
} satisfies Partial<RoomsProps>
/** The query of the page's URL. */
let link: Record<string, string> = {}
const RoomsOf = (props: Pick<RoomsProps, 'offers'> & Partial<RoomsProps>) => {
  const openedRoom = useOpenedRoom({
    rooms: props.offers.data,
    choice: readRateChoice(link),
    isChosen: Object.keys(link).length > 0,
    onChoose: (choice) => (link = writeRateChoice(choice)),
  })
  return <Rooms {...PLAIN} openedRoom={openedRoom} {...props} />
}
const open = (offers: RoomsProps['offers'], locale: 'en' | 'he' = 'en'): void => {
  renderPage(
    <PageI18nProvider locale={locale} texts={{ en, he }[locale]}>
      <RoomsOf offers={offers} />
    </PageI18nProvider>,
  )
}

test.each([
  ['en', 'up to 4 adults, 3 children'],
  ['he', 'עד 4 מבוגרים, 3 ילדים'],
] as const)('counts children separately from the adults a room holds (%s)', async (locale, text) => {
  world.rates.mockReturnValue(ratesAnswering([neitherSide]))
  open(here([{ ...ROOM, occupancy: { adults: 4, children: 3 } }]), locale)
  await expect.poll(() => document.body.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(text)
})

test.each(['mouse', 'keyboard'] as const)(
  'the rates of a room replace the button that opened them and take its focus (%s)',
  async (by) => {
    world.rates.mockReturnValue(ratesAnswering([neitherSide]))
    open(here([ROOM, { ...ROOM, id: 'r2', name: 'Suite' }]))
    const see = page.getByRole('button', { name: 'See rates Suite' })
    await expect.element(see).toBeVisible()
    if (by === 'mouse') await userEvent.click(see)
    else {
      see.element().focus()
      await userEvent.keyboard('{Enter}')
    }
    const rates = page.getByRole('group', { name: 'Rates: Suite' })
    await expect.element(rates).toHaveFocus()
    await expect.element(see).not.toBeInTheDocument()
    await expect.element(rates.getByRole('button', { name: 'Book' })).toBeVisible()
    // Tab continues inside it, where the guest was.
    await userEvent.tab()
    expect(rates.element().contains(document.activeElement)).toBe(true)
  },
)

const FREE = { refundable: true, deadline: '2126-11-03T14:00:00Z', deadline_local: '2126-11-03T09:00' }
const planRate = (board: 'room_only' | 'breakfast', isFree: boolean): RoomRate => ({
  ...onRequest,
  rateKey: `${board} ${isFree}`,
  board,
  total: 300 + (board === 'breakfast' ? 20 : 0) + (isFree ? 40 : 0),
  ...(isFree ? { cancellation: FREE } : {}),
})
const PLANS = [
  planRate('room_only', false),
  planRate('breakfast', false),
  planRate('room_only', true),
  planRate('breakfast', true),
]
const openPlans = async (rates: RoomRate[]) => {
  const actor = ratesAnswering([neitherSide])
  world.rates.mockReturnValue(actor)
  open(here([{ ...ROOM, rates }]))
  await userEvent.click(page.getByRole('button', { name: 'See rates Double Room' }))
  return actor
}
const UNTIL = /^Free cancellation until .*3 Nov 2126, .*9:00.* hotel time$/

test('a plan answers two questions, each with the difference to the other answer, and both answers are said', async () => {
  const actor = await openPlans(PLANS)
  const cancelling = page.getByRole('group', { name: en.hotel.rate.cancellation })
  const meals = page.getByRole('group', { name: en.hotel.amenity.breakfast })
  const answers = () => [cancelling, meals].map((group) => group.getByRole('button').elements().map(wordsOf))
  await expect.element(meals).toBeVisible()
  expect(answers()).toEqual([
    ['Free cancellation · +$40', 'Non-refundable'],
    ['Room only', 'Breakfast included · +$20'],
  ])

  await userEvent.click(meals.getByRole('button', { name: en.hotel.board.breakfast }))
  expect(answers()).toEqual([
    ['Free cancellation · +$40', 'Non-refundable'],
    ['Room only · −$20', 'Breakfast included'],
  ])
  await expect
    .element(page.getByRole('group', { name: 'Rates' }))
    .toHaveTextContent(/Non-refundable\s*Breakfast included/)
  expect(actor.getSnapshot().context.rateKey).toBe('breakfast false')

  await userEvent.click(cancelling.getByRole('button', { name: en.search.filters.freeToCancel }))
  expect(answers()).toEqual([
    ['Free cancellation', 'Non-refundable · −$40'],
    ['Room only · −$20', 'Breakfast included'],
  ])
  await expect.element(page.getByText(UNTIL)).toBeVisible()
  expect(actor.getSnapshot().context.rateKey).toBe('breakfast true')
})

test('where only one answer is sold it is said, and not asked', async () => {
  await openPlans([planRate('room_only', false), planRate('breakfast', false)])
  await expect.element(page.getByRole('group', { name: en.hotel.amenity.breakfast })).toBeVisible()
  expect(page.getByRole('group', { name: en.hotel.rate.cancellation }).elements()).toEqual([])
  await expect.element(page.getByText(en.hotel.rate.notRefundable)).toBeVisible()
})

test('a returning guest finds the room open as they chose it, and the focus unmoved', async () => {
  const sure = { ...onRequest, guaranteed_total: 440 }
  const plans = [sure, { ...sure, rateKey: 'with-breakfast', board: 'breakfast' as const }]
  world.rates.mockReturnValue(ratesAnswering([neitherSide, bothSides]))
  const rooms = here([ROOM, { ...ROOM, id: 'r2', name: 'Suite', rates: plans }])
  open(rooms)
  await userEvent.click(page.getByRole('button', { name: 'See rates Suite' }))
  await userEvent.click(page.getByRole('button', { name: en.hotel.board.breakfast }))
  // Guaranteed hours are preselected.
  await userEvent.click(page.getByRole('radio', { checked: false }))
  renderPage(<p>checkout</p>)

  const again = ratesAnswering([neitherSide, bothSides])
  world.rates.mockReturnValue(again)
  open({ ...here(undefined), isPending: true })
  open(rooms)
  await expect.element(page.getByRole('group', { name: 'Rates: Suite' })).toBeVisible()
  expect(again.getSnapshot().context).toMatchObject({
    rateKey: 'with-breakfast',
    choice: NONE_GUARANTEED,
  })
  expect(page.getByRole('group', { name: 'Rates: Suite' }).element().contains(document.activeElement)).toBe(false)
})

test('what the card in the list said is open with its room, plan and guarantee', async () => {
  const free = { refundable: true, deadline: null, deadline_local: null }
  const suite: RoomOffer = {
    ...ROOM,
    id: 'r2',
    name: 'Suite',
    rates: [
      { ...onRequest, rateKey: 'plain', guaranteed_total: 440 },
      { ...onRequest, rateKey: 'free', cancellation: free, guaranteed_total: 480 },
    ],
  }
  const actor = ratesAnswering([neitherSide, bothSides])
  world.rates.mockReturnValue(actor)
  link = { rate: 'guaranteed,free' }
  open(here([ROOM, suite]))
  await expect.element(page.getByRole('group', { name: 'Rates: Suite' })).toBeVisible()
  expect(actor.getSnapshot().context).toMatchObject({ rateKey: 'free', choice: BOTH_GUARANTEED })
  // The other room opens with the same answers, as far as it has them.
  await userEvent.click(page.getByRole('button', { name: 'See rates Double Room' }))
  expect(link).toEqual({ room: 'r1', rate: 'guaranteed,nonrefundable,roomonly' })
})

test('without a choice every room is closed, at the price that it opens with', async () => {
  world.rates.mockReturnValue(ratesAnswering([neitherSide, bothSides]))
  open(here([{ ...ROOM, rates: [{ ...onRequest, total: 400, guaranteed_total: 450 }] }]))
  await expect.element(page.getByRole('article')).toHaveTextContent('$450')
})

const wordsOf = (element: Element): string => (element.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')

interface Shown {
  stay: string
  busy: boolean
  rateKey: string
}
const ignore = (_next: Shown): void => undefined
const offered = (rateKey: string): RoomOffer[] => [{ ...ROOM, rates: [{ ...onRequest, rateKey }] }]

test('another stay changes the prices of an open room in place, and no old price can be booked meanwhile', async () => {
  const actor = ratesAnswering([{ ...neitherSide, total: 500 }])
  world.rates.mockReturnValue(actor)
  let move = ignore
  const Page = () => {
    const [{ stay, busy, rateKey }, setShown] = useState({ stay: 'one', busy: false, rateKey: 'first' })
    useEffect(() => {
      move = setShown
    }, [])
    return (
      <RoomsOf
        offers={here(offered(rateKey))}
        stay={stay}
        busy={busy}
        book={(key) => <a href={`#${key}`}>Book these</a>}
      />
    )
  }
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <Page />
    </PageI18nProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'See rates Double Room' }))
  await expect.element(page.getByRole('link', { name: 'Book these' })).toBeVisible()
  const before = page.getByRole('radiogroup').element()
  expect(actor.getSnapshot().context.rateKey).toBe('first')
  expect(page.getByRole('link', { name: 'Book these' }).element().previousElementSibling).toHaveAttribute(
    'aria-live',
    'polite',
  )

  move({ stay: 'one', busy: true, rateKey: 'first' })
  await expect.element(page.getByRole('link', { name: 'Book these' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('radiogroup')).toHaveTextContent('$500')

  move({ stay: 'two', busy: false, rateKey: 'second' })
  await expect.element(page.getByRole('link', { name: 'Book these' })).toBeVisible()
  expect(actor.getSnapshot().context.rateKey).toBe('second')
  // Same element: the open room never closed.
  expect(page.getByRole('radiogroup').element()).toBe(before)
})

test('an expired price closes its room and reloads the rooms', async () => {
  world.rates.mockReturnValue(ratesRefusing({ code: 'gone', status: 410 }))
  const refetch = vi.fn<() => void>()
  open({ ...here([ROOM]), refetch })
  await userEvent.click(page.getByRole('button', { name: 'See rates Double Room' }))
  await userEvent.click(page.getByRole('button', { name: en.hotel.currentPrices }))
  await expect.element(page.getByRole('button', { name: 'See rates Double Room' })).toBeVisible()
  expect(refetch).toHaveBeenCalledOnce()
})

test('rooms waiting for the network say so in their place', async () => {
  open({ ...here(undefined), isPending: true, isPaused: true }, 'he')
  await expect.element(page.getByRole('status')).toHaveTextContent(he.hotel.offline)
})

test('rooms are compared by what the stay costs with its hours, guaranteed or on request', async () => {
  world.rates.mockReturnValue(ratesAnswering([neitherSide]))
  open(here([ROOM, { ...ROOM, id: 'r2', name: 'Suite', rates: [{ ...onRequest, guaranteed_total: 450 }] }]))
  const rooms = page.getByRole('article')
  await expect.element(rooms.nth(0)).toHaveTextContent(/from \D?\$437.*before taxes and extra hours/)
  await expect.element(rooms.nth(1)).toHaveTextContent(/from \D?\$450.*before taxes and extra hours/)
})
