import type { RoomOffer } from '#contract/rates.ts'
import { neitherSide } from '#machines/rates/rates.samples.ts'
import { ratesAnswering } from '#machines/rates/rates.testing.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ROOM as FREE_ROOM } from './hotel.testing.ts'
import { Rooms } from './Rooms.tsx'

const ROOM: RoomOffer = { ...FREE_ROOM, rates: [neitherSide], guaranteed_total: null }

const world = vi.hoisted(() => ({ rates: vi.fn<() => unknown>() }))
vi.mock('#src/actors/ratesActor.ts', () => ({ ratesActor: world.rates }))

test.each(['mouse', 'keyboard'] as const)(
  'the rates of a room take the place of the button that opened them, and its focus (%s)',
  async (by) => {
    world.rates.mockReturnValue(ratesAnswering([neitherSide]))
    renderPage(
      <WordsProvider locale="en" texts={en}>
        <Rooms
          offers={{
            data: [ROOM, { ...ROOM, id: 'r2', name: 'Suite' }],
            isPending: false,
            isPaused: false,
            isError: false,
            error: null,
            refetch: () => {},
          }}
          stay="one"
          busy={false}
          waiting="fresh"
          onRetry={() => {}}
          book={() => <button type="button">Book</button>}
          newSearch={null}
        />
      </WordsProvider>,
    )
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
    // What comes next by Tab is in it: the guest goes on where they were.
    await userEvent.tab()
    expect(rates.element().contains(document.activeElement)).toBe(true)
  },
)

interface Shown {
  stay: string
  busy: boolean
  rateKey: string
}
const ignore = (_next: Shown): void => undefined
const offered = (rateKey: string): RoomOffer[] => [{ ...ROOM, rates: [{ ...neitherSide, rateKey }] }]

test('another stay changes the prices of an open room where they stand, and nothing old can be booked meanwhile', async () => {
  const actor = ratesAnswering([{ ...neitherSide, total: 500 }])
  world.rates.mockReturnValue(actor)
  let move = ignore
  const Page = () => {
    const [{ stay, busy, rateKey }, setShown] = useState({ stay: 'one', busy: false, rateKey: 'first' })
    move = setShown
    return (
      <Rooms
        offers={{
          data: offered(rateKey),
          isPending: false,
          isPaused: false,
          isError: false,
          error: null,
          refetch: () => {},
        }}
        stay={stay}
        busy={busy}
        waiting="fresh"
        onRetry={() => {}}
        book={(key) => <a href={`#${key}`}>Book these</a>}
        newSearch={null}
      />
    )
  }
  renderPage(
    <WordsProvider locale="en" texts={en}>
      <Page />
    </WordsProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'See rates Double Room' }))
  await expect.element(page.getByRole('link', { name: 'Book these' })).toBeVisible()
  const before = page.getByRole('radiogroup').element()
  expect(actor.getSnapshot().context.rateKey).toBe('first')

  move({ stay: 'one', busy: true, rateKey: 'first' })
  await expect.element(page.getByRole('link', { name: 'Book these' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('radiogroup')).toHaveTextContent('$500')

  move({ stay: 'two', busy: false, rateKey: 'second' })
  await expect.element(page.getByRole('link', { name: 'Book these' })).toBeVisible()
  expect(actor.getSnapshot().context.rateKey).toBe('second')
  // The same rows: what is open never closed.
  expect(page.getByRole('radiogroup').element()).toBe(before)
})

test('rooms that wait for a network say so where they will stand', async () => {
  renderPage(
    <WordsProvider locale="he" texts={he}>
      <Rooms
        offers={{
          data: undefined,
          isPending: true,
          isPaused: true,
          isError: false,
          error: null,
          refetch: () => {},
        }}
        stay="one"
        busy={false}
        waiting="fresh"
        onRetry={() => {}}
        book={() => null}
        newSearch={null}
      />
    </WordsProvider>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent(he.hotel.offline)
})
