import { listScrollPositions } from '#src/actors/search/listScrollPositions.ts'
import { pinScroll } from '#src/views/layout/pinScroll.ts'
import { useEffect, useRef } from 'react'

const HEADER_HEIGHT = 64

/** The router names every entry of the history; the name outlives a reload. */
const historyEntry = (): string => {
  const state: unknown = history.state
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, '__TSR_key') : undefined
  return typeof key === 'string' ? key : ''
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-hotel]')]

/** On a wide screen the list scrolls in its column, on a phone with the page. */
export const toListTop = (): void => {
  for (const scroller of [document.querySelector('[data-scroller]'), globalThis]) scroller?.scrollTo(0, 0)
}

const keep = (entry: string): void => {
  const card = cards().find((one) => one.getBoundingClientRect().bottom > HEADER_HEIGHT)
  const hotel = card?.dataset['hotel']
  if (card && hotel !== undefined) listScrollPositions.keep(entry, hotel, Math.round(card.getBoundingClientRect().top))
}

/**
 * Where the guest was in the list: back from a hotel or another list, or after a reload, the same hotel stands at the same height
 * again, in the window or in whatever scrolls the list. Another list begins at its top.
 * @param list names what was searched.
 * @param shown once that is there.
 * @param at changes with the entry of the history; its step where that is another one, and not one in place of it. It may be known
 * before the list that it names.
 */
export const useListScrollRestore = (list: string, shown: boolean, at: { href: string; step: number }): void => {
  const entry = useRef('')
  const last = useRef({ list, ...at })
  /** That of the list in sight; empty while the next one is on its way: the one before is shortened to its first page then. */
  const own = useRef('')
  useEffect(() => {
    // Another order or page is a new entry in place of this one: where the guest is goes with it.
    const isReplaced = entry.current !== '' && last.current.step === at.step
    entry.current = historyEntry()
    // What opens over the list has its address.
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
    const held =
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
    // What is pressed may lead away before the list has said that it was scrolled.
    document.addEventListener('click', keepOwn, { capture: true, signal: left.signal })
    return () => {
      held?.abort()
      cancelAnimationFrame(frame)
      left.abort()
    }
  }, [list, shown])
}
