import { listScrollPositions } from '#src/actors/search/listScrollPositions.ts'
import { pinScroll } from '#src/views/layout/pinScroll.ts'
import { useEffect, useRef } from 'react'

const HEADER_HEIGHT = 64

/** Key of the history entry, set by the router. It survives a reload. */
const historyEntry = (): string => {
  const state: unknown = history.state
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, '__TSR_key') : undefined
  return typeof key === 'string' ? key : ''
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-hotel]')]

/** The list scrolls in its column on a wide screen, with the page on a phone. */
export const toListTop = (): void => {
  for (const scroller of [document.querySelector('[data-scroller]'), globalThis]) scroller?.scrollTo(0, 0)
}

const keep = (entry: string): void => {
  const card = cards().find((one) => one.getBoundingClientRect().bottom > HEADER_HEIGHT)
  const hotel = card?.dataset['hotel']
  if (card && hotel !== undefined) listScrollPositions.keep(entry, hotel, Math.round(card.getBoundingClientRect().top))
}

/**
 * Restores the scroll position of the list after Back or a reload: the same hotel at the same height, in the window or the
 * list's scroll container. Another list starts at its top.
 * @param list names what was searched.
 * @param shown true once that list is rendered.
 * @param at URL and history step. The step changes on push, not on replace. Both may change before `list` does.
 */
export const useListScrollRestore = (list: string, shown: boolean, at: { href: string; step: number }): void => {
  const entry = useRef('')
  const last = useRef({ list, ...at })
  /** Entry of the shown list; empty while the next list loads, when the previous one is cut to its first page. */
  const own = useRef('')
  useEffect(() => {
    // Another order or page replaces the entry: carry the position over.
    const isReplaced = entry.current !== '' && last.current.step === at.step
    entry.current = historyEntry()
    // A panel opened over the list keeps its URL.
    if (last.current.href !== at.href) own.current = ''
    Object.assign(last.current, at)
    if (!isReplaced || !shown) return
    own.current = entry.current
    keep(own.current)
    // oxlint-disable-next-line react/exhaustive-deps -- the entry changes with the address and the step alone
  }, [at.href, at.step])

  useEffect(() => {
    if (!shown) return undefined
    const isAnother = last.current.list !== list
    last.current.list = list
    own.current = entry.current
    const place = listScrollPositions.of(entry.current)
    if (!place && isAnother) toListTop()
    const pin =
      place &&
      pinScroll(
        () => cards().find(({ dataset }) => dataset['hotel'] === place.hotel),
        () => place.top,
      )
    let frame = 0
    const left = new AbortController()
    const keepOwn = () => own.current !== '' && keep(own.current)
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(keepOwn)
    }
    document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal: left.signal })
    // A press may navigate before the pending scroll frame has stored the position.
    document.addEventListener('click', keepOwn, { capture: true, signal: left.signal })
    return () => {
      pin?.abort()
      cancelAnimationFrame(frame)
      left.abort()
    }
  }, [list, shown])
}
