import { number, record, string, type, define, array, create, type Infer, tuple, enums } from 'superstruct'
import type { Locale } from '#contract/shared/locale.ts'
import version from './data/version.json' with { type: 'json' }
import arabicLabels from './data/labels.ar.json?url'
import englishLabels from './data/labels.en.json?url'
import hebrewLabels from './data/labels.he.json?url'

/** Integers: the first corner, then the offset of each further one from the previous. */
type Line = readonly number[]

const isLine = (value: unknown): value is Line => Array.isArray(value) && value.every(Number.isFinite)
const Line = define<Line>('line', isLine)
const Polygons = array(array(Line))

/** Shapes on a grid of `step` meters in Web Mercator. */
const BasemapCell = type({ step: number(), land: Polygons })
const CityCell = type({
  step: number(),
  land: Polygons,
  rivers: array(type({ width: number(), course: Line })),
  parks: Polygons,
})
/** West, south, east, north, in projected meters. */
const Box = tuple([number(), number(), number(), number()])
const WorldCell = type({
  step: number(),
  land: Polygons,
  regions: type({ across: number(), cells: array(string()) }),
  cities: record(string(), Box),
})
const Label = tuple([
  string(),
  number(),
  number(),
  enums(['city', 'district', 'landmark', 'station', 'airport']),
  number(),
])
export type BasemapCell = Infer<typeof BasemapCell>
export type CityCell = Infer<typeof CityCell>
export type WorldCell = Infer<typeof WorldCell>
export type Label = Infer<typeof Label>

const LABELS: Readonly<Record<Locale, string>> = { en: englishLabels, ar: arabicLabels, he: hebrewLabels }

const load = async (address: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
const piece = (name: string, signal: AbortSignal) => load(`/assets/${version}/${name}.json`, signal)

export const loadWorldMap = async (signal: AbortSignal) => create(await piece('world', signal), WorldCell)
export const loadRegion = async (cell: string, signal: AbortSignal) => create(await piece(cell, signal), BasemapCell)
export const loadCity = async (id: string, signal: AbortSignal) => create(await piece(id, signal), CityCell)
export const loadLabels = async (locale: Locale, signal: AbortSignal) =>
  create(await load(LABELS[locale], signal), array(Label))

/** Corners as a flat x, y list, in meters. */
export const unpack = (line: Line, step: number): number[] => {
  const flat: number[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < line.length; at += 2) {
    x += line[at] ?? 0
    y += line[at + 1] ?? 0
    flat.push(x * step, y * step)
  }
  return flat
}
