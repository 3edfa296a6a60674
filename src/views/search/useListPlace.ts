import { listPlaces } from '#src/actors/listPlaces.ts'
import { hold } from '#src/views/layout/pageAnchor.ts'
import { useEffect, useRef } from 'react'

const HEADER_HEIGHT = 64

/** The router names every entry of the history; the name outlives a reload. */
const historyEntry = (): string => {
  const state: unknown = history.state
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, '__TSR_key') : undefined
  return typeof key === 'string' ? key : ''
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-hotel]')]

const keep = (entry: string): void => {
  const card = cards().find((one) => one.getBoundingClientRect().bottom > HEADER_HEIGHT)
  const hotel = card?.dataset['hotel']
  if (card && hotel !== undefined) listPlaces.keep(entry, hotel, Math.round(card.getBoundingClientRect().top))
}

/**
 * Where the guest was in the list: back from a hotel, or after a reload, the same hotel stands at the same height again, in the
 * window or in whatever scrolls the list. `shown` is true once the list is there; `address` changes with the entry of the history.
 */
export const useListPlace = (shown: boolean, address: string): void => {
  const entry = useRef('')
  useEffect(() => {
    // Another order or page is a new entry in place of this one: where the guest is goes with it.
    const isReplaced = entry.current !== ''
    entry.current = historyEntry()
    if (isReplaced && shown) keep(entry.current)
    // oxlint-disable-next-line react/exhaustive-deps -- the entry changes with the address alone
  }, [address])

  useEffect(() => {
    if (!shown) return undefined
    const place = listPlaces.of(entry.current)
    const letGo =
      place &&
      hold(
        () => cards().find(({ dataset }) => dataset['hotel'] === place.hotel),
        () => place.top,
      )
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => keep(entry.current))
    }
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      letGo?.()
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [shown])
}
