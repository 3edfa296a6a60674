import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPlaces } from '#src/actors/listPlaces.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { useListPlace } from './useListPlace.ts'

const HEADER_HEIGHT = 64
const CARD_HEIGHT = 300
const HOTELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

beforeEach(async () => {
  await page.viewport(600, 700)
  sessionStorage.clear()
  scrollTo(0, 0)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('where the guest is in the list', () => {
  test('is the first hotel that the header does not hide, and is kept under the entry of the history', async () => {
    show({ entry: 'first' })
    scrollTo(0, 2 * CARD_HEIGHT)
    await vi.waitFor(() => expect(listPlaces.of('first')).toEqual({ hotel: 'c', top: 0 }))
    // Of the third a part is left under the header.
    scrollTo(0, 3 * CARD_HEIGHT - HEADER_HEIGHT - 1)
    await vi.waitFor(() => expect(listPlaces.of('first')).toEqual({ hotel: 'c', top: HEADER_HEIGHT + 1 - CARD_HEIGHT }))
    scrollTo(0, 3 * CARD_HEIGHT - HEADER_HEIGHT)
    await vi.waitFor(() => expect(listPlaces.of('first')).toEqual({ hotel: 'd', top: HEADER_HEIGHT }))
  })

  test('is where they come back to, as soon as the list is there', async () => {
    listPlaces.keep('back', 'd', 120)
    show({ entry: 'back', shown: false })
    expect(scrollY).toBe(0)
    show({ entry: 'back', again: true })
    await vi.waitFor(() => expect(topOf('d')).toBe(120))
  })

  test('is that of another entry no more', async () => {
    listPlaces.keep('back', 'd', 120)
    show({ entry: 'another' })
    await aFrame()
    expect(scrollY).toBe(0)
  })

  test('goes with another order or page, which is an entry in place of this one', async () => {
    show({ entry: 'one' })
    scrollTo(0, 2 * CARD_HEIGHT)
    await vi.waitFor(() => expect(listPlaces.of('one')).not.toBeNull())
    show({ entry: 'two', again: true, address: 'sorted' })
    await vi.waitFor(() => expect(listPlaces.of('two')).toEqual({ hotel: 'c', top: 0 }))
  })

  test('is neither followed nor held once the list is gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    listPlaces.keep('gone', 'd', 120)
    show({ entry: 'gone' })
    await vi.waitFor(() => expect(topOf('d')).toBe(120))
    show({ entry: 'gone', again: true, shown: false })
    scrollTo(0, CARD_HEIGHT)
    // A step of what holds a place, and a frame of what follows it.
    vi.advanceTimersByTime(100)
    await aFrame()
    expect([scrollY, listPlaces.of('gone')]).toEqual([CARD_HEIGHT, { hotel: 'd', top: 120 }])
  })
})

const List = ({ shown, address }: { shown: boolean; address: string }) => {
  useListPlace(shown, address)
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {HOTELS.map((hotel) => (
        <li key={hotel} data-hotel={hotel} style={{ height: CARD_HEIGHT }}>
          {hotel}
        </li>
      ))}
    </ul>
  )
}

let root: Root | undefined

const show = ({ entry, shown = true, again = false, address = 'list' }: Shown) => {
  history.replaceState({ __TSR_key: entry }, '')
  if (!again) {
    root?.unmount()
    const place = document.createElement('div')
    document.body.replaceChildren(place)
    root = createRoot(place)
  }
  flushSync(() => root?.render(<List shown={shown} address={address} />))
}

interface Shown {
  entry: string
  shown?: boolean
  /** In the page that is there. */
  again?: boolean
  address?: string
}

const topOf = (hotel: string): number | undefined =>
  document.querySelector(`[data-hotel="${hotel}"]`)?.getBoundingClientRect().top

const aFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
