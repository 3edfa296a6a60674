import { useRef, useState, type PointerEvent } from 'react'

/** Minimum swipe to the next picture, in pixels. */
const SWIPE_PX = 48
const LARGEST = 4
const LARGE = 2

interface Spot {
  x: number
  y: number
}
interface View extends Spot {
  scale: number
}
const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** Limits the offset to the picture's edges. */
const within = ({ scale, x, y }: View, frame: Element): View => {
  const most = (size: number): number => ((scale - 1) * size) / 2
  const clamp = (at: number, size: number): number => Math.max(-most(size), Math.min(most(size), at))
  return { scale, x: clamp(x, frame.clientWidth), y: clamp(y, frame.clientHeight) }
}

const apart = ([one, other]: readonly Spot[]): number =>
  one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1

/**
 * Touch gestures on a picture: one finger swipes, or pans when zoomed; two fingers zoom.
 * @param go moves by one, in reading direction.
 */
export const useZoomGestures = (go: (steps: number) => void) => {
  const [view, setView] = useState(WHOLE)
  const fingers = useRef(new Map<number, Spot>())
  const start = useRef<{ view: View; spots: Spot[] }>({ view: WHOLE, spots: [] })
  const isLarge = view.scale > 1

  const begin = (): void => {
    start.current = { view, spots: [...fingers.current.values()] }
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      event.currentTarget.setPointerCapture(event.pointerId)
      begin()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const { view: from, spots } = start.current
      const now = [...fingers.current.values()]
      if (now.length === 2) {
        const scale = Math.max(1, Math.min(LARGEST, (from.scale * apart(now)) / apart(spots)))
        setView(within({ ...from, scale }, event.currentTarget))
      } else if (isLarge && now[0] && spots[0]) {
        const moved = { ...from, x: from.x + now[0].x - spots[0].x, y: from.y + now[0].y - spots[0].y }
        setView(within(moved, event.currentTarget))
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const [first] = start.current.spots
      const isAlone = fingers.current.size === 1
      fingers.current.delete(event.pointerId)
      const way = first && isAlone && !isLarge ? event.clientX - first.x : 0
      begin()
      if (Math.abs(way) < SWIPE_PX) return
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      // Swiping toward the start of the line shows the next picture.
      go(way < 0 === !rtl ? 1 : -1)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId)
      begin()
    },
  }
  return {
    view,
    isLarge,
    toggle: () => setView(isLarge ? WHOLE : { ...WHOLE, scale: LARGE }),
    handlers,
  }
}
