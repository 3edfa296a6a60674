import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { textDirection, type Locale } from '#contract/shared/locale.ts'
import type { DeskResponse } from '#contract/inquiry/desk.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { deskQuery, leaveNetwork, renewDesk, takeDeskStep } from '#src/actors/negotiation/desk.ts'
import type { HotelStep } from '#src/actors/negotiation/links.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { DeskPage } from './DeskPage.tsx'
import { DESK_NOW, openDesk, urgentRequest } from './desk.testing.ts'

const world = {
  desk: openDesk(),
  refusal: null as { code: string; field?: string } | null,
  step: vi.fn<(step: HotelStep) => void>(),
  renew: vi.fn<(email: string) => void>(),
  reads: 0,
}
let client = new QueryClient()
const refused = () => Object.assign(new Error('No'), world.refusal)
replace(deskQuery, () => ({
  queryKey: ['desk'],
  queryFn: () => {
    world.reads += 1
    return Promise.resolve(world.desk)
  },
}))
replace(takeDeskStep, (_: string, step: HotelStep) => {
  world.step(step)
  if (world.refusal !== null) return Promise.reject(refused())
  if (step.type === 'takeBack') {
    const answered = world.desk.answered.map((one) =>
      one.number === step.number
        ? { ...one, status: 'rejected' as const, outcome: 'taken_back' as const, can_take_back: false }
        : one,
    )
    world.desk = { ...world.desk, answered }
    return Promise.resolve(world.desk)
  }
  const isUndone = step.type === 'undo'
  const request = {
    ...urgentRequest,
    answer: isUndone
      ? null
      : {
          decision: 'accept' as const,
          reason: null,
          note: '',
          at: DESK_NOW,
          undo_until: Temporal.Instant.from(world.desk.now).add({ seconds: 60 }).toString(),
        },
  }
  world.desk = {
    ...world.desk,
    due: isUndone ? [...world.desk.due, request] : world.desk.due.filter(({ number }) => number !== step.number),
    answered: isUndone ? world.desk.answered.slice(1) : [request, ...world.desk.answered],
  }
  return Promise.resolve(world.desk)
})
replace(renewDesk, (email: string) => {
  world.renew(email)
  return world.refusal === null ? Promise.resolve() : Promise.reject(refused())
})
replace(leaveNetwork, () =>
  world.refusal === null ? Promise.resolve({ ...world.desk, state: 'unknown' }) : Promise.reject(refused()),
)
beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  world.desk = openDesk()
  world.refusal = null
  world.reads = 0
  world.step.mockReset()
  world.renew.mockReset()
  await page.viewport(1280, 900)
})

const texts = { en, ar, he }
const show = (locale: Locale = 'en') => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={client}>
          <PageI18nProvider locale={locale} texts={texts[locale]} hourCycle="h23">
            <DeskPage token="t" brand={DEFAULT_BRAND} join="/hoteliers" />
          </PageI18nProvider>
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/desk/t'] }),
  })
  renderPage(<RouterProvider router={router} />, textDirection(locale))
}
const card = (name: string) => page.getByRole('article', { name })

test('the most urgent request comes first with its countdown, and only its Accept stands out', async () => {
  show()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2 requests to answer')
  await expect.element(page.getByText('Friday 27 November, 07:30 at the hotel')).toBeVisible()
  const names = page.getByRole('article').elements()
  expect(names.map((one) => one.querySelector('h2')?.textContent)).toEqual(['Rana Haddad', 'Maya Cohen'])
  await expect.element(card('Rana Haddad').getByRole('timer')).toHaveTextContent('9 hrs 10 mins left')
  await expect.element(card('Rana Haddad').getByText('$40')).toBeVisible()
  await expect.element(card('Rana Haddad').getByText(/\$5.71 an hour/)).toBeVisible()
  await expect
    .element(card('Rana Haddad').getByText(/The room is needed from Sat 28 Nov.*15:00 until Mon 30 Nov.*18:00/))
    .toBeVisible()
  const looks = page
    .getByRole('button', { name: /^Accept:/ })
    .elements()
    .map((button) => getComputedStyle(button).backgroundColor)
  expect(new Set(looks).size).toBe(2)
})

