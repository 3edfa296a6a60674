/** Positions of all parts of a chart, in pixels from the top left. */
export interface ChartLayout {
  width: number
  height: number
  boxes: readonly PlacedBox[]
  lines: readonly PlacedLine[]
  /** Arrows from the initial dot of a box to its first state. */
  starts: readonly PlacedStart[]
}

export interface PlacedBox {
  /** ID of the box's state. */
  id: string
  x: number
  y: number
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]

export interface PlacedLine {
  id: string
  points: readonly Point[]
  /** Left, top, width and height of the label; null if there is none. */
  label: readonly [x: number, y: number, width: number, height: number] | null
}

export interface PlacedStart {
  /** The box that contains the dot. */
  id: string
  /** Center of the dot. */
  dot: Point
  points: readonly Point[]
}
