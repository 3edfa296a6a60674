import OlMap from 'ol/Map.js'
import { unByKey } from 'ol/Observable.js'
import View from 'ol/View.js'
import DragPan from 'ol/interaction/DragPan.js'
import { defaults as interactionsOf } from 'ol/interaction/defaults.js'
import TileLayer from 'ol/layer/Tile.js'
import { fromLonLat, getPointResolution } from 'ol/proj.js'
import XYZ from 'ol/source/XYZ.js'
import { ZOOM, type Area, type SearchedArea } from '#machines/map/map.rules.ts'
import type { MapHandle, MapOptions } from './canvas.types.ts'
import { createDrawing } from './drawing.ts'
import { boundsOf, extentIn, extentOf, placeOn, PROJECTION, round, type Frame } from './frame.ts'
import { dragThrough } from './dragThrough.ts'
import { createBasemap } from './basemap.ts'
import { createLabels } from './labels.ts'
import { createPins } from './pins.ts'

const MOVE_MS = 250
/** Hit radius of a dot, for a mouse and for a finger. */
const MOUSE_REACH_PX = 12
const FINGER_REACH_PX = 24
/** A place closer to an edge is moved clear of it. */
const CLEAR_PX = 64
const ZOOM_DIGITS = 2
const MOVING_KEYS = /^(Arrow\w+|[+-])$/

/** Distance the map must move along one axis to bring a place clear of the edges; 0 if it is clear. */
const wayTo = (at: number, room: number): number => Math.min(0, at - CLEAR_PX) + Math.max(0, at - (room - CLEAR_PX))

/** Leaves one-finger drags to a scrolling page. */
const shyDrag = () =>
  new DragPan({
    condition: ({ originalEvent, activePointers = [] }) =>
      originalEvent instanceof PointerEvent && (originalEvent.pointerType === 'mouse' || activePointers.length > 1),
  })

