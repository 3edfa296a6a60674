import type { MapHandle, PlacedPins } from '#src/actors/search/map.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { classes } from '#src/ui/classes.ts'
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { HotelOnMap } from './HotelsMap.tsx'
import * as css from './PricePins.css.ts'

export interface PricePinsProps {
  ref: Ref<HTMLUListElement>
  pins: PlacedPins
  hotels: ReadonlyMap<string, HotelOnMap>
  handle: MapHandle | null
  lit: string | null
  picked: string | null
  onLight: (id: string | null) => void
  onPress: (id: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Prices on the map: one tab stop, from which arrows walk all hotels in view in list order. A dot shows its price when reached.
 */
export const PricePins = ({ ref, pins, hotels, handle, lit, picked, onLight, onPress }: PricePinsProps) => {
  const words = useI18n()
  const [active, setActive] = useState<string | null>(null)
  const coming = useRef<string | null>(null)
  const list = useRef<HTMLUListElement | null>(null)
  const { priced, inSight } = pins
  const stop = [active, picked].find((id) => id !== null && inSight.includes(id)) ?? inSight[0]

  useEffect(() => {
    handle?.keepPriced([lit, picked, active, stop].filter((id) => id !== null && id !== undefined))
  }, [active, handle, lit, picked, stop])
  useEffect(() => {
    const id = coming.current
    if (id === null) return
    const button = buttonOf(list.current, id)
    if (button === null) return
    coming.current = null
    button.focus({ preventScroll: true })
  })

  const walk = (event: KeyboardEvent, id: string): void => {
    const forward = words.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = words.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const at = inSight.indexOf(id)
    const places: Readonly<Record<string, number>> = {
      ...Object.fromEntries(Object.entries(STEPS).map(([key, step]) => [key, at + step])),
      [forward]: at + 1,
      [backward]: at - 1,
      Home: 0,
      End: inSight.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    const next = inSight[place]
    if (next === undefined) return
    coming.current = next
    setActive(next)
  }

  return (
    <ul
      ref={(element) => {
        list.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref !== null) ref.current = element
      }}
      className={css.layer}
      aria-label={words.plural('map.pins', inSight.length)}
    >
      {priced.map(({ id, x, y, side }) => {
        const hotel = hotels.get(id)
        if (hotel === undefined) return null
        const isLit = id === lit || id === picked
        return (
          <li
            key={id}
            data-pin={id}
            className={classes(css.pin, isLit && css.front)}
            style={{ translate: `${x}px ${y}px` }}
            aria-posinset={inSight.indexOf(id) + 1}
            aria-setsize={inSight.length}
            aria-hidden={!inSight.includes(id)}
          >
            <button
              type="button"
              className={classes(css.priceOn[side], isLit && css.lit)}
              tabIndex={id === stop ? 0 : -1}
              aria-label={words.t(hotel.isOnRequest ? 'map.pinOnRequest' : 'map.pin', {
                name: hotel.name,
                price: words.money(hotel.hours_total),
              })}
              aria-haspopup="dialog"
              aria-expanded={id === picked}
              onClick={() => onPress(id)}
              onKeyDown={(event) => walk(event, id)}
              onFocus={() => {
                setActive(id)
                onLight(id)
              }}
              onBlur={() => onLight(null)}
              onPointerEnter={() => onLight(id)}
              onPointerLeave={() => onLight(null)}
            >
              <Money dollars={hotel.hours_total} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const buttonOf = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"] button`) ?? null
