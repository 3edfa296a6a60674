export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Rect extends Point, Size {}

/** A point of the chart lies on screen at `point * scale + camera`, in pixels from the top left of the view. */
export interface Camera extends Point {
  scale: number
}

/** Below this scale rows cannot be read, so states are blocks. */
const FAR_BELOW = 0.55
/** Rows are 12 px high letters. */
export const READABLE_SCALE = 1.1
/** A chart that fits anyway is not blown up. */
export const MAX_FIT_SCALE = 0.95
const MIN_SCALE = 0.2
const MAX_SCALE = 3
/** Around what is fitted, in pixels on screen: above lies the crumb, below the buttons. */
const MARGIN: Size = { width: 16, height: 54 }

export const isFar = (scale: number): boolean => scale < FAR_BELOW

/** Letters of 12 px may shrink to 11 before their size is set anew: that costs a frame or two on a slow machine. */
const STEP = 12 / 11

/** Size on the chart of what is to be 1 px on screen while far, in steps; otherwise 1. */
export const inverseScale = (scale: number): number =>
  isFar(scale) ? STEP ** Math.floor(Math.log(1 / scale) / Math.log(STEP)) : 1

export const middleOf = ({ x, y, scale }: Camera, view: Size): Point => ({
  x: (view.width / 2 - x) / scale,
  y: (view.height / 2 - y) / scale,
})

/** The part of the chart that is on screen. */
export const visibleRect = ({ x, y, scale }: Camera, view: Size): Rect => ({
  x: -x / scale,
  y: -y / scale,
  width: view.width / scale,
  height: view.height / scale,
})

/** Shows a point of the chart in the middle. */
export const centeredOn = (point: Point, scale: number, view: Size): Camera => ({
  x: view.width / 2 - point.x * scale,
  y: view.height / 2 - point.y * scale,
  scale,
})

const centerOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The largest scale at which all of it fits. */
export const fitScale = (chart: Size, room: Size): number =>
  Math.min(room.width / chart.width, room.height / chart.height)

/** The part of a view that nothing covers. */
const roomIn = (view: Size): Size => ({
  width: Math.max(1, view.width - 2 * MARGIN.width),
  height: Math.max(1, view.height - 2 * MARGIN.height),
})

export const fitted = (chart: Size, view: Size): Camera =>
  centeredOn(centerOf({ x: 0, y: 0, ...chart }), Math.min(fitScale(chart, roomIn(view)), MAX_FIT_SCALE), view)

/** Centers a box; one that is larger than the view is shown from its start, where its name is. */
export const centeredOnBox = (box: Rect, scale: number, view: Size): Camera => {
  const { width, height } = roomIn(view)
  const shown = { ...box, width: Math.min(box.width, width / scale), height: Math.min(box.height, height / scale) }
  return centeredOn(centerOf(shown), scale, view)
}

export const isInView = (box: Rect, camera: Camera, view: Size): boolean => {
  const shown = visibleRect(camera, view)
  return (
    box.x >= shown.x &&
    box.y >= shown.y &&
    box.x + box.width <= shown.x + shown.width &&
    box.y + box.height <= shown.y + shown.height
  )
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** A large chart may be made as small as it needs to fit. */
export const allowedScale = (scale: number, chart: Size, view: Size): number =>
  clamp(scale, Math.min(MIN_SCALE, fitScale(chart, roomIn(view))), MAX_SCALE)

/** Keeps the middle of the view on the chart, so that the chart is never lost. */
export const bounded = (camera: Camera, chart: Size, view: Size): Camera => {
  const middle = middleOf(camera, view)
  const kept = { x: clamp(middle.x, 0, chart.width), y: clamp(middle.y, 0, chart.height) }
  return middle.x === kept.x && middle.y === kept.y ? camera : centeredOn(kept, camera.scale, view)
}

/** Scales so that the point under `at` (pixels from the top left of the view) stays there. */
export const zoomedTo = (camera: Camera, scale: number, at: Point): Camera => ({
  x: at.x - ((at.x - camera.x) * scale) / camera.scale,
  y: at.y - ((at.y - camera.y) * scale) / camera.scale,
  scale,
})

/** One finger moves the chart; two also scale it, about the middle between them. */
export const dragged = (from: readonly Point[], to: readonly Point[]): Point & { by: number; at: Point } => {
  const [before, after] = [meanOf(from), meanOf(to)]
  const spread = spreadOf(from, before)
  return {
    x: after.x - before.x,
    y: after.y - before.y,
    by: spread === 0 ? 1 : spreadOf(to, after) / spread,
    at: after,
  }
}

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spreadOf = (points: readonly Point[], mean: Point): number =>
  points.reduce((sum, { x, y }) => sum + Math.hypot(x - mean.x, y - mean.y), 0)
