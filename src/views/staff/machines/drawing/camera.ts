import { useSyncExternalStore } from 'react'
import {
  allowedScale,
  bounded,
  fitted,
  middleOf,
  zoomedTo,
  centeredOn,
  type Camera,
  type Point,
  type Size,
} from './camera.rules.ts'

/** Where a drawing is looked at from. Outside React's state: a chart is panned without being rendered again. */
export interface CameraStore {
  get: () => Camera
  /** Size of the view in pixels. */
  view: () => Size
  /** Replaces the camera, kept within bounds. */
  set: (camera: Camera) => void
  /** Scales by a factor about a point of the view, its middle by default. */
  zoom: (by: number, at?: Point) => void
  fit: () => void
  /** Keeps the point in the middle where it is. The first size fits the chart. */
  resize: (view: Size) => void
  subscribe: (listener: () => void) => () => void
}

export const createCamera = (chart: Size): CameraStore => {
  const listeners = new Set<() => void>()
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let view: Size = { width: 0, height: 0 }
  const set = (next: Camera): void => {
    camera = bounded(next, chart, view)
    for (const listener of listeners) listener()
  }
  return {
    get: () => camera,
    view: () => view,
    set,
    zoom: (by, at = { x: view.width / 2, y: view.height / 2 }) =>
      set(zoomedTo(camera, allowedScale(camera.scale * by, chart, view), at)),
    fit: () => set(fitted(chart, view)),
    resize: (size) => {
      const middle = view.width === 0 ? null : middleOf(camera, view)
      view = size
      set(middle === null ? fitted(chart, view) : centeredOn(middle, camera.scale, view))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A value of the camera; renders again only when it changes, so `select` returns a primitive. */
export const useCamera = <Value extends string | number | boolean>(
  camera: CameraStore,
  select: (camera: Camera, view: Size) => Value,
): Value => useSyncExternalStore(camera.subscribe, () => select(camera.get(), camera.view()))