test('a request is accepted after a second tap, and undone within the minute', async () => {
  show()
  await userEvent.click(page.getByRole('button', { name: 'Accept: Rana Haddad' }))
  expect(world.step.mock.calls).toEqual([])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: en.negotiation.hotel.acceptAsk.yes }))
  await expect.element(page.getByRole('heading', { name: 'Accepted: Rana Haddad' })).toHaveFocus()
  expect(world.step.mock.calls).toEqual([[{ type: 'answer', number: 'Q-2', decision: 'accept', place: 1 }]])
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('1 request to answer')
  await userEvent.click(page.getByRole('button', { name: en.negotiation.hotel.undo }))
  await expect.element(page.getByRole('button', { name: 'Accept: Rana Haddad' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Rana Haddad' })).toHaveFocus()
  expect(world.step.mock.calls.at(-1)).toEqual([{ type: 'undo', number: 'Q-2' }])
})

test('a request is declined with a reason, in place', async () => {
  show()
  await userEvent.click(page.getByRole('button', { name: 'Decline: Rana Haddad' }))
  await userEvent.click(page.getByRole('radio', { name: en.negotiation.hotel.reasons.full }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: en.negotiation.hotel.declineAsk.yes }))
  await expect
    .poll(() => world.step.mock.calls)
    .toEqual([[{ type: 'answer', number: 'Q-2', decision: 'reject', place: 1, reason: 'full' }]])
})

test('a colleague who answered first is named as such, and the desk shows how it stands', async () => {
  show()
  await userEvent.click(page.getByRole('button', { name: 'Accept: Rana Haddad' }))
  world.refusal = { code: 'already_answered' }
  world.desk = { ...world.desk, due: world.desk.due.slice(0, 1) }
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: en.negotiation.hotel.acceptAsk.yes }))
  await expect.element(page.getByText(en.negotiation.hotel.conflict)).toBeVisible()
  expect(card('Rana Haddad').elements()).toEqual([])
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('today’s arrivals and departures stand on lines with one hand at the hotel’s hour', async () => {
  show()
  const today = page.getByRole('region', { name: /^Today/ })
  await expect.element(today.getByRole('table', { name: 'Arrivals' })).toBeVisible()
  const rows = today
    .getByRole('row')
    .elements()
    .map((row) => row.textContent)
  expect(rows.filter((row) => row.includes('Noa'))).toEqual([
    '09:00Noa Khoury11116 hours guaranteed',
    '20:00Noa Weber2222Free until 20:00',
    '18:00Noa Levy33337 hours guaranteed',
  ])
  await expect.element(today.getByText('07:30', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: /^Tomorrow/ }).getByText(en.desk.noStays)).toBeVisible()
})

test('what was answered is filtered by what came of it', async () => {
  show()
  const list = page.getByRole('region', { name: 'Answered' })
  await expect.element(list.getByText('The latest of 14 requests are shown.')).toBeVisible()
  const guests = () =>
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('b')?.textContent)
  expect(guests()).toEqual(['Elena Rossi', 'Elena Mizrahi', 'Elena Saleh', 'Elena Novak'])
  const found = []
  for (const name of ['Accepted', 'Guest’s turn', 'Declined', 'Ended']) {
    await userEvent.click(list.getByRole('button', { name }))
    found.push(...guests())
  }
  expect(found).toEqual(['Elena Mizrahi', 'Elena Rossi', 'Elena Saleh', 'Elena Novak'])
})

test('a yes is taken back after a dialog that says what happens to the guest', async () => {
  world.desk = {
    ...world.desk,
    answered: world.desk.answered.map((one) => ({ ...one, can_take_back: one.number === 'Q-4' })),
  }
  show()
  const list = page.getByRole('region', { name: 'Answered' })
  const button = list.getByRole('button', { name: 'Take the answer back: Elena Mizrahi' })
  await expect.element(button).toBeVisible()
  expect(list.getByRole('button', { name: /^Take the answer back/ }).elements()).toHaveLength(1)
  await userEvent.click(button)
  const dialog = page.getByRole('dialog')
  await expect
    .element(
      dialog.getByText(
        'The guest is told at once, gets everything back, and keeps check-in at 15:00 and check-out at 11:00.',
      ),
    )
    .toBeVisible()
  expect(world.step.mock.calls).toEqual([])
  world.refusal = { code: 'too_late' }
  await userEvent.click(dialog.getByRole('button', { name: en.negotiation.hotel.takeBackAsk.yes }))
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  world.refusal = null
  await userEvent.click(dialog.getByRole('button', { name: en.negotiation.hotel.takeBackAsk.yes }))
  await expect.element(list.getByRole('heading', { name: 'Answered' })).toHaveFocus()
  expect(world.step.mock.calls.at(-1)).toEqual([{ type: 'takeBack', number: 'Q-4' }])
  await expect.element(list.getByText(en.negotiation.hotel.ended.taken_back.title)).toBeInTheDocument()
  expect(button.elements()).toEqual([])
  await userEvent.click(list.getByRole('button', { name: 'Ended' }))
  await expect.element(list.getByText('Elena Mizrahi')).toBeVisible()
})

