let holders = 0

/** Holds the page still behind what is open over it, without moving it aside where a scroll bar goes. Returns the way back. */
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
