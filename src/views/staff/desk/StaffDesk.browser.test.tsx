import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import type { OutboxResponse } from '#contract/http/config.ts'
import type { StaffStatementsResponse } from '#contract/booking/statements.ts'
import type { CapturesResponse } from '#contract/support/captures.ts'
import { staffStatements } from '#src/actors/bookings/staffStatements.ts'
import { capturesQuery, deleteCapture, deskQuery, outboxQuery } from '#src/actors/staff/staffDesk.ts'
import { en } from '#locales/en.ts'
import { staffDesk as texts } from '#locales/en/staff/staffDesk.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { setStaffWork } from '#src/views/staff/frame/staffWork.ts'
import { VisualizerProvider, type Place, type Visualizer } from '#src/views/staff/machines/catalogue.ts'
import { StaffDesk } from './StaffDesk.tsx'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
/** Null: the call fails. */
const world = {
  desk: null as StaffDeskResponse | null,
  captures: null as CapturesResponse | null,
  statements: null as StaffStatementsResponse | null,
  outbox: null as OutboxResponse | null,
}
const went = vi.fn<(place: unknown) => void>()
replace(useGuest, () => ({ user: { first_name: 'Noa', is_staff: true } }))
const part = (name: keyof typeof world) => () => ({
  queryKey: [name],
  queryFn: () => (world[name] ? Promise.resolve(world[name]) : Promise.reject(new Error('internal'))),
})
replace(deskQuery, part('desk'))
replace(capturesQuery, part('captures'))
replace(staffStatements, part('statements'))
replace(outboxQuery, part('outbox'))
const remove = vi.fn<(code: string) => Promise<void>>()
replace(deleteCapture, (code: string) => remove(code))

const empty: StaffDeskResponse = {
  now: '2026-12-02T12:00:00Z',
  bookings: { found: 0, bookings: [] },
  inquiries: {
    open: 0,
    no_address: { found: 0, inquiries: [] },
    review: { found: 0, inquiries: [] },
    overdue: { found: 0, inquiries: [] },
  },
  statements: { open: 0, overdue: { found: 0, statements: [] } },
  captures: { today: 0, unseen: 0, latest: [] },
  stateCounts: { negotiation: {} },
}
const disputed = {
  id: 'b1',
  reference: 'K7WM3XPT',
  reason: 'disputed',
  since: '2026-12-01T17:00:00Z',
  total: 575.01,
  hotel: 'Saffron Gate',
  phone: '+1 (212) 555-0100',
  check_in: '2026-12-24T20:00',
} as const
const capture = {
  code: 'H4NRQ8TD',
  sent_at: '2026-12-02T10:44:00Z',
  expires_at: '2027-01-01T10:44:00Z',
  route: '/hotels/:id',
  locale: 'he' as const,
  width: 360,
  height: 740,
  build: 'b',
  note: '',
  looks: [],
}

const statement = {
  statement: {
    month: '2026-10',
    number: 'S1',
    total: 612.4,
    count: 2,
    due: '2026-11-23',
    state: 'issued' as const,
  },
  account: 'Blue Door',
  email: 'blue@door.example',
  is_overdue: true,
  paid: null,
  owed: 612.4,
  limit: 25_000,
}
const email = { to: 'a@b.example', subject: 'Your code', lang: 'en', text: 'It is 1234', html: '', sent_at: null }

beforeEach(async () => {
  await page.viewport(1280, 860)
  client.clear()
  went.mockReset()
  remove.mockReset()
  setStaffWork('support')
  world.desk = {
    ...empty,
    bookings: { found: 1, bookings: [disputed] },
    captures: { today: 1, unseen: 1, latest: [capture] },
  }
  world.captures = { captures: [capture], found: 1 }
  world.statements = { statements: [statement], found: 1 }
  world.outbox = { messages: [email] }
})

test('a matter leads to the card that it is about', async () => {
  show()
  const decide = page.getByRole('link', { name: 'Decide: Booking K7WM3XPT waits for a decision' })
  await expect.element(decide).toHaveAttribute('href', '/staff/bookings#b1')
  await expect.element(page.getByText('19 h of 24 h')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: /, Noa$/ })).toBeVisible()
  await expect.element(page.getByText('2 things need a person now')).toBeVisible()
  await page.viewport(360, 740)
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('several requests of one cause lead to their own cards, and the action to the one that waits longest', async () => {
  world.desk = {
    ...empty,
    inquiries: {
      ...empty.inquiries,
      no_address: {
        found: 2,
        inquiries: [
          { id: 'i1', number: 'N1', hotel: 'The Meridian Yard', phone: '', since: '2026-12-02T06:00:00Z' },
          { id: 'i2', number: 'N2', hotel: 'Harbour Nine', phone: '+44 20 7946 0000', since: '2026-12-02T07:00:00Z' },
        ],
      },
    },
  }
  show()
  await expect
    .element(page.getByRole('link', { name: /^Find an address/ }))
    .toHaveAttribute('href', '/staff/inquiries#i1')
  await expect.element(page.getByRole('link', { name: 'Harbour Nine' })).toHaveAttribute('href', '/staff/inquiries#i2')
})

