let holders = 0

/**
 * Stops the page from scrolling below an overlay, without a shift where the scroll bar disappears. Returns a function that
 * undoes it.
 */
export const lockScroll = (): (() => void) => {
  const { style, clientWidth } = document.documentElement
  if (holders === 0) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  holders += 1
  return () => {
    holders -= 1
    if (holders > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}