/** Opens a map in an element that has a size. The basemap comes from our own server, tiles from the operator's source. */
export const openMapCanvas = ({
  element,
  pinLayer,
  searched,
  locale,
  colors,
  isStill,
  isShy,
  callbacks,
}: MapOptions): MapHandle => {
  /** The guest has moved the map since it last settled. */
  let isTheirs = false
  const view = new View({
    projection: PROJECTION,
    center: [0, 0],
    zoom: ZOOM.initial,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    enableRotation: false,
    multiWorld: true,
  })
  const zoomNow = (): number => view.getZoom() ?? ZOOM.initial
  const frameOf = (): Frame => {
    const [x = 0, y = 0] = view.getCenter() ?? []
    const [width = 0, height = 0] = map.getSize() ?? []
    return { center: [x, y], resolution: view.getResolution() ?? 1, size: [width, height] }
  }

  let pinsAt: Frame | undefined
  const placePins = (): void => {
    pinsAt = frameOf()
    pinLayer.style.translate = 'none'
    callbacks.pins(pins.place(pinsAt))
  }
  /** Pins are page elements: move the whole layer, and single pins only while zooming. */
  const movePins = (frame: Frame): void => {
    if (pinsAt === undefined) return
    if (frame.resolution === pinsAt.resolution) {
      const [left, top] = placeOn(frame, ...pinsAt.center)
      pinLayer.style.translate = `${left - frame.size[0] / 2}px ${top - frame.size[1] / 2}px`
      return
    }
    pinLayer.style.translate = 'none'
    for (const pin of pinLayer.querySelectorAll<HTMLElement>('[data-pin]')) {
      const spot = pins.find(pin.dataset['pin'] ?? '')
      if (spot === undefined) continue
      const [left, top] = placeOn(frame, spot.x, spot.y)
      pin.style.translate = `${left}px ${top}px`
    }
  }

  const pins = createPins()
  const redraw = (): void => drawing.redraw()
  const ground = createBasemap({ changed: redraw, failed: callbacks.failed })
  const labels = createLabels(locale, redraw)
  const zoomOf = ({ resolution }: Frame): number => view.getZoomForResolution(resolution) ?? ZOOM.initial
  const drawing = createDrawing({ ground, labels, pins, frameOf, zoomOf, moved: movePins })
  drawing.paint(colors)
  const tiles = new TileLayer({ visible: false })
  const map = new OlMap({
    target: element,
    view,
    layers: [tiles, drawing.layer],
    controls: [],
    interactions: interactionsOf({
      altShiftDragRotate: false,
      pinchRotate: false,
      ...(isShy ? { mouseWheelZoom: false, keyboard: false, dragPan: false } : {}),
    }),
  })
  if (isShy) map.addInteraction(shyDrag())

  const showPins = (): void => {
    if (pinsAt !== undefined) placePins()
    drawing.layer.changed()
  }
  const area = (): Area => ({ bounds: boundsOf(extentIn(frameOf())), zoom: round(zoomNow(), ZOOM_DIGITS) })
  const goTo = (to: { center?: number[]; zoom?: number }): void => {
    if (isStill) {
      if (to.center !== undefined) view.setCenter(to.center)
      if (to.zoom !== undefined) view.setZoom(to.zoom)
    } else view.animate({ ...to, duration: MOVE_MS })
  }
  const put = ({ point: { lat, lng }, bounds, zoom }: SearchedArea): void => {
    if (bounds === null) {
      view.setCenter(fromLonLat([lng, lat]))
      view.setZoom(zoom)
    } else view.fit(extentOf(bounds))
  }
  /** The last frame reported. */
  let lastFrame: Frame | undefined
  /** The map has moved since the last report: `moveend` follows with the next frame drawn. */
  const hasUnreportedMove = (): boolean => {
    if (lastFrame === undefined) return false
    const { center, resolution } = frameOf()
    return center[0] !== lastFrame.center[0] || center[1] !== lastFrame.center[1] || resolution !== lastFrame.resolution
  }
  const settle = (): void => {
    const frame = frameOf()
    if (frame.size[0] === 0 || frame.size[1] === 0) return
    lastFrame = frame
    void ground.lookAt(extentIn(frame), zoomOf(frame))
    placePins()
    callbacks.scaled(getPointResolution(PROJECTION, frame.resolution, [...frame.center]))
    if (isTheirs) callbacks.settled(area())
    else callbacks.placed(area())
    isTheirs = false
  }
  const grab = (): void => {
    if (isTheirs) return
    isTheirs = true
    callbacks.grabbed()
  }
  const hitBy = ([x = 0, y = 0]: readonly number[], event: unknown): string | null => {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
    return pins.hit(frameOf(), [x, y], isFinger ? FINGER_REACH_PX : MOUSE_REACH_PX)
  }

  const listening = [
    map.on('moveend', settle),
    // OpenLayers tells of the first `moveend` with the second frame, which nothing else need ask for.
    map.on('postrender', ({ frameState }) => {
      if (frameState !== null && lastFrame === undefined) map.render()
    }),
    map.on('pointerdrag', grab),
    map.on('pointermove', ({ pixel, originalEvent, dragging }) => {
      if (dragging || (originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch')) return
      const hit = hitBy(pixel, originalEvent)
      element.style.cursor = hit === null ? '' : 'pointer'
      callbacks.hovered(hit)
    }),
    map.on('click', ({ pixel, originalEvent }) => callbacks.pressed(hitBy(pixel, originalEvent))),
  ]
  const grabByKey = ({ key }: KeyboardEvent): void => {
    if (MOVING_KEYS.test(key)) grab()
  }
  if (!isShy) {
    element.addEventListener('wheel', grab, { passive: true })
    element.addEventListener('keydown', grabByKey)
  }
  element.addEventListener('dblclick', grab)
  const viewport = map.getViewport()
  const stopDragThrough = viewport && dragThrough(pinLayer, viewport)
  // Redraw the names once the page's typeface has loaded.
  void document.fonts.ready.then(redraw)
  put(searched)

  return {
    show: (next) => {
      isTheirs = false
      view.cancelAnimations()
      put(next)
    },
    zoomBy: (levels) => {
      grab()
      view.cancelAnimations()
      goTo({ zoom: Math.max(ZOOM.min, Math.min(ZOOM.max, zoomNow() + levels)) })
    },
    refit: () => {
      // A grab that moved nothing is over; one that still moves the map continues.
      isTheirs &&= view.getAnimating() || view.getInteracting() || hasUnreportedMove()
      map.updateSize()
      redraw()
    },
    setPlaces: (places) => {
      pins.set(places)
      if (pinsAt !== undefined) placePins()
      // Names make way for prices.
      redraw()
    },
    keepPriced: (ids) => {
      pins.keep(ids)
      showPins()
    },
    setColors: drawing.paint,
    setTiles: (address) => {
      const source = address === null ? null : new XYZ({ url: address, maxZoom: ZOOM.max })
      source?.on('tileloadend', () => callbacks.tile(true))
      source?.on('tileloaderror', () => callbacks.tile(false))
      tiles.setSource(source)
      tiles.setVisible(source !== null)
      drawing.showGround(source === null)
    },
    reveal: (id, over) => {
      const spot = pins.find(id)
      if (spot === undefined) return
      const frame = frameOf()
      const [left, top] = placeOn(frame, spot.x, spot.y)
      const isBeside = left < over.left - CLEAR_PX || left > over.right + CLEAR_PX
      const room = isBeside ? frame.size[1] : Math.min(frame.size[1], over.top)
      const [right, down] = [wayTo(left, frame.size[0]), wayTo(top, room)]
      if (right === 0 && down === 0) return
      goTo({ center: [frame.center[0] + right * frame.resolution, frame.center[1] - down * frame.resolution] })
    },
    close: () => {
      unByKey(listening)
      stopDragThrough?.()
      element.removeEventListener('wheel', grab)
      element.removeEventListener('keydown', grabByKey)
      element.removeEventListener('dblclick', grab)
      ground.close()
      labels.close()
      map.dispose()
    },
  }
}
