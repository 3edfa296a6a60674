/** Where everything of a chart lies, in pixels from the left and the top. */
export interface ChartLayout {
  width: number
  height: number
  boxes: readonly PlacedBox[]
  lines: readonly PlacedLine[]
  /** From the dot at which a box begins to its first state. */
  starts: readonly PlacedStart[]
}

export interface PlacedBox {
  /** Of its state. */
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
  /** Left, top, width and height of what is written on it; null: nothing. */
  label: readonly [x: number, y: number, width: number, height: number] | null
}

export interface PlacedStart {
  /** The box whose beginning it is. */
  id: string
  /** The middle of the dot. */
  dot: Point
  points: readonly Point[]
}