test('a yes that a colleague has taken back meanwhile asks nothing any more', async () => {
  const answered = world.desk.answered.map((one) => ({ ...one, can_take_back: one.number === 'Q-4' }))
  const { answered: settled } = world.desk
  world.desk = { ...world.desk, answered }
  show()
  await userEvent.click(page.getByRole('button', { name: 'Take the answer back: Elena Mizrahi' }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  world.desk = { ...world.desk, answered: settled }
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})

test.each(['expired', 'unknown'] as const)('a link that is %s names no hotel and sends a new one', async (state) => {
  world.desk = { ...openDesk(), state, hotel: null, due: [], days: [], answered: [], found: 0 } satisfies DeskResponse
  show()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(en.desk.over[state].title)
  expect(page.getByText('Hotel Cedar Court').elements()).toEqual([])
  const email = page.getByLabelText(en.desk.renewAsk.email)
  await userEvent.fill(email, 'cedar')
  await userEvent.click(page.getByRole('button', { name: en.desk.renewAsk.send }))
  await expect.element(email).toHaveAccessibleDescription(en.desk.renewAsk.wrong)
  expect(world.renew.mock.calls).toEqual([])
  await userEvent.fill(email, 'desk@cedar.example')
  await userEvent.click(page.getByRole('button', { name: en.desk.renewAsk.send }))
  await expect.element(page.getByText(/If we know desk@cedar.example/)).toBeVisible()
  expect(world.renew.mock.calls.map(([to]) => to)).toEqual(['desk@cedar.example'])
})

test('a hotel leaves the network after a dialog that says what happens', async () => {
  show()
  await userEvent.click(page.getByRole('button', { name: en.desk.leave }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(en.desk.leaveAsk.text)).toBeVisible()
  world.refusal = { code: 'network' }
  await userEvent.click(dialog.getByRole('button', { name: en.desk.leaveAsk.yes }))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(en.negotiation.failed.offline)
  world.refusal = null
  await userEvent.click(dialog.getByRole('button', { name: en.desk.leaveAsk.yes }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(en.desk.over.left.title)
  await expect.element(page.getByRole('link', { name: en.desk.rejoin })).toHaveAttribute('href', '/hoteliers')
})

test('the desk is read again when it comes to the front', async () => {
  show()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2 requests to answer')
  const { reads } = world
  world.desk = { ...world.desk, due: [] }
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(en.desk.nothing)
  expect(world.reads).toBeGreaterThan(reads)
})

test.each(['en', 'ar', 'he'] as const)('the desk fits a phone (%s)', async (locale) => {
  await page.viewport(360, 740)
  show(locale)
  await expect.element(page.getByText('Rana Haddad')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('at twice the text size nothing leaves a phone', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  show()
  await expect.element(page.getByText('Rana Haddad')).toBeVisible()
  const { scrollWidth } = document.documentElement
  document.documentElement.style.fontSize = ''
  expect(scrollWidth).toBe(360)
})

test('paper holds today’s lists alone, with hatching instead of colors', async () => {
  show()
  await expect.element(page.getByRole('table', { name: 'Arrivals' })).toBeVisible()
  await emulate('print')
  const printed = page.getByText('Hotel Cedar Court · Friday 27 November · printed at 07:30')
  await expect.element(printed).toBeVisible()
  const parts = ['header', '#due', '#answered', 'button', 'nav'].flatMap((one) => [...document.querySelectorAll(one)])
  const looks = [...document.querySelectorAll('#days td[aria-hidden] span')].map(
    (span) => getComputedStyle(span).backgroundImage,
  )
  const tomorrow = page.getByText(/^Tomorrow/).elements()
  const shown = [...parts, ...tomorrow].filter((element) => element.getClientRects().length > 0)
  await emulate('')
  expect(parts.length).toBeGreaterThan(5)
  expect(shown).toEqual([])
  expect(looks.filter((look) => look.startsWith('repeating-linear-gradient'))).toHaveLength(2)
})

test('the buttons stay beside a price of which the hotel gets a part', async () => {
  await page.viewport(1280, 900)
  world.desk = { ...openDesk(), due: [{ ...urgentRequest, receives: 34 }] }
  show()
  const decline = page.getByRole('button', { name: /^Decline: / })
  await expect.element(decline).toBeVisible()
  const [row] = page.getByRole('article').elements()
  const box = decline.element().getBoundingClientRect()
  expect(box.left).toBeGreaterThan((row?.getBoundingClientRect().right ?? 0) - 200)
  expect(box.height).toBeLessThan(60)
})

const emulate = async (media: 'print' | ''): Promise<void> => {
  const browser = cdp()
  // The provider's CDP session has `send`; Vitest's type of it is empty.
  if (!('send' in browser) || typeof browser.send !== 'function') throw new Error('this browser cannot be told')
  await Reflect.apply(browser.send, browser, ['Emulation.setEmulatedMedia', { media }])
}
