/** Pixels that a press may move and still be one. */
const TOLERANCE_PX = 6

/**
 * Pins lie over the map and would keep its drags. A press on a pin that becomes a drag is handed to the map, as if it had begun
 * there, and no longer presses the pin.
 * @returns stops listening.
 */
export const dragThrough = (pinLayer: HTMLElement, map: HTMLElement): (() => void) => {
  /** The press that may become a drag. */
  let press: PointerEvent | null = null
  let hasDragged = false
  const down = (event: PointerEvent): void => {
    press = event.isPrimary && event.button === 0 ? event : null
    hasDragged = false
  }
  const move = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointerId) return
    if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) <= TOLERANCE_PX) return
    const { pointerId, pointerType, clientX, clientY, isPrimary, button, buttons } = press
    press = null
    hasDragged = true
    map.dispatchEvent(
      new PointerEvent('pointerdown', {
        pointerId,
        pointerType,
        clientX,
        clientY,
        isPrimary,
        button,
        buttons,
        bubbles: true,
        cancelable: true,
      }),
    )
  }
  const release = (): void => {
    press = null
  }
  const click = (event: MouseEvent): void => {
    if (hasDragged) event.stopPropagation()
    hasDragged = false
  }
  pinLayer.addEventListener('pointerdown', down)
  document.addEventListener('pointermove', move)
  document.addEventListener('pointerup', release)
  document.addEventListener('pointercancel', release)
  // React listens above this element: it must not see the click that ends a drag.
  pinLayer.addEventListener('click', click)
  return () => {
    pinLayer.removeEventListener('pointerdown', down)
    document.removeEventListener('pointermove', move)
    document.removeEventListener('pointerup', release)
    document.removeEventListener('pointercancel', release)
    pinLayer.removeEventListener('click', click)
  }
}