test('money has its own matters and statements, and no screens', async () => {
  setStaffWork('money')
  world.desk = {
    ...empty,
    statements: {
      open: 2,
      overdue: { found: 1, statements: [{ number: 'S1', account: 'Blue Door', total: 612.4, due: '2026-11-23' }] },
    },
    captures: { today: 1, unseen: 1, latest: [capture] },
  }
  show()
  await expect.element(page.getByText('1 statement is overdue')).toBeVisible()
  await expect.element(page.getByText('waits 8 days')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'S1' })).toHaveAttribute('href', '/staff/statements#S1')
  await expect.element(page.getByText('overdue since 23 Nov')).toBeVisible()
  expect(page.getByText(texts.screens).elements()).toEqual([])
  await expectAccessible()
})

test('an empty desk says so', async () => {
  world.desk = empty
  world.captures = { captures: [], found: 0 }
  world.outbox = { messages: [] }
  show()
  await expect.element(page.getByText(texts.needsNone)).toBeVisible()
  await expect.element(page.getByText(texts.noScreens)).toBeVisible()
  await expect.element(page.getByText(texts.noEmails)).toBeVisible()
  expect(page.getByRole('list', { name: texts.list }).elements()).toEqual([])
})

test.each([
  { name: 'desk', shows: '19 h of 24 h' },
  { name: 'captures', shows: 'H4NR Q8TD' },
  { name: 'outbox', shows: 'Your code' },
] as const)('if $name fails, the other parts stand, and another try brings it', async ({ name, shows }) => {
  const full = world[name]
  Object.assign(world, { [name]: null })
  show()
  const retry = page.getByRole('button', { name: en.common.retry })
  await expect.element(retry).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: texts.question })).toBeVisible()
  for (const other of ['19 h of 24 h', 'H4NR Q8TD', 'Your code'].filter((text) => text !== shows))
    await expect.element(page.getByText(other)).toBeVisible()
  expect(page.getByText(shows).elements()).toEqual([])
  Object.assign(world, { [name]: full })
  await retry.click()
  await expect.element(page.getByText(shows)).toBeVisible()
})

test('if the statements fail, what needs a person stands', async () => {
  setStaffWork('money')
  const { statements } = world
  world.statements = null
  show()
  await expect.element(page.getByText('19 h of 24 h')).toBeVisible()
  const retry = page.getByRole('button', { name: en.common.retry })
  await expect.element(retry).toBeVisible()
  world.statements = statements
  await retry.click()
  await expect.element(page.getByRole('link', { name: 'S1' })).toBeVisible()
})

test('a server that sends its emails has no outbox', async () => {
  replace(outboxQuery, () => ({
    queryKey: ['none'],
    queryFn: () => Promise.reject(Object.assign(new Error('not found'), { code: 'not_found', status: 404 })),
  }))
  show()
  await expect.element(page.getByText('19 h of 24 h')).toBeVisible()
  await expect.poll(() => page.getByRole('heading', { name: texts.outbox }).elements()).toEqual([])
  replace(outboxQuery, part('outbox'))
})

test('a code in any case and grouping opens its screen; a wrong one is told', async () => {
  show()
  const field = page.getByRole('textbox', { name: texts.code })
  await field.fill('h4nr')
  await page.getByRole('button', { name: texts.open, exact: true }).click()
  await expect.element(page.getByText(texts.notACode)).toBeVisible()
  await field.fill(' h4nr-q8td')
  await page.getByRole('button', { name: texts.open, exact: true }).click()
  await expect.poll(() => router.history.location.pathname).toBe('/staff/replay/H4NRQ8TD')
})

test('keyboard alone opens a screen, by its code or from the list', async () => {
  show()
  const field = page.getByRole('textbox', { name: texts.code })
  await expect.element(page.getByRole('link', { name: 'H4NR Q8TD' })).toBeVisible()
  await tabTo(field.element())
  await userEvent.keyboard('t9xkm3wc{Enter}')
  await expect.poll(() => router.history.location.pathname).toBe('/staff/replay/T9XKM3WC')
  await tabTo(page.getByRole('link', { name: 'H4NR Q8TD' }).element())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.history.location.pathname).toBe('/staff/replay/H4NRQ8TD')
})

