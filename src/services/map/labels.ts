import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { fromLonLat } from 'ol/proj.js'
import { shiftsOfNames, type Box } from '#machines/map/map.rules.ts'
import type { MapColors } from './canvas.types.ts'
import { overlaps, type Extent } from './basemap.ts'
import { loadLabels, type Label } from './basemapCells.ts'

interface PlacedLabel {
  text: string
  x: number
  y: number
  kind: Label[3]
}

/** City names are larger than the names within a city. */
const FONT = '500 13px Rubik, "Segoe UI", Tahoma, Arial, sans-serif'
const CITY_FONT = '560 15px Rubik, "Segoe UI", Tahoma, Arial, sans-serif'
const AIR_PX = 12
const HALO_PX = 3

const fontOf = (kind: Label[3]): string => (kind === 'city' ? CITY_FONT : FONT)

/** Place names in the page’s language. The browser shapes and orders right-to-left text. */
export const createLabels = (locale: Locale, changed: () => void) => {
  const closing = new AbortController()
  let all: readonly PlacedLabel[] = []
  let zooms: readonly number[] = []
  let chosen: readonly (PlacedLabel & { down: number })[] = []
  const widths = new Map<string, number>()

  const load = async (): Promise<void> => {
    const labels = await loadLabels(locale, closing.signal)
    all = labels.map(([text, lng, lat, kind]) => {
      const [x = 0, y = 0] = fromLonLat([lng, lat])
      return { text, x, y, kind }
    })
    zooms = labels.map(([, , , , zoom]) => zoom)
    changed()
  }
  // The map works without names.
  load().catch(() => undefined)

  const widthOf = (context: CanvasRenderingContext2D, { text, kind }: PlacedLabel): number => {
    const cachedWidth = widths.get(text)
    if (cachedWidth !== undefined) return cachedWidth
    context.font = fontOf(kind)
    const { width } = context.measureText(text)
    widths.set(text, width)
    return width
  }

  return {
    /** Chooses the names that fit beside the prices, larger places first. */
    choose: (
      context: CanvasRenderingContext2D,
      seen: Extent,
      { zoom, resolution, prices }: { zoom: number; resolution: number; prices: readonly Box[] },
    ): void => {
      const near = all.filter(({ x, y }, place) => (zooms[place] ?? 0) <= zoom && overlaps([x, y, x, y], seen))
      const shifts = shiftsOfNames(
        near.map((label) => ({
          // Projected y grows to the north, screen y downwards.
          x: label.x / resolution,
          y: -label.y / resolution,
          width: widthOf(context, label) + AIR_PX,
          isCity: label.kind === 'city',
        })),
        prices,
      )
      chosen = near.flatMap((label, place) => {
        const down = shifts[place]
        return down === undefined ? [] : [{ ...label, down }]
      })
    },
    draw: (
      context: CanvasRenderingContext2D,
      at: (x: number, y: number) => [number, number],
      { land, label, ink }: MapColors,
    ): void => {
      context.direction = textDirection(locale)
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.lineJoin = 'round'
      context.lineWidth = HALO_PX
      context.strokeStyle = land
      for (const { text, x, y, kind, down } of chosen) {
        context.font = fontOf(kind)
        context.fillStyle = kind === 'city' ? ink : label
        const [left, top] = at(x, y)
        context.strokeText(text, left, top + down)
        context.fillText(text, left, top + down)
      }
    },
    close: () => closing.abort(),
  }
}
