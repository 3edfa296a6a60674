import Layer from 'ol/layer/Layer.js'
import type { MapColors } from './canvas.types.ts'
import { extentIn, placeOn, type Frame } from './frame.ts'
import type { createBasemap } from './basemap.ts'
import type { createLabels } from './labels.ts'
import type { createPins } from './pins.ts'

/** The basemap is drawn larger than the view, so that moving it shows no edge. */
const WIDER = 1.5

const createContext = (): CanvasRenderingContext2D => {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) throw new Error('the browser draws no canvas')
  return context
}

interface Parts {
  ground: ReturnType<typeof createBasemap>
  labels: ReturnType<typeof createLabels>
  pins: ReturnType<typeof createPins>
  frameOf: () => Frame
  zoomOf: (frame: Frame) => number
  /** Called on each frame, to move the pins along. */
  moved: (frame: Frame) => void
}

/** One canvas: the basemap as last drawn, shifted, with names and dots drawn over it in each frame. */
export const createDrawing = ({ ground, labels, pins, frameOf, zoomOf, moved }: Parts) => {
  const screen = createContext()
  const wide = createContext()
  screen.canvas.style.position = 'absolute'
  let colors: MapColors | undefined
  let hasGround = true
  let isStale = true
  let drawn: Frame = { center: [0, 0], resolution: 1, size: [0, 0] }

  const drawGround = (frame: Frame, pixelRatio: number, painted: MapColors): void => {
    const [width, height] = [frame.size[0] * WIDER, frame.size[1] * WIDER]
    wide.canvas.width = Math.round(width * pixelRatio)
    wide.canvas.height = Math.round(height * pixelRatio)
    const seen = extentIn(frame, WIDER)
    const [x, y] = frame.center
    const at = (east: number, north: number): [number, number] => [
      ((east - x) / frame.resolution + width / 2) * pixelRatio,
      ((y - north) / frame.resolution + height / 2) * pixelRatio,
    ]
    ground.draw(wide, { seen, zoom: zoomOf(frame), scale: pixelRatio / frame.resolution, at }, painted)
    const { resolution } = frame
    labels.choose(screen, seen, { zoom: zoomOf(frame), resolution, prices: pins.prices(resolution) })
    drawn = frame
    isStale = false
  }

  /** Whether the basemap as last drawn still covers the view. */
  const covers = (frame: Frame): boolean => {
    const [west, south, east, north] = extentIn(frame)
    const [drawnWest, drawnSouth, drawnEast, drawnNorth] = extentIn(drawn, WIDER)
    return west >= drawnWest && south >= drawnSouth && east <= drawnEast && north <= drawnNorth
  }

  const takeSize = ([width, height]: readonly [number, number], pixelRatio: number): void => {
    const { canvas } = screen
    const [wideNow, highNow] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)]
    if (canvas.width === wideNow && canvas.height === highNow) return
    canvas.width = wideNow
    canvas.height = highNow
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
  }

  const layer = new Layer({
    render: ({ pixelRatio, viewHints: [animating = 0, interacting = 0] }) => {
      const frame = frameOf()
      takeSize(frame.size, pixelRatio)
      screen.setTransform(1, 0, 0, 1, 0, 0)
      screen.clearRect(0, 0, screen.canvas.width, screen.canvas.height)
      screen.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
      if (colors !== undefined) {
        if (hasGround) {
          const isStill = animating + interacting === 0
          const isSame = frame.resolution === drawn.resolution && frame.size.join() === drawn.size.join()
          if (isStale || !covers(frame) || (isStill && !isSame)) drawGround(frame, pixelRatio, colors)
          screen.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
          const scale = (WIDER * drawn.resolution) / frame.resolution
          const [width, height] = [drawn.size[0] * scale, drawn.size[1] * scale]
          const [left, top] = placeOn(frame, ...drawn.center)
          screen.drawImage(wide.canvas, left - width / 2, top - height / 2, width, height)
        }
        pins.drawDots(screen, frame, colors, pixelRatio)
        if (hasGround) labels.draw(screen, (x, y) => placeOn(frame, x, y), colors)
      }
      moved(frame)
      return screen.canvas
    },
  })
  const redraw = (): void => {
    isStale = true
    layer.changed()
  }

  return {
    layer,
    redraw,
    paint: (next: MapColors): void => {
      colors = next
      redraw()
    },
    /** False: shows the tile layer below. */
    showGround: (isShown: boolean): void => {
      hasGround = isShown
      redraw()
    },
  }
}
