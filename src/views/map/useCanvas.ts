import {
  mapTiles,
  openMapCanvas,
  type MapActor,
  type MapHandle,
  type PinnedPlace,
  type PlacedPins,
} from '#src/actors/search/map.ts'
import { selectBasemap } from '#machines/map/map.selectors.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { useMedia } from '#src/ui/hooks/useMedia.ts'
import { useSelector } from '@xstate/react'
import { REDUCED_MOTION } from '#src/styles/media.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { colorsAt, followScheme } from './colors.ts'
import type { MapArea } from './HotelsMap.tsx'

export interface CanvasView {
  handle: MapHandle | null
  pins: PlacedPins
  /** Meters per pixel; null until the map is drawn. */
  metresPerPixel: number | null
  hasFailed: boolean
  /** Attribution of the tiles; null if none. */
  attribution: string | null
}

const NO_PINS: PlacedPins = { priced: [], inSight: [] }

export interface CanvasOptions {
  /** Must be the same array while unchanged. */
  places: readonly PinnedPlace[]
  /** On a page that scrolls. */
  isShy?: boolean
  onLight?: (id: string | null) => void
  onSearchArea?: (area: MapArea) => void
}

/** The canvas of a map, connected to its machine and the page. */
export const useCanvas = (
  actor: MapActor,
  basemap: RefObject<HTMLDivElement | null>,
  pinLayer: RefObject<HTMLElement | null>,
  { places, isShy = false, onLight, onSearchArea }: CanvasOptions,
): CanvasView => {
  const { locale } = useI18n()
  const isStill = useMedia(REDUCED_MOTION)
  const groundKind = useSelector(actor, selectBasemap)
  const [handle, setHandle] = useState<MapHandle | null>(null)
  const [pins, setPins] = useState(NO_PINS)
  const [metresPerPixel, setMetresPerPixel] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [tiles, setTiles] = useState<Awaited<ReturnType<typeof mapTiles>> | null>(null)
  const callbacks = useRef({ onLight, onSearchArea })
  useEffect(() => {
    callbacks.current = { onLight, onSearchArea }
  })

  useEffect(() => {
    const [element, layer] = [basemap.current, pinLayer.current]
    if (element === null || layer === null) return undefined
    const opened = openMapCanvas({
      element,
      pinLayer: layer,
      searched: actor.getSnapshot().context.searched,
      locale,
      colors: colorsAt(element),
      isStill,
      isShy,
      callbacks: {
        placed: (area) => actor.send({ type: 'map.placed', area }),
        grabbed: () => actor.send({ type: 'map.dragStart' }),
        settled: (area) => actor.send({ type: 'map.moveEnd', area }),
        pins: setPins,
        hovered: (id) => callbacks.current.onLight?.(id),
        pressed: (id) => actor.send(id === null ? { type: 'map.press' } : { type: 'pin.press', id }),
        scaled: setMetresPerPixel,
        failed: () => setHasFailed(true),
        tile: (hasCome) => actor.send({ type: hasCome ? 'tile.loaded' : 'tile.failed' }),
      },
    })
    setHandle(opened)
    const unfollow = followScheme(element, opened)
    const listening = [
      actor.on('show', ({ searched }) => opened.show(searched)),
      actor.on('fit', () => opened.refit()),
      actor.on('area.searchRequested', ({ searched: { bounds, zoom } }) => {
        if (bounds !== null) callbacks.current.onSearchArea?.({ bounds, zoom })
      }),
    ]
    const sizes = new ResizeObserver(() => actor.send({ type: 'map.resize' }))
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      unfollow()
      for (const one of listening) one.unsubscribe()
      opened.close()
      setHandle(null)
    }
  }, [actor, basemap, isShy, isStill, locale, pinLayer])

  useEffect(() => handle?.setPlaces(places), [handle, places])
  useEffect(() => {
    let isHere = true
    const offer = async (): Promise<void> => {
      const set = await mapTiles()
      if (!isHere || set.tiles === null) return
      setTiles(set)
      actor.send({ type: 'tiles.offer' })
    }
    // The offline map works without tiles.
    offer().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [actor])
  const isTiled = groundKind === 'tiled'
  useEffect(() => handle?.setTiles(isTiled ? (tiles?.tiles ?? null) : null), [handle, isTiled, tiles])

  return { handle, pins, metresPerPixel, hasFailed, attribution: isTiled ? (tiles?.attribution ?? null) : null }
}