test('screens say who has looked at them', async () => {
  world.captures = {
    captures: [
      { ...capture, looks: [{ by: 'dana@stayless.example', at: '2026-12-02T11:00:00Z' }] },
      { ...capture, code: 'T9XKM3WC' },
    ],
    found: 2,
  }
  show()
  await expect.element(page.getByRole('link', { name: 'H4NR Q8TD' })).toHaveAttribute('href', '/staff/replay/H4NRQ8TD')
  await expect.element(page.getByText(/Looked at by dana@stayless.example/)).toBeVisible()
  await expect.element(page.getByText(texts.notLooked)).toBeVisible()
})

test('a screen is deleted once it is confirmed, and the list says so', async () => {
  show()
  const trigger = page.getByRole('button', { name: 'Delete the screen H4NR Q8TD now' })
  const dialog = page.getByRole('dialog', { name: texts.deleteAsk.title })
  await trigger.click()
  await dialog.getByRole('button', { name: texts.deleteAsk.no }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(remove).not.toHaveBeenCalled()
  remove.mockRejectedValueOnce(new Error('internal'))
  await trigger.click()
  await dialog.getByRole('button', { name: texts.deleteAsk.yes }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(texts.deleteAsk.failed)
  await expectAccessible()
  remove.mockResolvedValueOnce()
  await dialog.getByRole('button', { name: texts.deleteAsk.yes }).click()
  await expect.element(page.getByText('The screen H4NR Q8TD is deleted.')).toHaveFocus()
  expect(remove.mock.calls).toEqual([['H4NRQ8TD'], ['H4NRQ8TD']])
})

test('the hotel of a booking is one press from a call; of several hotels, none is', async () => {
  world.desk = {
    ...empty,
    bookings: { found: 1, bookings: [disputed] },
    inquiries: {
      ...empty.inquiries,
      no_address: {
        found: 2,
        inquiries: [
          { id: 'i1', number: 'N1', hotel: 'The Meridian Yard', phone: '1', since: '2026-12-02T06:00:00Z' },
          { id: 'i2', number: 'N2', hotel: 'Harbour Nine', phone: '2', since: '2026-12-02T07:00:00Z' },
        ],
      },
      overdue: {
        found: 1,
        inquiries: [{ id: 'i3', number: 'N3', hotel: 'Blue Door', phone: '', since: '2026-12-02T07:00:00Z' }],
      },
    },
  }
  show()
  const call = page.getByRole('link', { name: 'Call Saffron Gate: +1 (212) 555-0100' })
  await expect.element(call).toHaveAttribute('href', 'tel:+12125550100')
  expect(page.getByRole('link', { name: /^Call/ }).elements()).toHaveLength(1)
})

test('a question goes to the machines, and the largest are one press away', async () => {
  show()
  await page.getByRole('searchbox', { name: texts.question }).fill('bank asks')
  await page.getByRole('button', { name: texts.search, exact: true }).click()
  expect(went).toHaveBeenCalledWith({ machine: null, params: { q: 'bank asks' } })
  const chips = page.getByRole('list', { name: texts.largest })
  await expect.element(chips.getByRole('link').first()).toHaveTextContent(/^Toy big · 3 states$/)
})

const MAX_TABS = 40

const tabTo = async (element: Element): Promise<void> => {
  for (let presses = 0; document.activeElement !== element && presses < MAX_TABS; presses += 1) await userEvent.tab()
  expect(document.activeElement).toBe(element)
}

const hrefOf = ({ machine }: Place) => `/staff/machines/${machine ?? ''}`
const chart = (id: string, states: number) => ({ model: { id, states: Array.from({ length: states }) } })
const catalogue = {
  machines: ['small', 'big'],
  words: (machine: string) => ({ title: `Toy ${machine}` }),
  loadChart: (machine: string) => Promise.resolve(chart(machine, machine === 'big' ? 3 : 1)),
}
const show = () =>
  renderPage(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <PageI18nProvider locale="en" texts={en}>
          {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the desk reads no more of a catalogue */}
          <VisualizerProvider value={{ catalogue, navigation: { hrefOf, go: went } } as unknown as Visualizer}>
            <StaffDesk hasOutbox />
          </VisualizerProvider>
        </PageI18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
