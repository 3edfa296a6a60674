import { useEffect, useRef } from 'react'
import type { CameraStore } from './camera.ts'
import { dragged, type Point } from './camera.rules.ts'

/** A press that moves less is a click. */
const SLACK_PX = 4
const WHEEL_LINE_PX = 16
/** Pixels of a wheel that scale by e. */
const WHEEL_PER_E = 200

/**
 * Drag and wheel move, pinch and ctrl+wheel scale. A click on the ground, not after a drag, chooses nothing any more.
 * Buttons over the drawing are in elements with `data-overlay`.
 */
export const useGestures = (
  view: { current: HTMLElement | null },
  camera: CameraStore,
  onChooseState: (id: null) => void,
): void => {
  const choose = useRef(onChooseState)
  useEffect(() => {
    choose.current = onChooseState
  })
  useEffect(() => {
    const element = view.current
    if (element === null) return
    const pointers = new Map<number, Point>()
    let isDragging = false
    const pointIn = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }

    const press = (event: PointerEvent): void => {
      if (pointers.size === 0) isDragging = false
      if (event.button !== 0 || isOverlay(event)) return
      pointers.set(event.pointerId, pointIn(event))
    }
    const move = (event: PointerEvent): void => {
      const from = pointers.get(event.pointerId)
      if (from === undefined) return
      const to = pointIn(event)
      if (!isDragging && Math.hypot(to.x - from.x, to.y - from.y) <= SLACK_PX) return
      if (!isDragging) {
        isDragging = true
        element.dataset['dragging'] = ''
      }
      const before = [...pointers.values()]
      pointers.set(event.pointerId, to)
      const { x, y, by, at } = dragged(before, [...pointers.values()])
      const now = camera.get()
      camera.set({ ...now, x: now.x + x, y: now.y + y })
      if (by !== 1) camera.zoom(by, at)
    }
    const release = (event: PointerEvent): void => {
      pointers.delete(event.pointerId)
      if (pointers.size === 0) delete element.dataset['dragging']
    }
    const click = (event: MouseEvent): void => {
      // A click by keyboard follows no press.
      if (isDragging && event.detail > 0) {
        isDragging = false
        event.stopPropagation()
        return
      }
      if (event.target instanceof Element && event.target.closest('button') === null && !isOverlay(event))
        choose.current(null)
    }
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      const unit =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE
          ? WHEEL_LINE_PX
          : event.deltaMode === WheelEvent.DOM_DELTA_PAGE
            ? camera.view().height
            : 1
      if (event.ctrlKey || event.metaKey) {
        camera.zoom(Math.exp((-event.deltaY * unit) / WHEEL_PER_E), pointIn(event))
        return
      }
      const now = camera.get()
      camera.set({ ...now, x: now.x - event.deltaX * unit, y: now.y - event.deltaY * unit })
    }

    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', press, { signal })
    element.addEventListener('click', click, { signal, capture: true })
    // React's own listeners of the wheel are passive: the page would scroll.
    element.addEventListener('wheel', turn, { signal, passive: false })
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', release, { signal })
    addEventListener('pointercancel', release, { signal })
    return () => listening.abort()
  }, [view, camera])
}

const isOverlay = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-overlay]') !== null
