import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listScrollPositions } from '#src/actors/search/listScrollPositions.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { useListScrollRestore } from './useListScrollRestore.ts'

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

describe('the scroll position in the list', () => {
  test('is the first hotel not hidden by the header, stored per history entry', async () => {
    show({ entry: 'first' })
    scrollTo(0, 2 * CARD_HEIGHT)
    await expect.poll(() => listScrollPositions.of('first')).toEqual({ hotel: 'c', top: 0 })
    // The third card is partly below the header.
    scrollTo(0, 3 * CARD_HEIGHT - HEADER_HEIGHT - 1)
    await expect
      .poll(() => listScrollPositions.of('first'))
      .toEqual({ hotel: 'c', top: HEADER_HEIGHT + 1 - CARD_HEIGHT })
    scrollTo(0, 3 * CARD_HEIGHT - HEADER_HEIGHT)
    await expect.poll(() => listScrollPositions.of('first')).toEqual({ hotel: 'd', top: HEADER_HEIGHT })
  })

  test('is restored as soon as the list is shown', async () => {
    listScrollPositions.keep('back', 'd', 120)
    show({ entry: 'back', shown: false })
    expect(scrollY).toBe(0)
    show({ entry: 'back', again: true })
    await expect.poll(() => topOf('d')).toBe(120)
  })

  test('is not restored in another history entry', async () => {
    listScrollPositions.keep('back', 'd', 120)
    show({ entry: 'another' })
    await aFrame()
    expect(scrollY).toBe(0)
  })

  test('is kept for another order or page, which replaces the entry', async () => {
    show({ entry: 'one' })
    scrollTo(0, 2 * CARD_HEIGHT)
    await expect.poll(() => listScrollPositions.of('one')).not.toBeNull()
    show({ entry: 'two', again: true, address: 'sorted' })
    await expect.poll(() => listScrollPositions.of('two')).toEqual({ hotel: 'c', top: 0 })
  })

  test('is restored on Back from another list, which starts at its top', async () => {
    const scroller = show({ entry: 'one', isWide: true })
    scroller.scrollTo(0, 2 * CARD_HEIGHT)
    await expect.poll(() => listScrollPositions.of('one')).toEqual({ hotel: 'c', top: 0 })
    // The step is known before the list, and the list before its cards: the previous list is still shown.
    const two = { entry: 'two', again: true, isWide: true, address: 'wider', step: 1 }
    show(two)
    show({ ...two, list: 'wider', shown: false })
    await aFrame()
    expect([scroller.scrollTop, listScrollPositions.of('two')]).toEqual([2 * CARD_HEIGHT, null])
    show({ ...two, list: 'wider' })
    expect(scroller.scrollTop).toBe(0)
    scroller.scrollTo(0, 4 * CARD_HEIGHT)
    await expect.poll(() => listScrollPositions.of('two')).toEqual({ hotel: 'e', top: 0 })
    // Cutting the previous list to its first page scrolls it: that position must not be stored.
    show({ entry: 'one', again: true, isWide: true, list: 'wider' })
    scroller.scrollTo(0, 5 * CARD_HEIGHT)
    await aFrame()
    expect([listScrollPositions.of('one')?.hotel, listScrollPositions.of('two')?.hotel]).toEqual(['c', 'e'])
    show({ entry: 'one', again: true, isWide: true })
    await expect.poll(() => topOf('c')).toBe(0)
    expect(listScrollPositions.of('two')?.hotel).toBe('e')
  })

  test('is stored when a link is pressed, however soon', async () => {
    const scroller = show({ entry: 'one', isWide: true })
    scroller.scrollTo(0, 2 * CARD_HEIGHT)
    document.body.click()
    show({ entry: 'two', again: true, isWide: true, address: 'wider', step: 1, shown: false })
    await aFrame()
    expect(listScrollPositions.of('one')).toEqual({ hotel: 'c', top: 0 })
  })

  test('is not restored if the guest scrolled before the list was shown', async () => {
    const scroller = show({ entry: 'one', isWide: true, shown: false })
    scroller.scrollTo(0, CARD_HEIGHT)
    show({ entry: 'one', again: true, isWide: true })
    await aFrame()
    expect(scroller.scrollTop).toBe(CARD_HEIGHT)
  })

  test('is neither stored nor pinned once the list is gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    listScrollPositions.keep('gone', 'd', 120)
    show({ entry: 'gone' })
    await expect.poll(() => topOf('d')).toBe(120)
    show({ entry: 'gone', again: true, shown: false })
    scrollTo(0, CARD_HEIGHT)
    // One step of the scroll pin, and one frame of the scroll listener.
    vi.advanceTimersByTime(100)
    await aFrame()
    expect([scrollY, listScrollPositions.of('gone')]).toEqual([CARD_HEIGHT, { hotel: 'd', top: 120 }])
  })
})

const List = ({ list, shown, address, step, isWide }: Required<Omit<Shown, 'entry' | 'again'>>) => {
  useListScrollRestore(list, shown, { href: address, step })
  return (
    <div data-scroller="" style={isWide ? { height: 700, overflowY: 'auto' } : {}}>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {HOTELS.map((hotel) => (
          <li key={hotel} data-hotel={hotel} style={{ height: CARD_HEIGHT }}>
            <button type="button">{hotel}</button>
          </li>
        ))}
      </ul>
    </div>
  )
}

let root: Root | undefined

/** @returns the scroll container of a wide screen. */
const show = ({ entry, shown = true, again = false, isWide = false, ...rest }: Shown) => {
  const { address = 'list', step = 0, list = 'near' } = rest
  history.replaceState({ __TSR_key: entry }, '')
  if (!again) {
    root?.unmount()
    const place = document.createElement('div')
    document.body.replaceChildren(place)
    root = createRoot(place)
  }
  flushSync(() => root?.render(<List list={list} shown={shown} address={address} step={step} isWide={isWide} />))
  const scroller = document.querySelector('[data-scroller]')
  if (scroller === null) throw new Error('nothing scrolls')
  return scroller
}

interface Shown {
  entry: string
  shown?: boolean
  /** Renders into the existing root. */
  again?: boolean
  address?: string
  /** Number of history entries below it. */
  step?: number
  list?: string
  /** The list scrolls in its own column. */
  isWide?: boolean
}

const topOf = (hotel: string): number | undefined =>
  document.querySelector(`[data-hotel="${hotel}"]`)?.getBoundingClientRect().top

const aFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
