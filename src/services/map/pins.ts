import { fromLonLat } from 'ol/proj.js'
import { priceBox, pricedPins, type Box, type Pin, type PinSide } from '#machines/map/map.rules.ts'
import type { MapColors, PinnedPlace, PlacedPins } from './canvas.types.ts'
import { placeOn, type Frame } from './frame.ts'

/** More prices at once are unreadable, and slow to move. */
const MAX_PRICED = 60
/** Share of the view's size around it in which pins are placed too, ready for the map to move. */
const MARGIN = 0.4
const DOT_PX = 5
const DOT_EDGE_PX = 2

interface Spot {
  id: string
  x: number
  y: number
  width: number
}

const isWithin = ([width, height]: Frame['size'], { x, y }: Pick<Pin, 'x' | 'y'>, margin: number): boolean =>
  x >= -width * margin && x <= width * (1 + margin) && y >= -height * margin && y <= height * (1 + margin)

/** Positions of the hotels, which of them show a price, and the dots of the others. */
export const createPins = () => {
  let spots: readonly Spot[] = []
  let byId: ReadonlyMap<string, Spot> = new Map()
  /** Shown with their price whatever they cover, so that pointing at one changes no other. */
  let alwaysPriced: ReadonlySet<string> = new Set()
  let priced: ReadonlyMap<string, PinSide> = new Map()
  let pricedAt = 0
  let elements: ReadonlySet<string> = new Set()
  let sprite: { canvas: HTMLCanvasElement; key: string } | undefined

  const choosePriced = (resolution: number): void => {
    pricedAt = resolution
    // Projected y grows to the north, screen y downwards.
    priced = pricedPins(spots.map(({ id, x, y, width }) => ({ id, x: x / resolution, y: -y / resolution, width })))
  }

  const spriteOf = ({ ink, edge }: MapColors, pixelRatio: number): HTMLCanvasElement => {
    const key = `${ink} ${edge} ${pixelRatio}`
    if (sprite?.key === key) return sprite.canvas
    const radius = DOT_PX + DOT_EDGE_PX
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.ceil(2 * radius * pixelRatio)
    const context = canvas.getContext('2d')
    if (context !== null) {
      context.scale(pixelRatio, pixelRatio)
      context.beginPath()
      context.arc(radius, radius, DOT_PX + DOT_EDGE_PX / 2, 0, 2 * Math.PI)
      context.fillStyle = ink
      context.fill()
      context.lineWidth = DOT_EDGE_PX
      context.strokeStyle = edge
      context.stroke()
    }
    sprite = { canvas, key }
    return canvas
  }

  return {
    set: (places: readonly PinnedPlace[]): void => {
      spots = places.map(({ id, location: { lat, lng }, width }) => {
        const [x = 0, y = 0] = fromLonLat([lng, lat])
        return { id, x, y, width }
      })
      byId = new Map(spots.map((spot) => [spot.id, spot]))
      pricedAt = 0
    },
    keep: (ids: readonly string[]): void => {
      alwaysPriced = new Set(ids)
    },
    /** Boxes covered by prices, in map pixels at a resolution. */
    prices: (resolution: number): Box[] => {
      if (pricedAt !== resolution) choosePriced(resolution)
      return spots.flatMap(({ id, x, y, width }) => {
        const side = priced.get(id)
        return side === undefined ? [] : [priceBox({ id, x: x / resolution, y: -y / resolution, width }, side)]
      })
    },
    find: (id: string): Spot | undefined => byId.get(id),
    place: (frame: Frame): PlacedPins => {
      if (pricedAt !== frame.resolution) choosePriced(frame.resolution)
      const pins = spots.map(({ id, x, y }) => {
        const [left, top] = placeOn(frame, x, y)
        return { id, x: left, y: top }
      })
      const near = pins.filter((pin) => isWithin(frame.size, pin, MARGIN))
      const seen = pins.filter((pin) => isWithin(frame.size, pin, 0))
      const most = near.filter(({ id }) => priced.has(id)).slice(0, MAX_PRICED)
      const shown = [...most, ...near.filter((pin) => alwaysPriced.has(pin.id) && !most.includes(pin))]
      elements = new Set(shown.map(({ id }) => id))
      return {
        priced: shown.map((pin) => ({ ...pin, side: priced.get(pin.id) ?? 'above' })),
        inSight: seen.map(({ id }) => id),
      }
    },
    drawDots: (context: CanvasRenderingContext2D, frame: Frame, colors: MapColors, pixelRatio: number): void => {
      const dot = spriteOf(colors, pixelRatio)
      const side = dot.width / pixelRatio
      // Draw backwards: earlier places lie on top.
      for (let at = spots.length - 1; at >= 0; at -= 1) {
        const spot = spots[at]
        if (spot === undefined || elements.has(spot.id)) continue
        const [left, top] = placeOn(frame, spot.x, spot.y)
        if (left < -side || top < -side || left > frame.size[0] + side || top > frame.size[1] + side) continue
        context.drawImage(dot, left - side / 2, top - side / 2, side, side)
      }
    },
    /** The nearest place within reach of a pointer; null if none. */
    hit: (frame: Frame, [x, y]: readonly [number, number], reach: number): string | null => {
      let [nearest, least]: [string | null, number] = [null, reach]
      for (const { id, x: east, y: north } of spots) {
        const [left, top] = placeOn(frame, east, north)
        const distance = Math.hypot(left - x, top - y)
        if (distance < least) [nearest, least] = [id, distance]
      }
      return nearest
    },
  }
}
