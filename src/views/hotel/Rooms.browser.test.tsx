import type { RoomOffer } from '#contract/rates.ts'
import { neitherSide } from '#machines/rates/rates.samples.ts'
import { ratesAnswering } from '#machines/rates/rates.testing.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Rooms } from './Rooms.tsx'

const world = vi.hoisted(() => ({ rates: vi.fn<() => unknown>() }))
vi.mock('#src/actors/root.ts', () => ({ ratesActor: world.rates }))

const ROOM: RoomOffer = {
  id: 'r1',
  name: 'Double Room',
  description: 'A room.',
  images: [],
  beds: [{ kind: 'double', count: 1 }],
  size: 20,
  occupancy: { adults: 2, children: 0 },
  amenities: [],
  rates: [neitherSide],
}

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
        waiting="fresh"
        onRetry={() => {}}
        book={() => null}
        newSearch={null}
      />
    </WordsProvider>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent(he.hotel.offline)
})
